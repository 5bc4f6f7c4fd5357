import type { SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { correctKeyword, termInPinyin } from './correct-keyword.ts';
import { searchKindNumber } from './documents.ts';
import { fold } from './fold.ts';
import { pairs, partsOf, piecesOf, stemOf } from './words.ts';
import {
  mostUnits,
  parseKeyword,
  pinyinAttempt,
  strictAttempt,
  type Attempt,
  type KeywordQuery,
} from './keyword-query.ts';
import { atLeast, or, unitQuery, type RankedUnit, quote } from './tsquery.ts';
import {
  countHits,
  weighByRarity,
  isGeneralPart,
  mostCounted,
  mostParts,
  operandParts,
  termsWithin,
  weighParts,
  type SearchScope,
} from './weigh-parts.ts';

/**
 * Query relaxation: what is searched where a document has to hold all of a keyword and too few do (decisions 0025, 0059,
 * 0062 and 0067).
 */

/**
 * Hits below which a search is relaxed, issues of magazines left out. It is more than a page: full matches stay first,
 * and related words and the weights of the relaxed search order that page better than the words alone (decision 0062).
 */
const enough = 120;

/**
 * Documents. A part that fewer hold leads to nothing; a keyword of which fewer are full matches counts as not found as
 * it was typed (decision 0062).
 */
export const fewestHits = 4;

/** Documents: at least one telling part has to be held by so many, else all particular parts are telling. */
const enoughTelling = 8;

/** Share of the weight of the best part that a part needs to be telling. */
const leastTelling = 0.6;

/**
 * The parts of most weight, of which two thirds or two are required. The others order hits: requiring them led to no
 * better ones, and the index tests each part several times on every document (decision 0067).
 */
const mostRequired = 4;

/** What is searched in place of a keyword that finds too little. */
export interface RelaxedSearch {
  attempt: Attempt;
  query: KeywordQuery;
  /** The keyword as it was corrected; null where it was not. */
  corrected: string | null;
  /** How many documents hold all of `query`, counted up to {@link enough} where it was corrected. */
  fullMatches: number;
}

/**
 * The parts of which a document needs only one: particular ones of much weight, or all where hardly any document holds
 * those.
 */
function tellingParts(best: readonly RankedUnit[]): readonly RankedUnit[] {
  const particular = best.filter((unit) => !isGeneralPart(unit));
  // A general word leads to any text of the trade: it counts only where hardly anything else is held.
  const alone = particular.some(({ hits = fewestHits }) => hits >= fewestHits) ? particular : best;
  const telling = alone.filter(({ weight }) => weight >= leastTelling * alone[0]!.weight);
  return telling.some(({ hits = enoughTelling }) => hits >= enoughTelling) ? telling : alone;
}

/**
 * The tsqueries that require less than all parts, the strictest first: two thirds of the first {@link mostRequired},
 * any two of these, and any telling part or two others.
 * @param parts those that any document holds, by weight
 */
export function relaxedQueries(parts: readonly RankedUnit[]): string[] {
  const best = parts.slice(0, mostUnits);
  const queries = best.slice(0, mostRequired).map(unitQuery);
  const telling = tellingParts(best);
  const others = best.filter((unit) => !telling.includes(unit)).map(unitQuery);
  return [
    ...(queries.length > 1 ? [atLeast(Math.ceil((2 * queries.length) / 3), queries)] : []),
    ...(queries.length > 3 ? [atLeast(2, queries)] : []),
    or([...telling.map(unitQuery), ...(others.length > 1 ? [atLeast(2, others)] : [])]),
  ];
}

/**
 * Whether a search need not be relaxed, in SQL over rows of `kind` and `count`: it found enough, and some of the kind
 * that the keyword names.
 */
export const isEnough = (wanted: SearchKind | null): SQL => {
  const kind = sql`${wanted && searchKindNumber(wanted)}::smallint`;
  return sql`coalesce(sum(count) filter (where kind <> ${searchKindNumber('magazines')}::smallint), 0) >= ${enough}::integer
    and (${kind} is null or coalesce(bool_or(kind = ${kind}), false))`;
};

/**
 * The attempt of {@link relaxedQueries}; null where no document holds a part. The loosest finds what the stricter ones
 * find, and ranks that first, so it is shown; but where a part is so common that it would find far more than anybody
 * reads, the first that finds enough is.
 */
function relaxedAttempt({ wanted, isFault }: KeywordQuery, parts: readonly RankedUnit[]): Attempt | null {
  if (parts.length === 0) return null;
  const units = parts.slice(0, mostUnits);
  const showsStricter = units.some(({ hits = 0 }) => hits >= mostCounted);
  const queries = relaxedQueries(parts);
  const stricter = queries.slice(0, -1);
  return {
    match: 'some',
    by: 'text',
    required: queries.at(-1)!,
    stricter: showsStricter ? stricter : stricter.slice(0, 1),
    showsStricter,
    units,
    wanted,
    isFault,
  };
}

/** Makes a test of parts of a folded keyword: whether any pair or stem of the part is in no document. */
export async function createIsUnknown(
  db: Database,
  folded: string,
  scope: SearchScope,
): Promise<(text: string) => boolean> {
  const operandsIn = (text: string): string[] =>
    [...piecesOf(text)].flatMap(({ text: piece, isHan }) =>
      isHan ? pairs(piece) : partsOf(piece).map((part) => stemOf(part.text)),
    );
  const operands = [...new Set(operandsIn(folded))].slice(0, mostParts);
  const counts = await countHits(
    db,
    operands.map((one) => [quote(one)]),
    1,
    scope,
  );
  const unknown = new Set(operands.filter((_operand, at) => counts[at] === 0));
  return (text) => operandsIn(text).some((operand) => unknown.has(operand));
}

/** A keyword of Latin letters read as pinyin; null where that finds nothing either. */
async function relaxToPinyin(db: Database, query: KeywordQuery, scope: SearchScope): Promise<RelaxedSearch | null> {
  const attempt = pinyinAttempt(query);
  const [hits] = attempt ? await countHits(db, [[attempt.required]], 1, scope) : [0];
  return attempt && hits! > 0 ? { attempt, query, corrected: null, fullMatches: 0 } : null;
}

/** A keyword as it was probably meant, relaxed as well where that finds too little; null where nothing is found. */
async function relaxToCorrected(
  db: Database,
  keyword: string,
  query: KeywordQuery,
  scope: SearchScope,
): Promise<RelaxedSearch | null> {
  const folded = fold(keyword);
  const corrected =
    (query.pinyin.length > 0 ? termInPinyin(folded) : null) ??
    (await correctKeyword(db, folded, scope, await createIsUnknown(db, folded, scope)));
  const meant = corrected === null ? null : parseKeyword(corrected, query.termAt);
  const strict = meant && strictAttempt(meant);
  if (!meant || !strict) return null;
  const [hits] = await countHits(db, [[strict.required]], enough, scope);
  const found = { query: meant, corrected, fullMatches: hits! };
  if (hits! >= enough) return { ...found, attempt: strict };
  const attempt = relaxedAttempt(meant, await weighParts(db, meant, scope)) ?? (hits! > 0 ? strict : null);
  return attempt && { ...found, attempt };
}

/**
 * What to search in place of a keyword of which `found` documents, too few, hold all; null where nothing finds more.
 * What nothing holds is read as pinyin, then corrected; then less than all of the keyword is required.
 */
export async function relaxSearch(
  db: Database,
  keyword: string,
  query: KeywordQuery,
  found: number,
  scope: SearchScope,
): Promise<RelaxedSearch | null> {
  // All of a kind are as few as there are.
  if (query.allOf !== null && found > 0) return null;
  if (found === 0) {
    const meant = (await relaxToPinyin(db, query, scope)) ?? (await relaxToCorrected(db, keyword, query, scope));
    if (meant) return meant;
  }
  let parts = await weighParts(db, query, scope);
  // One part alone is what the strict search required already, unless it is made of others.
  if (found > 0 && parts.length < 2) {
    const [only] = parts;
    if (!only) return null;
    const terms = termsWithin(only, query);
    if (query.wanted === null && terms.length === 0) return null;
    const smaller = (await weighByRarity(db, terms.length > 0 ? terms : operandParts(only), scope)).known;
    parts = [...parts, ...smaller].toSorted((one, other) => other.weight - one.weight);
  }
  const attempt = relaxedAttempt(query, parts);
  return attempt && { attempt, query, corrected: null, fullMatches: found };
}
