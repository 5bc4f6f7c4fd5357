import { externalUrl, htmlLang, SEARCH_KINDS } from '@millwright/domain';
import type { EditionKey, HtmlLang, SearchField, SearchReason, TextSegment } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Services } from '../../http/environment.ts';
import { inSlices, type SlicedWork } from '../../http/slices.ts';
import { editionSql, searchKindNumber } from '../../search/documents.ts';
import { fold } from '../../search/fold.ts';
import { hasHan } from '../../search/words.ts';
import { highlight, findMatches, passageOf, type MatchedText } from '../../search/highlight.ts';
import { parseKeyword, smallerTerms, type Attempt, type KeywordQuery } from '../../search/keyword-query.ts';
import { termsOf } from '../../search/terms.ts';
import { quote, unitQuery } from '../../search/tsquery.ts';
import { hitNumber, hitRowsQuery, type HitRow, type SearchRow } from './search.queries.ts';

/**
 * Hits as the contract has them: with the model of a series that is shown, the reason, highlights and missing words.
 */

const products = searchKindNumber('products');
/** Compares titles of models by their numbers: `HX-90` before `HX-220`. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** How many terms of a keyword the title of a model holds. */
function heldTerms(title: string, { terms }: KeywordQuery): number {
  const held = new Set([...termsOf(title)].map(quote));
  return terms.filter(({ alternatives }) =>
    alternatives.some(({ operands }) => operands.every((operand) => held.has(operand))),
  ).length;
}

/**
 * The id of the model of a series that holds most terms of the keyword; of equals, the one that stands for the series.
 */
function bestModel({ id, models }: HitRow, query: KeywordQuery): number {
  let best = { id, held: heldTerms(models.find((model) => model.id === id)?.title ?? '', query) };
  for (const model of models) {
    const held = heldTerms(model.title, query);
    if (held > best.held) best = { id: model.id, held };
  }
  return best.id;
}

/**
 * Replaces each series by its {@link bestModel}, with the other models inside it in the order of their numbers. Only
 * models that do not stand for their series are read.
 */
async function withModels(
  db: Database,
  rows: readonly HitRow[],
  query: KeywordQuery,
  edition: EditionKey,
  now: Date,
): Promise<HitRow[]> {
  const best = rows.map((row) => (row.models.length > 0 ? bestModel(row, query) : row.id));
  const others = best.filter((id, at) => id !== rows[at]!.id);
  const read = new Map<number, HitRow>();
  if (others.length > 0) {
    const hits = others.map((id) => hitNumber(products, id));
    const [row] = await queryRows<Pick<SearchRow, 'list'>>(db, prepared(hitRowsQuery(hits, edition, now)));
    for (const hit of row?.list ?? []) read.set(hit.id, hit);
  }
  return rows.map((row, at) => {
    const shown = read.get(best[at]!) ?? row;
    const models = row.models
      .filter(({ id }) => id !== shown.id)
      .toSorted((one, other) => byNumber.compare(one.title, other.title));
    return { ...(row.models.length > 0 ? shown : row), models };
  });
}

/** Words of a keyword that can be named as missing; those after them are not looked up. */
const mostWords = 8;

/** The words of a keyword that each hit does not hold, as they were typed, in the order of the hits. */
async function missingWords(
  db: Database,
  rows: readonly Pick<HitRow, 'kind' | 'id'>[],
  { terms, termAt }: KeywordQuery,
  edition: EditionKey,
): Promise<string[][]> {
  const words = terms
    .filter(({ isAcrossBorder }) => !isAcrossBorder)
    .flatMap((term) => {
      const { text } = term.alternatives[0]!;
      const smaller = hasHan(text) ? [] : smallerTerms(text, termAt);
      return smaller.length > 0 ? smaller : [term];
    })
    .slice(0, mostWords);
  if (rows.length === 0 || words.length < 2) return rows.map(() => []);
  const requested = words.map((word) => ({ text: word.alternatives[0]!.text, query: unitQuery(word) }));
  const hits = rows.map(({ kind, id }) => ({ kind, id }));
  const found = await queryRows<{ place: number; missing: string[] }>(
    db,
    prepared(sql`select hit.place::integer as place,
        coalesce(json_agg(word.text order by word.place) filter (where not s.terms @@ word.query::tsquery), '[]') as missing
      from jsonb_array_elements(${JSON.stringify(hits)}::jsonb) with ordinality as hit (row, place)
      join search_document s on s.edition = ${editionSql(edition)}
        and s.kind = (hit.row ->> 'kind')::smallint and s.id = (hit.row ->> 'id')::integer
      cross join (
        select row ->> 'text' as text, row ->> 'query' as query, place
        from jsonb_array_elements(${JSON.stringify(requested)}::jsonb) with ordinality as words (row, place)) word
      group by hit.place`),
  );
  const missing = new Map(found.map((row) => [row.place, row.missing]));
  return rows.map((_row, at) => missing.get(at + 1) ?? []);
}

/** The reason of a hit: the first field that holds a match, with the best match there. */
function reasonOf(
  fields: readonly (readonly [field: SearchField, looked: MatchedText | null])[],
): Omit<SearchReason, 'missing'> | null {
  for (const [field, looked] of fields) if (looked?.best) return { field, ...looked.best };
  return null;
}

