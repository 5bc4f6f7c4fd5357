import { editionKeys, storedKeys, type EditionKey } from '@millwright/domain';
import { shownParameters } from '../../content/shown-parameters.ts';
import { entryFacet, entryLanguages, type EntryKind } from '../../db/schema.ts';
import type { EntryFacetRow, EntryRow } from './entries.queries.ts';
import { isInEditions, partIn } from '../../db/in-edition.ts';

/** What `entryDetailQuery` returns. */
export interface EntryDetailRow {
  item: EntryRow;
  related: EntryRow[];
  products: EntryRow[];
  series: EntryRow[];
  videos: EntryRow[];
  issues: EntryRow[];
  exhibitors: object[];
  answer: object | null;
  articles: { id: number; diy_url: string | null }[];
  tags: object[];
  /** Whether it is in each edition of the site. */
  editions: Partial<Record<EditionKey, boolean>>;
}

/** Reads what is written in several languages in one of them, however deep it stands. */
export function inEdition(value: unknown, edition: EditionKey): unknown {
  if (Array.isArray(value)) return value.map((item) => inEdition(item, edition));
  if (typeof value !== 'object' || value === null) return value;
  if (isInEditions(value)) return inEdition(partIn(value, edition), edition);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inEdition(inner, edition)]));
}

const pick = (details: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => details[name] !== undefined).map((name) => [name, details[name]]));

/** What lists, and next to it pages, show of a kind that others do not have: its details, and columns of its own. */
const fieldsOf: Readonly<Record<EntryKind, { list: readonly string[]; page: readonly string[] }>> = {
  video: { list: ['seconds'], page: ['player', 'chapters'] },
  magazine: { list: [], page: [] },
  issue: { list: ['year', 'period'], page: ['lang', 'pages', 'contents'] },
  paper: { list: ['pages'], page: ['contents'] },
  supplier: { list: ['city', 'founded', 'staff', 'product_count'], page: ['certificates', 'markets'] },
  product: { list: ['model', 'parameters'], page: ['gallery', 'codes'] },
  post: {
    list: ['side', 'end_time', 'quantity', 'unit', 'place', 'by_member', 'company'],
    page: ['specification', 'target_date', 'incoterm'],
  },
  show: { list: ['start_date', 'end_date', 'city', 'venue', 'organiser'], page: [] },
  release: { list: [], page: [] },
};

/** The details of an entry in an edition, next to the columns that only some kinds have. */
const detailsIn = ({ details, lang, side, end_time }: EntryRow, edition: EditionKey): Record<string, unknown> => ({
  ...(inEdition(details, edition) as Record<string, unknown>),
  lang,
  side,
  end_time,
});

/** What lists show of an entry, and its page as well. */
function commonOf(kind: EntryKind, row: EntryRow, edition: EditionKey): Record<string, unknown> {
  const { id, title, brief, image, sid, publish_time, featured, region, owner } = row;
  const own = pick(detailsIn(row, edition), fieldsOf[kind].list);
  return {
    id,
    title,
    brief,
    image,
    sid,
    publish_time,
    featured,
    region,
    ...own,
    ...(kind === 'product' && { parameters: shownParameters(own.parameters, edition) }),
    owner: owner && { id: owner.id, title: owner.title, image: owner.image },
  };
}

/** The magazine of an issue with its title in each language, as spec §3 has it. */
const magazineOf = ({ owner }: EntryRow): object =>
  owner
    ? {
        mag: {
          id: owner.id,
          ...Object.fromEntries(
            storedKeys().map((key) => [`mag_title_${key}`, owner.titles[key] ?? owner.title] as const),
          ),
        },
      }
    : {};

/** An entry of a list as the contract has it. An issue is known by its magazine and its number. */
export function entryOf(kind: EntryKind, row: EntryRow, edition: EditionKey): Record<string, unknown> {
  const common = commonOf(kind, row, edition);
  return kind === 'issue' ? { ...pick(common, ['id', 'image', ...fieldsOf.issue.list]), ...magazineOf(row) } : common;
}

/** The contents of an issue with the articles that can be read. */
function withArticles(contents: unknown, articles: EntryDetailRow['articles']) {
  const lines = Array.isArray(contents) ? (contents as { article_id?: number }[]) : [];
  return lines.map(({ article_id: id, ...line }) => ({
    ...line,
    article: articles.find((article) => article.id === id) ?? null,
  }));
}

/** An entry with what its page shows, as the contract has it. */
export function entryPageOf(kind: EntryKind, row: EntryDetailRow, edition: EditionKey): Record<string, unknown> {
  const details = detailsIn(row.item, edition);
  const all = (kindOfAll: EntryKind, rows: EntryRow[]) => rows.map((entry) => entryOf(kindOfAll, entry, edition));
  return {
    ...commonOf(kind, row.item, edition),
    ...pick(details, [...fieldsOf[kind].page, 'paragraphs']),
    ...(kind === 'issue' ? magazineOf(row.item) : { related: all(kind, row.related) }),
    tags: row.tags,
    ...(kind === 'supplier' ? { products: all('product', row.products), videos: all('video', row.videos) } : {}),
    ...(kind === 'product' ? { series: all('product', row.series) } : {}),
    ...(kind === 'issue' ? { issues: all('issue', row.issues) } : {}),
    ...(kind === 'show' ? { exhibitors: row.exhibitors } : {}),
    ...(kind === 'supplier' ? { answer: row.answer } : {}),
    ...(kind === 'issue' ? { contents: withArticles(details.contents, row.articles) } : {}),
    editions: editionKeys().filter((key) => row.editions[key]),
  };
}

/** The counters of a result as the contract names them; years and months in their own order. */
export function entryFacetsOf(rows: EntryFacetRow[]) {
  const of = <Value>(facet: number, read: (value: number) => Value) =>
    rows.filter((row) => row[0] === facet).map(([, value, count]) => ({ value: read(value), count }));
  return {
    industrys: of(entryFacet.industry, Number),
    tags: of(entryFacet.tag, Number),
    years: of(entryFacet.year, Number).sort((a, b) => b.value - a.value),
    months: of(entryFacet.month, (value) => value % 100).sort((a, b) => a.value - b.value),
    owners: of(entryFacet.owner, Number),
    langs: of(entryFacet.lang, (value) => entryLanguages[value - 1]!),
    sides: of(entryFacet.side, (value) => (value === 1 ? 'supply' : 'demand')),
    regions: rows
      .filter((row) => row[0] === entryFacet.region)
      .map(([, value, count, name]) => ({ value, name: name ?? '', count })),
  };
}
