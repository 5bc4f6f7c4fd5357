/** A tag as the contract has it. */
export interface TagRow {
  id: number;
  tag_name: string;
  grade: number;
}

/** An article in a list as the queries answer it. */
export interface SummaryRow {
  id: number;
  tag_ids: number[];
}

/** Gives articles their tags, in each article's own order; a tag that is no more is left out. */
export function withTags<Row extends SummaryRow>(
  rows: Row[],
  tags: TagRow[],
): (Omit<Row, 'tag_ids'> & { tags: TagRow[] })[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  return rows.map(({ tag_ids: ids, ...row }) => ({ ...row, tags: ids.flatMap((id) => byId.get(id) ?? []) }));
}
