import { fixtureIndustries, type FixtureArticle } from './fixture.ts';

/** What a list of articles is requested with. */
export type ArticleListQuery = Partial<
  Record<'sid' | 'tid' | 'type' | 'year' | 'month' | 'sort' | 'page' | 'rows', string | number>
>;

/** The list as it is worked out by hand from all rows, to compare with what counters and indexes give. */
export function expectedList(
  rows: FixtureArticle[],
  edition: 'cn' | 'en',
  query: ArticleListQuery,
  parents = new Map(fixtureIndustries.map(({ id, parentId }) => [id, parentId])),
) {
  const local = ({ publishedAt }: FixtureArticle) => new Date(publishedAt.getTime() + 8 * 3_600_000);
  const year = (row: FixtureArticle) => local(row).getUTCFullYear();
  const month = (row: FixtureArticle) => local(row).getUTCMonth() + 1;
  const industries = (row: FixtureArticle) =>
    row.industryId === null ? [] : [row.industryId, parents.get(row.industryId) ?? null].filter((id) => id !== null);
  const found = rows
    .filter((row) => row.edition === edition && row.published)
    .filter((row) => !query.sid || industries(row).includes(Number(query.sid)))
    .filter((row) => !query.tid || row.tagIds.includes(Number(query.tid)))
    .filter((row) => !query.type || row.types.includes(query.type as never))
    .filter((row) => !query.year || year(row) === Number(query.year))
    .filter((row) => !query.month || month(row) === Number(query.month))
    .sort(
      (a, b) => (b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id) * (query.sort === 'oldest' ? -1 : 1),
    );
  const size = Number(query.rows ?? 20);
  const page = Math.max(1, Number(query.page ?? 1));
  const count = (values: (string | number)[]) => {
    const counts = new Map<string | number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    total: found.length,
    page,
    ids: found.slice((page - 1) * size, page * size).map(({ id }) => id),
    industrys: count(found.flatMap(industries)),
    tags: count(found.flatMap(({ tagIds }) => tagIds)),
    types: count(found.flatMap((row) => row.types)),
    years: count(found.map(year)),
    months: query.year ? count(found.map(month)) : query.month ? { [query.month]: found.length } : {},
  };
}

/** The response of a list, reduced to what `expectedList` works out. */
// oxlint-disable-next-line typescript/no-explicit-any -- wire data, checked by what it is compared with
export function shown(data: any) {
  const counts = (facet: { value: string | number; count: number }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { industrys, tags, types, years, months } = data.facets;
  return {
    total: data.total,
    page: data.page,
    ids: data.list.map(({ id }: { id: number }) => id),
    industrys: counts(industrys),
    tags: counts(tags),
    types: counts(types),
    years: counts(years),
    months: counts(months),
  };
}

/** The query of a URL. */
export const search = (query: ArticleListQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
