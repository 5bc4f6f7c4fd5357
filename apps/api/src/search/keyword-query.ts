import type { SearchKind } from '@millwright/domain';
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
/** In one order, so that whichever of the synonyms was typed searches the same; within some fields. */
export const unitQueryIn = (fields: string, { alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map((one) => withinFields(one, fields)))).toSorted());

/** The same, within any field. */
export const unitQuery = (unit: Pick<RankedUnit, 'alternatives'>): string => unitQueryIn('', unit);

/** The same, as a body holds it that is about it. */
export const oftenQuery = ({ alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map(oftenOf))));

/** A word that every text of the trade holds says little. */
export const generalWeight = 0.3;

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
