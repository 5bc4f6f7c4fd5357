import { ALL_EDITION_KEYS, SEARCH_KINDS, type EditionKey, type SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { models } from '../content/publication.ts';
import { textOfHtml } from '../content/sanitize-html/index.ts';
import { shownParameters } from '../content/shown-parameters.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { EntryKind } from '../db/schema.ts';
import { fold, longestIndexed } from './fold.ts';
import { wordsOf } from './words.ts';
import { isCorrectable, spellingKeys } from './spelling-keys.ts';
import { headVector, searchVector, termRules, type SearchedText } from './terms.ts';
import { isInEditions, partIn } from '../db/in-edition.ts';

/** The number of a kind in `search_document.kind`: its index in `SEARCH_KINDS`. */
export const searchKindNumber = (kind: SearchKind): number => SEARCH_KINDS.indexOf(kind);

/** The kinds of entries that are searched, with their names in the search. */
export const searchKindOfEntry: Readonly<Partial<Record<EntryKind, SearchKind>>> = {
  product: 'products',
  supplier: 'supplier',
  issue: 'magazines',
  video: 'videos',
  show: 'exhibitions',
  paper: 'whitepapers',
  post: 'posts',
};

/** The fields of an article that its terms are made of; `source` is the HTML of its body. */
export interface UnfinishedArticle {
  id: number;
  title: string;
  brief: string;
  /** Names of tags and industries in the language of the article. */
  names: string[];
  searchKeywords: string[];
  source: string;
}

/** A value for each edition of the site. */
type InEditions<Part> = Partial<Record<EditionKey, Part>>;

/** The fields of an entry that its terms are made of. */
export interface UnfinishedEntry {
  id: number;
  kind: EntryKind;
  titles: InEditions<string | null>;
  briefs: InEditions<string>;
  names: InEditions<string[]>;
  searchKeywords: InEditions<string[]>;
  /** The name of its supplier or magazine. */
  owner: InEditions<string | null>;
  /** The name of its region. */
  region: InEditions<string | null>;
  details: Record<string, unknown>;
  /** Titles of the products that a supplier offers, without the numbers of models. */
  offers?: InEditions<string[]> | null;
}

/** Keys of details whose values are URLs and not words. */
const urlKeys = new Set(['player', 'gallery', 'image', 'pages_images']);

/** The texts of details in one language, however deep they stand. */
function* textsOfDetails(value: unknown, edition: EditionKey): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsOfDetails(item, edition);
  else if (typeof value === 'object' && value !== null) {
    if (isInEditions(value)) yield* textsOfDetails(partIn(value, edition), edition);
    else for (const [key, inner] of Object.entries(value)) if (!urlKeys.has(key)) yield* textsOfDetails(inner, edition);
  }
}

const joinTexts = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

/** What is stored of a document for the search. */
export interface DocumentTerms {
  /** The tsvector of the title, as text. */
  head: string;
  /** The tsvector of all fields, as text. */
  terms: string;
  /** Words of title, tags, search keywords and brief, for corrections (`search_word`). */
  words: string[];
}

