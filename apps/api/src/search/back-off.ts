import type { SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { correctKeyword, type SearchedTexts } from './correct-keyword.ts';
import { editionSql, searchKindNumber } from './documents.ts';
import { fold, pairs, partsOf, piecesOf, stemOf } from './fold.ts';
import {
  and,
  mostUnits,
  or,
  parseKeyword,
  pinyinAttempt,
  strictAttempt,
  unitQuery,
  type Attempt,
  type KeywordQuery,
  type RankedUnit,
} from './keyword-query.ts';
import { quote } from './terms.ts';

/** A search that finds less than this is asked for less strictly. */
const enough = 4;

/** A looser way finds at least this much, or the next is taken: what holds more goes first anyway. */
const enoughLoosened = 8;

/** Parts of a keyword that are looked up; what comes after them is not asked for any more. */
const mostParts = 24;

/** Hits of a part are counted up to here: what is more common says nothing either way. */
const mostCounted = 2000;

/** A part that says less than this much of what the rarest says is not looked for alone. */
const leastAlone = 0.6;

/** Two characters out of a longer run are often no word, and hardly ever where no title holds them. */
const pairWeight = 0.6;
const untitledWeight = 0.5;

/** What is asked for instead of a keyword that finds too little. */
export interface BackedOff {
  attempt: Attempt;
  query: KeywordQuery;
  /** The keyword as it was corrected; null where it was not. */
  corrected: string | null;
}

/** A term that no text holds, in its words or pairs: each may stand in one. */
const partsOfTerm = ({ alternatives }: RankedUnit): RankedUnit[] => {
  const operands = [...new Set(alternatives.filter(({ by }) => by === 'text').flatMap((own) => own.operands))];
  return operands.length < 2
    ? []
    : operands.map((operand) => ({ alternatives: [{ by: 'text', operands: [operand] }], weight: pairWeight }));
};

/** The parts of a keyword: words, terms of the trade, and of other runs of characters each pair. */
const partsOfQuery = ({ terms }: KeywordQuery): RankedUnit[] =>
  terms
    .flatMap(({ alternatives }): RankedUnit[] => {
      const [first] = alternatives;
      const isPlainRun =
        alternatives.length === 1 && first!.operands.length > 1 && /^\p{Script=Han}+$/u.test(first!.text);
      return isPlainRun
        ? pairs(first!.text).map((pair) => ({
            alternatives: [{ by: 'text', operands: [quote(pair)] }],
            weight: pairWeight,
          }))
        : [{ alternatives, weight: 1 }];
    })
    .slice(0, mostParts);

/** Some tsqueries as a table. */
const askedSql = (queries: readonly string[]): SQL =>
  sql`jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) with ordinality as asked (query, place)`;

/** How many documents hold `asked.query`, counted up to `most`. */
const hitsSql = (column: 'terms' | 'head', most: number, { edition, narrowed }: SearchedTexts): SQL =>
  sql`(select count(*) from (select from search_document s where s.edition = ${editionSql(edition)}${narrowed}
    and s.${sql.identifier(column)} @@ asked.query::tsquery limit ${most}::integer) hits)::integer`;

/** How many documents hold each of some tsqueries, counted up to `most`. */
async function countsOf(
  db: Database,
  queries: readonly string[],
  most: number,
  texts: SearchedTexts,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const rows = await queryRows<{ hits: number }>(
    db,
    prepared(sql`select ${hitsSql('terms', most, texts)} as hits from ${askedSql(queries)} order by place`),
  );
  return rows.map(({ hits }) => hits);
}

/** Parts of a keyword that texts hold, each weighed by how rare it is, and those that none holds. */
async function held(
  db: Database,
  parts: readonly RankedUnit[],
  asked: SearchedTexts,
): Promise<{ known: RankedUnit[]; unknown: RankedUnit[] }> {
  const counts = await queryRows<{ hits: number; titled: number }>(
    db,
    prepared(sql`select ${hitsSql('terms', mostCounted, asked)} as hits, ${hitsSql('head', 1, asked)} as titled
      from ${askedSql(parts.map(unitQuery))} order by place`),
  );
  const weightOf = (at: number): number =>
    parts[at]!.weight *
    (counts[at]!.titled > 0 ? 1 : untitledWeight) *
    Math.log(1 + (2 * mostCounted) / counts[at]!.hits);
  return {
    known: parts.flatMap((part, at) => (counts[at]!.hits > 0 ? [{ ...part, weight: weightOf(at) }] : [])),
    unknown: parts.filter((_part, at) => counts[at]!.hits === 0),
  };
}

/** The parts that texts hold, those that say most first. */
async function weighed(db: Database, query: KeywordQuery, asked: SearchedTexts): Promise<RankedUnit[]> {
  const { known, unknown } = await held(db, partsOfQuery(query), asked);
  const smaller = unknown.flatMap(partsOfTerm).slice(0, mostParts);
  const more = smaller.length > 0 ? (await held(db, smaller, asked)).known : [];
  return [...known, ...more].toSorted((one, other) => other.weight - one.weight);
}

/** Every way to leave one out. */
const lessOne = (queries: readonly string[]): string =>
  or(queries.map((_query, out) => and(queries.filter((_other, at) => at !== out))));

/** Every two of them. */
const anyTwo = (queries: readonly string[]): string =>
  or(queries.flatMap((one, at) => queries.slice(at + 1).map((other) => and([one, other]))));

/** The ways to ask for less than all of what is known, the strictest first: all of it, all but one, any two, any one. */
export function looserWays(known: readonly RankedUnit[]): string[] {
  const best = known.slice(0, mostUnits);
  const queries = best.map(unitQuery);
  const ways: string[] = [];
  if (queries.length > 1) ways.push(and(queries));
  if (queries.length > 3) ways.push(lessOne(queries));
  if (queries.length > 2) ways.push(anyTwo(queries));
  const telling = best.filter(({ weight }) => weight >= leastAlone * best[0]!.weight);
  ways.push(or(telling.map(unitQuery)), or(queries));
  return [...new Set(ways)];
}

/**
 * What counts as found, as a condition on `search_document s`: of a keyword that names a kind what is of that kind; of
 * others everything but issues of magazines, which name what is read elsewhere.
 */
const countedKinds = (wanted: SearchKind | null): SQL =>
  wanted === null
    ? sql`s.kind <> ${searchKindNumber('magazines')}::smallint`
    : sql`s.kind = ${searchKindNumber(wanted)}::smallint`;

/** Whether a result is too little: of so many of each kind, by the number of the kind. */
export function isTooLittle(
  kinds: readonly (readonly [kind: number, count: number])[],
  wanted: SearchKind | null,
): boolean {
  const of = (name: SearchKind): number => kinds.find(([kind]) => kind === searchKindNumber(name))?.[1] ?? 0;
  const found = kinds.reduce((sum, [, count]) => sum + count, 0);
  return found - of('magazines') < enough || (wanted !== null && of(wanted) === 0);
}

/** The strictest of the looser ways that finds enough, else the one that finds anything. */
async function loosened(
  db: Database,
  query: KeywordQuery,
  known: readonly RankedUnit[],
  asked: SearchedTexts,
): Promise<Attempt | null> {
  if (known.length === 0) return null;
  const ways = looserWays(known);
  const counts = await countsOf(db, ways, enoughLoosened, {
    ...asked,
    narrowed: sql`${asked.narrowed} and ${countedKinds(query.wanted)}`,
  });
  const first = counts.findIndex((count) => count >= (query.wanted === null ? enoughLoosened : 1));
  const chosen = first === -1 ? counts.findLastIndex((count) => count > 0) : first;
  if (chosen === -1) return null;
  const stricter = ways.slice(0, chosen);
  return {
    match: 'some',
    by: 'text',
    required: or(ways.slice(0, chosen + 1)),
    stricter: stricter.length > 0 ? or(stricter) : null,
    units: known.slice(0, mostUnits),
    wanted: query.wanted,
  };
}

/** Tells of a part of a keyword whether any of what it is filed under is unknown. */
async function createUnknown(db: Database, folded: string, asked: SearchedTexts): Promise<(text: string) => boolean> {
  const operandsIn = (text: string): string[] =>
    [...piecesOf(text)].flatMap(({ text: piece, isHan }) =>
      isHan ? pairs(piece) : partsOf(piece).map((part) => stemOf(part.text)),
    );
  const operands = [...new Set(operandsIn(folded))].slice(0, mostParts);
  const counts = await countsOf(db, operands.map(quote), 1, asked);
  const unknown = new Set(operands.filter((_operand, at) => counts[at] === 0));
  return (text) => operandsIn(text).some((operand) => unknown.has(operand));
}

/**
 * What to ask for instead of a keyword of which all together finds `found`, less than enough; null where nothing finds
 * more. First the letters as pinyin, then words and characters as they were probably meant, then less than all of it.
 */
export async function backOff(
  db: Database,
  keyword: string,
  query: KeywordQuery,
  found: number,
  asked: SearchedTexts,
): Promise<BackedOff | null> {
  if (query.terms.length === 0) return null;
  if (found === 0) {
    const pinyin = pinyinAttempt(query);
    const [read] = pinyin ? await countsOf(db, [pinyin.required], 1, asked) : [0];
    if (pinyin && read! > 0) return { attempt: pinyin, query, corrected: null };
    const folded = fold(keyword);
    const corrected = await correctKeyword(db, folded, asked, await createUnknown(db, folded, asked));
    const meant = corrected === null ? null : parseKeyword(corrected);
    const strict = meant && strictAttempt(meant);
    if (meant && strict) {
      const [hits] = await countsOf(db, [strict.required], enough, asked);
      if (hits! >= enough || (hits! > 0 && meant.terms.length === 1))
        return { attempt: strict, query: meant, corrected };
      const attempt = await loosened(db, meant, await weighed(db, meant, asked), asked);
      if (attempt) return { attempt, query: meant, corrected };
    }
  }
  let known = await weighed(db, query, asked);
  // One part alone was all there was to ask for, unless the kind that is looked for is known by a part of it.
  if (found > 0 && known.length < 2) {
    if (query.wanted === null || known.length === 0) return null;
    const smaller = (await held(db, partsOfTerm(known[0]!), asked)).known;
    known = [...known, ...smaller].toSorted((one, other) => other.weight - one.weight);
  }
  const attempt = await loosened(db, query, known, asked);
  return attempt && { attempt, query, corrected: null };
}
