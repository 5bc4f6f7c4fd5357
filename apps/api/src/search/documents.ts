import { ALL_EDITION_KEYS, SEARCH_KINDS, type EditionKey, type SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { models } from '../content/publication.ts';
import { articleText } from '../content/sanitize-html/index.ts';
import { shownParameters } from '../content/shown-parameters.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { EntryKind } from '../db/schema.ts';
import { fold, longestIndexed } from './fold.ts';
import { wordsOf } from './words.ts';
import { isCorrectable, spellingKeys } from './spelling-keys.ts';
import { headVector, searchVector, type SearchedText } from './terms.ts';
import { isInEditions, partIn } from '../db/in-edition.ts';

/** The number of a kind in `search_document.kind`; its place among the tabs. */
export const searchKindNumber = (kind: SearchKind): number => SEARCH_KINDS.indexOf(kind);

/** The kinds of entries that are searched, and what a search calls them. */
export const searchKindOfEntry: Readonly<Partial<Record<EntryKind, SearchKind>>> = {
  product: 'products',
  supplier: 'supplier',
  issue: 'magazines',
  video: 'videos',
  show: 'exhibitions',
  paper: 'whitepapers',
  post: 'posts',
};

/** What makes the terms of an article, next to its body. */
export interface UnfinishedArticle {
  id: number;
  title: string;
  brief: string;
  /** Names of tags and industries in the language of the article. */
  names: string[];
  searchKeywords: string[];
  source: string;
}

/** Something of each edition of the site. */
type InEditions<Part> = Partial<Record<EditionKey, Part>>;

/** What makes the terms of an entry. */
export interface UnfinishedEntry {
  id: number;
  kind: EntryKind;
  titles: InEditions<string | null>;
  briefs: InEditions<string>;
  names: InEditions<string[]>;
  searchKeywords: InEditions<string[]>;
  /** Names of supplier or magazine, and of the region. */
  owner: InEditions<string | null>;
  region: InEditions<string | null>;
  details: Record<string, unknown>;
  /** Of a supplier: names of the products that it offers, without their numbers. */
  offers?: InEditions<string[]> | null;
}

/** Parts of details that are URLs, not words. */
const urls = new Set(['player', 'gallery', 'image', 'pages_images']);

/** The words of details in one language, however deep they stand. */
function* wordsOfDetails(value: unknown, edition: EditionKey): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* wordsOfDetails(item, edition);
  else if (typeof value === 'object' && value !== null) {
    if (isInEditions(value)) yield* wordsOfDetails(partIn(value, edition), edition);
    else for (const [key, inner] of Object.entries(value)) if (!urls.has(key)) yield* wordsOfDetails(inner, edition);
  }
}

const present = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

/** What the search stores of a document. */
export interface DocumentTerms {
  /** Vectors, as PostgreSQL reads them. */
  head: string;
  terms: string;
  /** Words of title, names and brief by which keywords are corrected. */
  words: string[];
}

/** What the search stores of a text. */
const vectorsOf = (text: SearchedText): DocumentTerms => ({
  head: headVector(text.title),
  terms: searchVector(text),
  words: [
    ...new Set(
      [...wordsOf(fold([text.title, text.tags, text.searchKeywords, text.brief].join('\n')))]
        .map(([word]) => word)
        .filter(isCorrectable),
    ),
  ],
});

/** Keeps the words of some documents that are not known yet. */
async function storeWords(db: Database, documents: readonly { words?: readonly string[] }[]): Promise<void> {
  // In one order, so that those who write the same words at once do not wait for each other in a circle.
  const words = [...new Set(documents.flatMap((document) => document.words ?? []))].toSorted();
  if (words.length === 0) return;
  const known = new Set(
    (
      await queryRows<{ word: string }>(
        db,
        sql`select word from search_word where word = any (array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)))`,
      )
    ).map(({ word }) => word),
  );
  const added = words.filter((word) => !known.has(word)).map((word) => ({ word, keys: spellingKeys(word) }));
  if (added.length === 0) return;
  await db.execute(sql`insert into search_word (word, keys)
    select made.word, array(select jsonb_array_elements_text(made.keys)::integer)
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as made (word text, keys jsonb) on conflict do nothing`);
}

/** The vectors of an article, and the text of its body that they are made of. */
export function articleVectors({
  title,
  brief,
  names,
  searchKeywords,
  source,
}: Omit<UnfinishedArticle, 'id'>): DocumentTerms & {
  text: string;
} {
  const text = articleText(source, longestIndexed);
  return {
    ...vectorsOf({ title, tags: present(names), searchKeywords: present(searchKeywords), brief, body: text }),
    text,
  };
}