/** A hit with the matches in its texts. */
interface Explained<Row> {
  row: Row;
  title: MatchedText;
  brief: MatchedText;
  reason: Omit<SearchReason, 'missing'> | null;
}

/** Finds the reasons of hits. Each text is searched for matches once, for reason and highlights. */
export function* explain<Row extends { title: string; names: readonly string[]; brief: string }>(
  rows: readonly Row[],
  query: KeywordQuery,
  by: 'text' | 'pinyin',
): SlicedWork<Explained<Row>[]> {
  const explained: Explained<Row>[] = [];
  for (const row of rows) {
    const title = yield* findMatches(row.title, query, by);
    const names = title.best ? null : yield* findMatches(row.names.join('\n'), query, by, 1);
    const brief = yield* findMatches(row.brief, query, by);
    const reason = reasonOf([
      ['title', title],
      ['tags', names],
      ['brief', brief],
    ]);
    explained.push({ row, title, brief, reason });
  }
  return explained;
}

/** The reason of a hit that holds the keyword in its body alone, with the passage around the first match. */
export function* explainBody(
  text: string,
  query: KeywordQuery,
  lang: HtmlLang,
): SlicedWork<{ reason: Omit<SearchReason, 'missing'> | null; passage: MatchedText | null }> {
  const body = yield* findMatches(text, query, 'text', 1);
  const passage = passageOf(body, lang);
  return {
    reason: reasonOf([['body', body]]),
    passage: passage === null ? null : yield* findMatches(passage, query, 'text'),
  };
}

/** Bodies that one query reads, which bounds its memory. */
const bodiesAtOnce = 10;

/** The indexed texts of the bodies of articles. */
async function bodiesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const bodies = new Map<number, string>();
  for (let at = 0; at < ids.length; at += bodiesAtOnce) {
    const some = `{${ids.slice(at, at + bodiesAtOnce).join(',')}}`;
    const rows = await queryRows<{ id: number; text: string }>(
      db,
      sql`select article_id as id, search_text as text from article_body
    where article_id = any (${some}::integer[]) and search_text is not null`,
    );
    for (const { id, text } of rows) bodies.set(id, text);
  }
  return bodies;
}

/** The reason of a hit, as the contract has it. */
type WireReason = Omit<SearchReason, 'missing'> & Partial<Pick<SearchReason, 'missing'>>;

/** A hit as the contract has it. Its URL stays only where it leads to another site. */
const hitOf = (
  { kind, names: _names, ...row }: HitRow,
  siteOrigins: readonly string[],
  highlights: Record<'title' | 'text', TextSegment[]>,
  reason: WireReason | null,
) => ({ type: SEARCH_KINDS[kind], ...row, url: externalUrl(row.url, siteOrigins), highlights, reason });

const unmarked = (text: string): TextSegment[] => [{ text, hit: false }];

/** Recommended content, as the contract has it. */
export const recommendedHits = (rows: readonly HitRow[], siteOrigins: readonly string[]) =>
  rows.map((row) =>
    hitOf({ ...row, models: [] }, siteOrigins, { title: unmarked(row.title), text: unmarked(row.brief) }, null),
  );

/** How hits were found: by which attempt, and for which corrected keyword. */
export interface FoundHow extends Pick<Attempt, 'by' | 'match'> {
  corrected: string | null;
}

/**
 * The hits of a page as the contract has them. Bodies are read only of articles for which no other field gives a
 * reason.
 */
export async function hitsOf(
  { db, clock, siteOrigins }: Pick<Services, 'db' | 'clock' | 'siteOrigins'>,
  rows: readonly HitRow[],
  { keyword, query: typedQuery }: { keyword: string; query: KeywordQuery },
  { by, match, corrected }: FoundHow,
  edition: EditionKey,
) {
  const query = corrected === null ? typedQuery : parseKeyword(corrected, typedQuery.termAt);
  const typed = fold(keyword);
  const missing = match === 'some' ? await missingWords(db, rows, query, edition) : [];
  const shown = await withModels(db, rows, query, edition, clock());
  const explained = await inSlices(explain(shown, query, by));
  // The pinyin of bodies is not indexed.
  const inBody = by === 'text' ? explained.filter(({ row, reason }) => row.kind === 0 && reason === null) : [];
  const bodies = await bodiesOf(
    db,
    inBody.map(({ row }) => row.id),
  );
  const term = query.terms[0]?.alternatives[0]?.text ?? '';
  const hits: ReturnType<typeof hitOf>[] = [];
  for (const { row, title, brief, reason } of explained) {
    const text = row.kind === 0 && reason === null ? bodies.get(row.id) : undefined;
    const body = text === undefined ? null : await inSlices(explainBody(text, query, htmlLang(edition)));
    const found = reason ?? body?.reason ?? { field: 'body' as const, by, term };
    const lacks: string[] = missing[hits.length] ?? [];
    const isByCorrection = corrected !== null && found.by === 'text' && !typed.includes(fold(found.term));
    const highlights = { title: highlight(title), text: highlight(body?.passage ?? brief) };
    hits.push(
      hitOf(row, siteOrigins, highlights, {
        ...found,
        by: isByCorrection ? 'spelling' : found.by,
        ...(lacks.length > 0 ? { missing: lacks } : {}),
      }),
    );
  }
  return hits;
}
