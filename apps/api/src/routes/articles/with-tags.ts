import { externalUrl } from '@millwright/domain';

/** A tag as the contract has it. */
export interface TagRow {
  id: number;
  tag_name: string;
  grade: number;
}

/** An article in a list as the queries return it. */
export interface SummaryRow {
  id: number;
  url: string | null;
  tag_ids: number[];
  /** The tables of its body, where they were requested. */
  tables?: string | null;
}

/**
 * Gives articles their tags, each once, in each article's own order; a tag that is no more is left out. So is a URL
 * that leads nowhere else: such an article is read here.
 */
export function withTags<Row extends SummaryRow>(
  rows: Row[],
  tags: TagRow[],
  siteOrigins: readonly string[],
): (Omit<Row, 'tag_ids'> & { tags: TagRow[] })[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  return rows.map(({ tag_ids: ids, ...row }) => ({
    ...row,
    url: externalUrl(row.url, siteOrigins),
    tags: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
  }));
}
