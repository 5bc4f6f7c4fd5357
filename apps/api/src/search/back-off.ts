import type { SearchKind } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { correctKeyword, termInPinyin } from './correct-keyword.ts';
import { searchKindNumber } from './documents.ts';
import { fold, pairs, partsOf, piecesOf, stemOf } from './fold.ts';
import {
  and,
  mostUnits,
  or,
  parseKeyword,
  pinyinAttempt,
  strictAttempt,
  unitQueryIn,
  type Attempt,
  type KeywordQuery,
  type RankedUnit,
} from './keyword-query.ts';
import { quote } from './terms.ts';
import {
  countsOf,
  countWithin,
  held,
  isGeneralUnit,
  mostParts,
  partsOfTerm,
  termsOfUnit,
  weighed,
  type SearchedTexts,
} from './weigh-parts.ts';

/** A search that finds fewer results than this is relaxed. */
const enough = 4;

/** A looser way finds at least this much, or the next is taken: what holds more goes first anyway. */
const enoughLoosened = 8;

/** A part that says less than this much of what the rarest says is not looked for alone. */
const leastAlone = 0.6;

/** What is searched instead of a keyword that finds too little. */
export interface BackedOff {
  attempt: Attempt;
  query: KeywordQuery;
  /** The keyword as it was corrected; null where it was not. */
  corrected: string | null;
}

/**
 * What holds at least so many of some queries. Each query is repeated as seldom as possible: the whole of it is weighed
 * for every text that an index leads to.
 */
function atLeast(count: number, queries: readonly string[]): string {
  if (count === 1) return or(queries);
  if (count === queries.length) return and(queries);
  const half = Math.ceil(queries.length / 2);
  const [first, second] = [queries.slice(0, half), queries.slice(half)];
  const ways: string[] = [];
  for (let inFirst = Math.max(0, count - second.length); inFirst <= Math.min(count, first.length); inFirst += 1) {
    ways.push(
      and([
        ...(inFirst > 0 ? [atLeast(inFirst, first)] : []),
        ...(inFirst < count ? [atLeast(count - inFirst, second)] : []),
      ]),
    );
  }
  return or(ways);
}

/**
 * The ways to request less than all of what is known, within some fields: all of it, all but one, any two, any one that
 * says much, any one. Each finds what the stricter ones before it find, too. What stands in every text of the trade is
 * not looked for alone.
 */