/** What is searched of an entry in an edition. */
const entryText = (
  { kind, titles, briefs, names, searchKeywords, owner, region, details, offers }: UnfinishedEntry,
  edition: EditionKey,
): SearchedText => ({
  title: titles[edition] ?? '',
  tags: present([
    ...(names[edition] ?? []),
    owner[edition] ?? owner.cn ?? owner.en ?? owner.de,
    region[edition],
    ...wordsOfDetails(details.model, edition),
    // A supplier is looked for by what it makes, which its brief and its products name.
    ...(kind === 'supplier' ? [briefs[edition] ?? '', ...(offers?.[edition] ?? [])] : []),
  ]),
  searchKeywords: present(searchKeywords[edition] ?? []),
  brief: briefs[edition] ?? '',
  body: [
    ...wordsOfDetails({ ...details, parameters: [] }, edition),
    ...shownParameters(details.parameters, edition).flatMap(({ label, value }) => [label, value]),
  ].join('\n'),
});

/** The vectors of an entry in an edition. */
export const entryVectors = (entry: UnfinishedEntry, edition: EditionKey): DocumentTerms =>
  vectorsOf(entryText(entry, edition));

/** The vectors of all models of a series together; what several of them say counts once. */
export function seriesVectors(models: readonly UnfinishedEntry[], edition: EditionKey): DocumentTerms {
  const texts = models.map((model) => entryText(model, edition));
  const together = (field: keyof SearchedText): string =>
    [...new Set(texts.flatMap((text) => text[field].split('\n')))].join('\n');
  return vectorsOf({
    title: together('title'),
    tags: together('tags'),
    searchKeywords: together('searchKeywords'),
    brief: together('brief'),
    body: together('body'),
  });
}

const writtenOut = Object.fromEntries(ALL_EDITION_KEYS.map((edition) => [edition, sql.raw(`'${edition}'`)])) as Record<
  EditionKey,
  SQL
>;

/**
 * An edition written out in a statement: the terms of each have indexes of their own, which are used where it is known
 * before planning.
 */
export const editionSql = (edition: EditionKey): SQL => writtenOut[edition];

/**
 * Names of the tags and the industry of a row, and of the industry above it, as an array; `name` picks the language.
 */
export const namesSql = (tagIds: SQL, industryId: SQL, name: (alias: SQL) => SQL): SQL => sql`array(
  select ${name(sql`t`)} from tag t where t.id = any (${tagIds})
  union all select ${name(sql`i`)} from industry i
    where i.id = ${industryId} or i.id = (select c.parent_id from industry c where c.id = ${industryId}))`;

/** Year * 100 + month of an instant in Asia/Shanghai, which is UTC+8 the year round. */
const monthSql = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC' + interval '8 hours', 'YYYYMM')::integer`;

/** Keeps the vectors of articles. */
export async function storeArticleDocuments(
  db: Database,
  rows: readonly ({ id: number; head: string; terms: string } & Partial<Pick<DocumentTerms, 'words'>>)[],
): Promise<void> {
  await storeWords(db, rows);
  await db.execute(sql`insert into search_document (edition, kind, id, published_at, industry_id, month, types, tag_ids, head, terms)
    select a.edition, 0, a.id, a.published_at, a.industry_id, ${monthSql(sql`a.published_at`)},
      (
        select coalesce(sum(1 << (article_type_number(t) - 1)), 0)
        from (select distinct unnest(a.types) as t) x
        where article_type_number(t) is not null),
      array(select distinct unnest(a.tag_ids)), made.head::tsvector, made.terms::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ words: _words, ...row }) => row))}::jsonb)
      as made (id integer, head text, terms text)
    join article a on a.id = made.id and a.published
    on conflict (kind, id, edition) do update set published_at = excluded.published_at,
      industry_id = excluded.industry_id, month = excluded.month,
      types = excluded.types, tag_ids = excluded.tag_ids, head = excluded.head, terms = excluded.terms, filling = excluded.filling`);
}

/** The document of an entry in an edition. */
export interface EntryDocument extends Omit<DocumentTerms, 'words'>, Partial<Pick<DocumentTerms, 'words'>> {
  id: number;
  edition: EditionKey;
  /** Of a series and of its models: the product that stands for it. */
  series?: number;
  /** Whether it is a model of the series, not its place. */
  isModel?: boolean;
}

/** Keeps the vectors of entries. */
export async function storeEntryDocuments(db: Database, rows: readonly EntryDocument[]): Promise<void> {
  await storeWords(db, rows);
  await db.execute(sql`insert into search_document (edition, kind, id, published_at, industry_id, month, tag_ids, head, terms, series)
    select made.edition, case when made."isModel" then ${models}::smallint else search_kind(e.kind) end, e.id, e.published_at,
      e.industry_id, ${monthSql(sql`e.published_at`)}, array(select distinct unnest(e.tag_ids)), made.head::tsvector,
      made.terms::tsvector, made.series
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ words: _words, ...row }) => row))}::jsonb)
      as made (id integer, edition text, head text, terms text, series integer, "isModel" boolean)
    join entry e on e.id = made.id and e.published
    on conflict (kind, id, edition) do update set published_at = excluded.published_at,
      industry_id = excluded.industry_id, month = excluded.month,
      tag_ids = excluded.tag_ids, head = excluded.head, terms = excluded.terms, series = excluded.series,
      filling = excluded.filling`);
}