/** Makes the vectors and words of a document. */
export const vectorsOf = (text: SearchedText): DocumentTerms => ({
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

/** Stores the words of documents that `search_word` does not have yet. */
async function storeWords(db: Database, documents: readonly { words?: readonly string[] }[]): Promise<void> {
  // Sorted, so that two writers of the same words cannot deadlock.
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

/** The vectors of an article, and the text of its body, which is stored for passages. */
export function articleVectors({
  title,
  brief,
  names,
  searchKeywords,
  source,
}: Omit<UnfinishedArticle, 'id'>): DocumentTerms & {
  text: string;
} {
  const text = textOfHtml(source, longestIndexed);
  return {
    ...vectorsOf({ title, tags: joinTexts(names), searchKeywords: joinTexts(searchKeywords), brief, body: text }),
    text,
  };
}

/** The searched fields of an entry in an edition. */
export const entryText = (
  { kind, titles, briefs, names, searchKeywords, owner, region, details, offers }: UnfinishedEntry,
  edition: EditionKey,
): SearchedText => ({
  title: titles[edition] ?? '',
  tags: joinTexts([
    ...(names[edition] ?? []),
    owner[edition] ?? owner.cn ?? owner.en ?? owner.de,
    region[edition],
    ...textsOfDetails(details.model, edition),
    // A supplier is looked for by what it makes, which its brief and its products name.
    ...(kind === 'supplier' ? [briefs[edition] ?? '', ...(offers?.[edition] ?? [])] : []),
  ]),
  searchKeywords: joinTexts(searchKeywords[edition] ?? []),
  kind: searchKindOfEntry[kind],
  brief: briefs[edition] ?? '',
  body: [
    ...textsOfDetails({ ...details, parameters: [] }, edition),
    ...shownParameters(details.parameters, edition).flatMap(({ label, value }) => [label, value]),
  ].join('\n'),
});

/** The searched fields of all models of a series as one document, in which a line that several of them have stands once. */
export function seriesText(models: readonly UnfinishedEntry[], edition: EditionKey): SearchedText {
  const texts = models.map((model) => entryText(model, edition));
  const together = (field: Exclude<keyof SearchedText, 'kind'>): string =>
    [...new Set(texts.flatMap((text) => text[field].split('\n')))].join('\n');
  return {
    title: together('title'),
    tags: together('tags'),
    searchKeywords: together('searchKeywords'),
    brief: together('brief'),
    body: together('body'),
    kind: 'products',
  };
}

const editionLiterals = Object.fromEntries(
  ALL_EDITION_KEYS.map((edition) => [edition, sql.raw(`'${edition}'`)]),
) as Record<EditionKey, SQL>;

/**
 * An edition as a literal in a statement, not as a parameter: the terms of each edition have partial indexes of their
 * own, which the planner uses only where it sees the literal.
 */
export const editionSql = (edition: EditionKey): SQL => editionLiterals[edition];

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

/** Stores the documents of articles. */
export async function storeArticleDocuments(
  db: Database,
  rows: readonly ({ id: number; head: string; terms: string } & Partial<Pick<DocumentTerms, 'words'>>)[],
): Promise<void> {
  await storeWords(db, rows);
  await db.execute(sql`insert into search_document (edition, kind, id, published_at, industry_id, month, types, tag_ids, head, terms, rules)
    select a.edition, 0, a.id, a.published_at, a.industry_id, ${monthSql(sql`a.published_at`)},
      (
        select coalesce(sum(1 << (article_type_number(t) - 1)), 0)
        from (select distinct unnest(a.types) as t) x
        where article_type_number(t) is not null),
      array(select distinct unnest(a.tag_ids)), made.head::tsvector, made.terms::tsvector, ${termRules}::smallint
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ words: _words, ...row }) => row))}::jsonb)
      as made (id integer, head text, terms text)
    join article a on a.id = made.id and a.published
    on conflict (kind, id, edition) do update set published_at = excluded.published_at,
      industry_id = excluded.industry_id, month = excluded.month,
      types = excluded.types, tag_ids = excluded.tag_ids, head = excluded.head, terms = excluded.terms, rules = excluded.rules,
      filling = excluded.filling`);
}

/** The document of an entry in an edition, or of a series, or of one of its models. */
export interface EntryDocument extends Omit<DocumentTerms, 'words'>, Partial<Pick<DocumentTerms, 'words'>> {
  id: number;
  edition: EditionKey;
  /** The id of the product that stands for the series; none for what belongs to no series. */
  series?: number;
  /** Whether it is a model of the series, which is found inside it and not by itself. */
  isModel?: boolean;
}

/** Stores the documents of entries. */
export async function storeEntryDocuments(db: Database, rows: readonly EntryDocument[]): Promise<void> {
  await storeWords(db, rows);
  await db.execute(sql`insert into search_document
    (edition, kind, id, published_at, industry_id, month, tag_ids, head, terms, series, rules)
    select made.edition, case when made."isModel" then ${models}::smallint else search_kind(e.kind) end, e.id, e.published_at,
      e.industry_id, ${monthSql(sql`e.published_at`)}, array(select distinct unnest(e.tag_ids)), made.head::tsvector,
      made.terms::tsvector, made.series, ${termRules}::smallint
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ words: _words, ...row }) => row))}::jsonb)
      as made (id integer, edition text, head text, terms text, series integer, "isModel" boolean)
    join entry e on e.id = made.id and e.published
    on conflict (kind, id, edition) do update set published_at = excluded.published_at,
      industry_id = excluded.industry_id, month = excluded.month,
      tag_ids = excluded.tag_ids, head = excluded.head, terms = excluded.terms, series = excluded.series,
      rules = excluded.rules, filling = excluded.filling`);
}