export function looserWays(known: readonly RankedUnit[], fields = ''): string[] {
  const queriesOf = (units: readonly RankedUnit[]): string[] => units.map((unit) => unitQueryIn(fields, unit));
  const best = known.slice(0, mostUnits);
  const particular = best.filter((unit) => !isGeneralUnit(unit));
  const alone = particular.length > 0 ? particular : best;
  const telling = alone.filter(({ weight }) => weight >= leastAlone * alone[0]!.weight);
  const queries = queriesOf(best);
  const anyOf = (units: readonly RankedUnit[]): string => {
    const others = queriesOf(best.filter((unit) => !units.includes(unit)));
    return or([...queriesOf(units), ...(others.length > 1 ? [atLeast(2, others)] : [])]);
  };
  return [
    ...(queries.length > 1 ? [and(queries)] : []),
    ...(queries.length > 3 ? [atLeast(queries.length - 1, queries)] : []),
    ...(queries.length > 2 ? [atLeast(2, queries)] : []),
    anyOf(telling),
    ...(alone.length > telling.length ? [anyOf(alone)] : []),
  ];
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

/** What says what a text is about: title and tags. */
const aboutFields = 'AB';

/** Where more is found than this, the best of it is about what was looked for. */
const mostWeak = 60;

/** Whether hardly anything of what was found is about it: texts that only mention all words are often about others. */
export async function isWeak(
  db: Database,
  attempt: Attempt,
  found: number,
  requested: SearchedTexts,
): Promise<boolean> {
  if (found > mostWeak) return false;
  const about = and(attempt.units.map((unit) => unitQueryIn(aboutFields, unit)));
  const [hits] = await countsOf(db, [about], enough, requested);
  return hits! < enough;
}

/**
 * The strictest of the looser ways that finds enough, else the one that finds anything; `fields` is where it has to find
 * it.
 */
async function loosened(
  db: Database,
  query: KeywordQuery,
  known: readonly RankedUnit[],
  requested: SearchedTexts,
  fields = '',
): Promise<Attempt | null> {
  if (known.length === 0) return null;
  const [ways, within] = [looserWays(known), looserWays(known, fields)];
  const countOf = async (way: number, kinds: SearchKind | null): Promise<number> => {
    const among = { ...requested, narrowed: sql`${requested.narrowed} and ${countedKinds(kinds)}` };
    return fields === ''
      ? (await countsOf(db, [ways[way]!], enoughLoosened, among))[0]!
      : countWithin(db, within[way]!, ways[way]!, enoughLoosened, among);
  };
  /** The strictest that finds enough, and any of a kind; else the loosest that finds any. */
  const chosenOf = async (wanted: SearchKind | null): Promise<number> => {
    let last = -1;
    // One after the other: the looser a way is, the more it costs to count what it finds.
    for (const way of ways.keys()) {
      const count = await countOf(way, null);
      const ofKind = wanted === null ? count : await countOf(way, wanted);
      if (count >= enoughLoosened && ofKind > 0) return way;
      if (ofKind > 0) last = way;
    }
    return last;
  };
  let chosen = await chosenOf(query.wanted);
  // Nothing of the kind that is looked for says any of it: then what else does is shown.
  if (chosen === -1 && query.wanted !== null) chosen = await chosenOf(null);
  if (chosen === -1) return null;
  return {
    match: 'some',
    by: 'text',
    required: ways[chosen]!,
    stricter: ways[chosen - 1] ?? null,
    units: known.slice(0, mostUnits),
    wanted: query.wanted,
  };
}

/** Tells of a part of a keyword whether any of what it is filed under is unknown: no text holds it. */
export async function createUnknown(
  db: Database,
  folded: string,
  requested: SearchedTexts,
): Promise<(text: string) => boolean> {
  const operandsIn = (text: string): string[] =>
    [...piecesOf(text)].flatMap(({ text: piece, isHan }) =>
      isHan ? pairs(piece) : partsOf(piece).map((part) => stemOf(part.text)),
    );
  const operands = [...new Set(operandsIn(folded))].slice(0, mostParts);
  const counts = await countsOf(db, operands.map(quote), 1, requested);
  const unknown = new Set(operands.filter((_operand, at) => counts[at] === 0));
  return (text) => operandsIn(text).some((operand) => unknown.has(operand));
}

/**
 * What to request instead of a keyword of which all together finds `found`, less than enough; null where nothing finds
 * more. First the letters as pinyin, then words and characters as they were probably meant, then less than all of it.
 */
export async function backOff(
  db: Database,
  keyword: string,
  query: KeywordQuery,
  found: number,
  requested: SearchedTexts,
): Promise<BackedOff | null> {
  if (query.terms.length === 0) return null;
  if (found === 0) {
    const pinyin = pinyinAttempt(query);
    const [read] = pinyin ? await countsOf(db, [pinyin.required], 1, requested) : [0];
    if (pinyin && read! > 0) return { attempt: pinyin, query, corrected: null };
    const folded = fold(keyword);
    const corrected =
      (query.pinyin.length > 0 ? termInPinyin(folded) : null) ??
      (await correctKeyword(db, folded, requested, await createUnknown(db, folded, requested)));
    const meant = corrected === null ? null : parseKeyword(corrected, query.termAt);
    const strict = meant && strictAttempt(meant);
    if (meant && strict) {
      const [hits] = await countsOf(db, [strict.required], mostWeak + 1, requested);
      if (hits! >= enough && !(await isWeak(db, strict, hits!, requested)))
        return { attempt: strict, query: meant, corrected };
      const attempt = await loosened(
        db,
        meant,
        await weighed(db, meant, requested),
        requested,
        hits! > 0 ? aboutFields : '',
      );
      if (attempt || hits! > 0) return { attempt: attempt ?? strict, query: meant, corrected };
    }
  }
  let known = await weighed(db, query, requested);
  // One part alone was all there was to request, unless it is made of others.
  if (found > 0 && known.length < 2) {
    if (known.length === 0) return null;
    const terms = termsOfUnit(known[0]!, query);
    if (query.wanted === null && terms.length === 0) return null;
    const smaller = (await held(db, terms.length > 0 ? terms : partsOfTerm(known[0]!), requested)).known;
    known = (smaller.length > 0 ? smaller : known).toSorted((one, other) => other.weight - one.weight);
  }
  const attempt = await loosened(db, query, known, requested, found > 0 ? aboutFields : '');
  return attempt && { attempt, query, corrected: null };
}
