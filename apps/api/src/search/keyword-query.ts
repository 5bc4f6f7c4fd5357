import { htmlLang, type EditionKey, type SearchKind } from '@millwright/domain';
import { fold, piecesOf } from './fold.ts';
import { isGeneral, readIntent } from './intents.ts';
import { synonymsOf, termsOfKeyword, withPlainNames, type Alternative, type Term } from './keyword-terms.ts';
import { pinyinReadings, type PinyinReading } from './pinyin.ts';
import { relatedWords } from './related.ts';
import { termAt, type TermAt } from './synonyms.ts';
import { oftenOf, quote, withinFields } from './terms.ts';

/** A keyword as it is searched for. */
export interface KeywordQuery {
  terms: Term[];
  /** Words that serve who looks for one of the terms, where the terms themselves find too little. */
  related: Term[];
  /** The kind that the keyword names, which ranks first; null where it names none. */
  wanted: SearchKind | null;
  /** What it could mean as pinyin; asked only where the letters themselves find nothing. */
  pinyin: PinyinReading[];
  /** Finds the terms of the trade that it was cut by. */
  termAt?: TermAt;
}

/** Reads a keyword; what holds no word and no character has no terms. */
export const parseKeyword = (keyword: string, find: TermAt = termAt): KeywordQuery => {
  const { subject, wanted } = readIntent(fold(keyword));
  const terms = termsOfKeyword(withPlainNames(subject), find);
  return {
    terms,
    related: relatedWords(subject).map((words) => ({ alternatives: synonymsOf(words) })),
    wanted,
    termAt: find,
    pinyin: terms.length > 0 && [...piecesOf(subject)].every((piece) => !piece.isHan) ? pinyinReadings(subject) : [],
  };
};

/** Something that is ranked by: where it stands in a text, and how much it says. */
export interface RankedUnit {
  alternatives: Pick<Alternative, 'by' | 'operands'>[];
  /** As it was typed. */
  text?: string;
  /** Relative to the others; the rarer it is, the more it says. */
  weight: number;
  /** How many texts hold it, as far as they were counted. */
  hits?: number;
}

/** A way to request a keyword. */
export interface Attempt {
  match: 'all' | 'some';
  by: 'text' | 'pinyin';
  /** A tsquery of what has to be there. */
  required: string;
  /** A tsquery of stricter ways that found too little: what they find is ranked, however old it is. */
  stricter: string | null;
  units: RankedUnit[];
  wanted: SearchKind | null;
}

export const and = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`);
export const or = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0]! : `(${[...new Set(parts)].join(' | ')})`;
/**
 * What holds at least so many of some queries. Each query is repeated as seldom as possible: the whole of it is weighed
 * for every text that an index leads to.
 */
export function atLeast(count: number, queries: readonly string[]): string {
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

/** In one order, so that whichever of the synonyms was typed searches the same; within some fields. */
export const unitQueryIn = (fields: string, { alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map((one) => withinFields(one, fields)))).toSorted());

/** The same, within any field. */
export const unitQuery = (unit: Pick<RankedUnit, 'alternatives'>): string => unitQueryIn('', unit);

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A unit without synonyms in characters of which texts of an edition have none: to look for each takes time. */
export const unitIn = (edition: EditionKey, unit: RankedUnit): RankedUnit =>
  htmlLang(edition) === 'zh-CN'
    ? unit
    : {
        ...unit,
        alternatives: unit.alternatives.filter(({ by, operands }) => by === 'text' || !operands.some(hasHan)),
      };

/** A field that holds half of what one of the alternatives is made of. */
export const halfQueryIn = (fields: string, { alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(
    alternatives.map(({ operands }) => {
      const own = operands.slice(0, mostHalved).map((one) => withinFields(one, fields));
      return atLeast(Math.ceil(own.length / 2), own);
    }),
  );

/** The same, as a body holds it that is about it. */
export const oftenQuery = ({ alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map(oftenOf))));

/** A word that every text of the trade holds says little. */
export const generalWeight = 0.3;

/** More operands than this are not halved. */
const mostHalved = 6;

/** More units than this are not ranked by. */
export const mostUnits = 6;

/** All terms, each with its synonyms; null where a keyword has none. */
export function strictAttempt({ terms, wanted }: KeywordQuery): Attempt | null {
  if (terms.length === 0) return null;
  return {
    match: 'all',
    by: 'text',
    required: and([...new Set(terms.map(unitQuery))]),
    stricter: null,
    units: terms.slice(0, mostUnits).map(({ alternatives }) => ({
      alternatives,
      weight: isGeneral(alternatives[0]!.text) ? generalWeight : 1,
    })),
    wanted,
  };
}

/** Latin letters read as pinyin; null where they cannot be. */
export function pinyinAttempt({ pinyin, wanted }: KeywordQuery): Attempt | null {
  if (pinyin.length === 0) return null;
  const alternatives = pinyin.map((reading) => ({ by: 'text' as const, operands: reading.terms.map(quote) }));
  return {
    match: 'all',
    by: 'pinyin',
    required: unitQuery({ alternatives }),
    stricter: null,
    units: [{ alternatives, weight: 1 }],
    wanted,
  };
}

/** The tsquery that a list searches a keyword with: all terms, each with its synonyms; null where it has none. */
export const searchQuery = (keyword: string, find: TermAt = termAt): string | null =>
  strictAttempt(parseKeyword(keyword, find))?.required ?? null;
