import { htmlLang, type EditionKey } from '@millwright/domain';
import { fold, joinedOf, pairs, partsOf, piecesOf, stemOf } from './fold.ts';
import { pinyinTerms } from './pinyin.ts';
import type { Token } from './synonyms.ts';

/** Change it whenever the terms of the same text change, so that they are made again. */
export const termRules = 8;

/**
 * The terms of a text with how often it holds each: overlapping pairs of Han characters and the last one alone, stems
 * of words in other scripts, and
 * those of words with a hyphen in one piece too, so that `HX-220` and `hx220`, `off-shore` and `offshore` are the same.
 * No word segmenter: it splits a query otherwise than the text it should find.
 */
export function countedTerms(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string): void => void terms.set(term, (terms.get(term) ?? 0) + 1);
  for (const { text: piece, isHan } of piecesOf(fold(text))) {
    if (!isHan) {
      const parts = partsOf(piece);
      for (const part of parts) add(stemOf(part.text));
      const joined = joinedOf(parts.map((part) => part.text));
      if (joined !== null) add(joined);
    } else {
      pairs(piece).forEach(add);
      add([...piece].at(-1)!);
    }
  }
  return terms;
}

/** The terms of a text, each once. */
export const termsOf = (text: string): Set<string> => new Set(countedTerms(text).keys());

/** A text is about what its body holds so often. */
const often = 3;

/** A term as tsvector and tsquery write it. */
export const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** An operand of a tsquery, which may be a beginning, within some fields (`A`, `BC`); within any for none. */
const withinFields = (operand: string, fields: string): string =>
  fields === '' || operand === '' ? operand : `${operand}${operand.endsWith(':*') ? '' : ':'}${fields}`;

/** The tsquery of an operand that the body, or the search keywords, hold at two places so far apart. */
const twiceIn =
  (apart: string) =>
  (operand: string): string => {
    const once = withinFields(operand, 'D');
    return once === '' ? '' : `(${once} ${apart} ${once})`;
  };

/** Of what a body holds often. */
const oftenOf = twiceIn('<->');

/** Of what search keywords hold. */
const keywordOf = twiceIn('<2>');

/** What of a document is searched. */
export interface SearchedText {
  title: string;
  /** Tags, industries and other names. */
  tags: string;
  /** What editors write that it is found by, next to what it says. */
  searchKeywords: string;
  brief: string;
  body: string;
}

/**
 * The text of a tsvector whose fields weigh A to D. One made-up position a field carries the weight. There are four
 * weights and six things to tell apart: what the body holds often has the next position as well, by which
 * {@link oftenOf} finds it, and search keywords have two places that are two apart, for {@link keywordOf}. A caller that
 * has the terms of the body already hands them in.
 */
export function searchVector(
  { title, tags, searchKeywords, brief, body }: SearchedText,
  bodyTerms: ReadonlyMap<string, number> = countedTerms(body),
): string {
  const positions = new Map<string, string[]>();
  const add = (terms: Iterable<string>, position: string): void => {
    for (const term of new Set(terms)) {
      const known = positions.get(term);
      if (known) known.push(position);
      else positions.set(term, [position]);
    }
  };
  add([...termsOf(title), ...pinyinTerms(fold(title))], '1A');
  add([...termsOf(tags), ...pinyinTerms(fold(tags))], '2B');
  add(termsOf(brief), '3C');
  add(bodyTerms.keys(), '4');
  add(
    [...bodyTerms].flatMap(([term, count]) => (count >= often ? [term] : [])),
    '5',
  );
  add(termsOf(searchKeywords), '8,10');
  return [...positions].map(([term, places]) => `${quote(term)}:${places.join(',')}`).join(' ');
}

/**
 * The text of a tsvector of the title alone, for what is still being typed and for titles that go first. Next to the
 * terms it holds the whole words (`=injection`), because a beginning such as `injecti` begins no stem.
 */
export function headVector(title: string): string {
  const folded = fold(title);
  const words = [...piecesOf(folded)]
    .filter(({ isHan }) => !isHan)
    .flatMap(({ text }) => partsOf(text).map((part) => `=${part.text}`));
  return [...new Set([...termsOf(title), ...words, ...pinyinTerms(folded)])].map(quote).join(' ');
}

/** One of the ways in which a term can stand in a text. */
export interface Alternative {
  by: 'text' | 'synonym';
  /** As a reader would write it. */
  text: string;
  /** What a text has to hold, as tsquery writes it. */
  operands: string[];
}

/** Something that a keyword asks for: a word, a run of characters, or a term of the trade with its synonyms. */
export interface Term {
  alternatives: Alternative[];
}

/** One character alone is a beginning: that finds every pair that starts with it, and the one that stands last. */
const hanOperands = (run: string): string[] => ([...run].length === 1 ? [`${quote(run)}:*`] : pairs(run).map(quote));

/** What a text has to hold to hold some tokens. */
export function operandsOf(tokens: readonly Token[]): string[] {
  const operands: string[] = [];
  let run = '';
  const endRun = (): void => {
    if (run !== '') operands.push(...hanOperands(run));
    run = '';
  };
  tokens.forEach((token, at) => {
    if (token.isHan && tokens[at - 1]?.isHan === true && tokens[at - 1]!.piece !== token.piece) endRun();
    if (token.isHan) run += token.text;
    else {
      endRun();
      operands.push(quote(token.key));
    }
  });
  endRun();
  return [...new Set(operands)];
}

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

/** More operands than this are not halved. */
const mostHalved = 6;

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

/** The same, within search keywords. */
export const keywordsQuery = ({ alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map(keywordOf))));
