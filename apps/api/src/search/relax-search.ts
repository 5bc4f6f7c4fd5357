import type { SearchKind } from '@millwright/domain';
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
 * A search that finds fewer results than this is relaxed: what holds all words stays first, and the related words and the
 * weights of the looser search order the first page better than the words alone.
 */
const enough = 60;

/** A part that fewer texts hold leads nowhere, and what fewer hold together was not found as it was typed. */
export const fewestHits = 4;

/** Parts of which so many texts hold one are enough to look for. */
const enoughTelling = 8;

/** A part that says less than this much of what the rarest says is not looked for alone. */
const leastAlone = 0.6;

/** What is searched instead of a keyword that finds too little. */
export interface RelaxedSearch {
  /** Looser ones after stricter ones: the first that finds enough is shown, or else the last. */
  attempts: Attempt[];
  query: KeywordQuery;
  /** The keyword as it was corrected; null where it was not. */
  corrected: string | null;
  /** How many texts hold all of it, counted up to what is enough. */
  together: number;
}

/** The parts that say much, one of which is enough to be found; any where hardly any text holds those. */
function tellingParts(best: readonly RankedUnit[]): readonly RankedUnit[] {
  const particular = best.filter((unit) => !isGeneralPart(unit));
  // What stands in every text of the trade is not looked for alone, unless there is hardly anything else.
  const alone = particular.some(({ hits = fewestHits }) => hits >= fewestHits) ? particular : best;
  const telling = alone.filter(({ weight }) => weight >= leastAlone * alone[0]!.weight);
  return telling.some(({ hits = enoughTelling }) => hits >= enoughTelling) ? telling : alone;
}

/**
 * The ways to request less than all of what is known, the strictest first: two thirds of it, any two parts, and any part
 * that says much or two others.
 */
export function relaxedQueries(known: readonly RankedUnit[]): string[] {
  const best = known.slice(0, mostUnits);
  const queries = best.map(unitQuery);
  const telling = tellingParts(best);
  const others = best.filter((unit) => !telling.includes(unit)).map(unitQuery);
  return [
    ...(queries.length > 1 ? [atLeast(Math.ceil((2 * queries.length) / 3), queries)] : []),
    ...(queries.length > 3 ? [atLeast(2, queries)] : []),
    or([...telling.map(unitQuery), ...(others.length > 1 ? [atLeast(2, others)] : [])]),
  ];
}

/** Whether a result is too little: of so many of each kind, by the number of the kind. */
export function isTooLittle(
  kinds: readonly (readonly [kind: number, count: number])[],
  wanted: SearchKind | null,
): boolean {
  const of = (name: SearchKind): number => kinds.find(([kind]) => kind === searchKindNumber(name))?.[1] ?? 0;
  const found = kinds.reduce((sum, [, count]) => sum + count, 0);
  return found - of('magazines') < enough || (wanted !== null && of(wanted) === 0);
}

/**
 * Less than all of a keyword, by the parts of it that texts hold; nothing where they hold none. The loosest way finds what
 * the others do, and ranks it first. Only where a part is so common that it finds far more than anybody reads, stricter
 * ways are tried before it.
 */
function relaxedAttempts({ wanted, isFault }: KeywordQuery, known: readonly RankedUnit[]): Attempt[] {
  if (known.length === 0) return [];
  const units = known.slice(0, mostUnits);
  const ways = relaxedQueries(known);
  const tried = units.some(({ hits = 0 }) => hits >= mostCounted) ? ways : ways.slice(-1);
  return tried.map((required) => ({
    match: 'some',
    by: 'text',
    required,
    stricter: required === ways[0] ? null : ways[0]!,
    units,
    wanted,
    isFault,
  }));
}

/** Tells of a part of a keyword whether any of what it is filed under is unknown: no text holds it. */
export async function createIsUnknown(
  db: Database,
  folded: string,
  requested: SearchScope,
): Promise<(text: string) => boolean> {
  const operandsIn = (text: string): string[] =>
    [...piecesOf(text)].flatMap(({ text: piece, isHan }) =>
      isHan ? pairs(piece) : partsOf(piece).map((part) => stemOf(part.text)),
    );
  const operands = [...new Set(operandsIn(folded))].slice(0, mostParts);
  const counts = await countHits(db, operands.map(quote), 1, requested);
  const unknown = new Set(operands.filter((_operand, at) => counts[at] === 0));
  return (text) => operandsIn(text).some((operand) => unknown.has(operand));
}

/**
 * What to request instead of a keyword of which all together finds `found`, less than enough; null where nothing finds
 * more. First the letters as pinyin, then words and characters as they were probably meant, then less than all of it.
 */
export async function relaxSearch(
  db: Database,
  keyword: string,
  query: KeywordQuery,
  found: number,
  requested: SearchScope,
): Promise<RelaxedSearch | null> {
  if (query.terms.length === 0) return null;
  if (found === 0) {
    const pinyin = pinyinAttempt(query);
    const [read] = pinyin ? await countHits(db, [pinyin.required], 1, requested) : [0];
    if (pinyin && read! > 0) return { attempts: [pinyin], query, corrected: null, together: 0 };
    const folded = fold(keyword);
    const corrected =
      (query.pinyin.length > 0 ? termInPinyin(folded) : null) ??
      (await correctKeyword(db, folded, requested, await createIsUnknown(db, folded, requested)));
    const meant = corrected === null ? null : parseKeyword(corrected, query.termAt);
    const strict = meant && strictAttempt(meant);
    if (meant && strict) {
      const [hits] = await countHits(db, [strict.required], enough, requested);
      if (hits! >= enough) return { attempts: [strict], query: meant, corrected, together: hits! };
      const attempts = relaxedAttempts(meant, await weighParts(db, meant, requested));
      if (attempts.length > 0 || hits! > 0)
        return { attempts: attempts.length > 0 ? attempts : [strict], query: meant, corrected, together: hits! };
    }
  }
  let known = await weighParts(db, query, requested);
  // One part alone was all there was to request, unless it is made of others.
  if (found > 0 && known.length < 2) {
    if (known.length === 0) return null;
    const terms = termsWithin(known[0]!, query);
    if (query.wanted === null && terms.length === 0) return null;
    const smaller = (await weighByRarity(db, terms.length > 0 ? terms : operandParts(known[0]!), requested)).known;
    known = [...known, ...smaller].toSorted((one, other) => other.weight - one.weight);
  }
  const attempts = relaxedAttempts(query, known);
  return attempts.length > 0 ? { attempts, query, corrected: null, together: found } : null;
}
