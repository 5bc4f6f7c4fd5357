import { htmlLang, type EditionKey, type SearchKind } from '@millwright/domain';
import { hasHan, pairs } from './words.ts';
import type { Token } from './synonyms.ts';

/**
 * How what is searched for becomes tsqueries over the vectors of terms.ts. An operand is one lexeme as a tsquery writes
 * it (`'weld'`, `'器':*`); an alternative needs all its operands, a term or a unit one of its alternatives.
 */

/** A term as tsvector and tsquery write a lexeme. */
export const quote = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** An operand, which may be a prefix, within the fields of some weights (`A`, `BC`); within any for `''`. */
const withinFields = (operand: string, fields: string): string =>
  fields === '' || operand === '' ? operand : `${operand}${operand.endsWith(':*') ? '' : ':'}${fields}`;

/** The lexeme of a term that search keywords hold. No term begins like that. */
export const keywordLexeme = (term: string): string => `+${term}`;

/** The lexeme that all documents of a kind have. No term begins like that. */
export const kindLexeme = (kind: SearchKind): string => `#${kind}`;

/** An operand within what a body holds often (see `searchVector`). */
const often = (operand: string): string => {
  const inBody = withinFields(operand, 'D');
  return inBody === '' ? '' : `(${inBody} <-> ${inBody})`;
};

/** An operand within search keywords; its quotation mark stands first. */
const withinKeywords = (operand: string): string => (operand === '' ? '' : `'${keywordLexeme(operand.slice(1))}`);

/** One wording of a term: as it was typed, or a synonym. */
export interface Alternative {
  by: 'text' | 'synonym';
  /** As a reader would write it, for the reason of a hit. */
  text: string;
  /** What a document has to hold, each as a tsquery writes it. */
  operands: string[];
}

/** A part of a keyword: a word, a run of Han characters, or a term of the trade, each with its synonyms. */
export interface Term {
  alternatives: Alternative[];
  /** Whether it is a pair of Han characters across the border of a term, as `涂线` in `喷涂线`: it is no word. */
  isAcrossBorder?: true;
}

/** The operands of a run of Han characters. One alone is a prefix: of every pair that begins with it, and of itself. */
export const hanOperands = (run: string): string[] =>
  [...run].length === 1 ? [`${quote(run)}:*`] : pairs(run).map(quote);

/** The operands of tokens: what a document has to hold to hold all of them. */
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

/** What hits are ranked by: a term, a part of one, or a related word, with its weight. */
export interface RankedUnit {
  alternatives: Pick<Alternative, 'by' | 'operands'>[];
  /** As it was typed; none for related words and pinyin. */
  text?: string;
  /** Its share of the score, relative to the other units: the rarer it is, the greater. */
  weight: number;
  /** How many documents hold it, where that was counted, up to `mostCounted`. */
  hits?: number;
}

/** Operands of which {@link halfQueryIn} requires half: the query grows with their number faster than they do. */
const mostHalved = 6;

/** The tsquery of what all of some queries find. */
export const and = (queries: readonly string[]): string =>
  queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`;

/** The tsquery of what any of some queries finds. */
export const or = (queries: readonly string[]): string =>
  queries.length === 1 ? queries[0]! : `(${[...new Set(queries)].join(' | ')})`;

/**
 * The tsquery of what at least `count` of some queries find. They are split into halves, so that each is repeated as
 * seldom as possible: PostgreSQL tests the whole tsquery on every document that the index leads to.
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

/** The tsqueries of the alternatives of a unit, each within any field. */
export const alternativeQueries = ({ alternatives }: Pick<RankedUnit, 'alternatives'>): string[] => [
  ...new Set(alternatives.map(({ operands }) => and(operands))),
];

/**
 * The tsquery of a unit within the fields of some weights. Alternatives are sorted: whichever synonym was typed, the
 * query is the same, so that it has one tally.
 */
export const unitQueryIn = (fields: string, { alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map((one) => withinFields(one, fields)))).toSorted());

/** The tsquery of a unit within any field. */
export const unitQuery = (unit: Pick<RankedUnit, 'alternatives'>): string => unitQueryIn('', unit);

/**
 * A unit without synonyms in Han characters where an edition has no Chinese texts: each test of them would take time.
 */
export const unitIn = (edition: EditionKey, unit: RankedUnit): RankedUnit =>
  htmlLang(edition) === 'zh-CN'
    ? unit
    : {
        ...unit,
        alternatives: unit.alternatives.filter(({ by, operands }) => by === 'text' || !operands.some(hasHan)),
      };

/** The tsquery of fields that hold at least half of the operands of one alternative. */
export const halfQueryIn = (fields: string, { alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(
    alternatives.map(({ operands }) => {
      const own = operands.slice(0, mostHalved).map((one) => withinFields(one, fields));
      return atLeast(Math.ceil(own.length / 2), own);
    }),
  );

/** The tsquery of bodies that are about a unit: they hold each operand often. */
export const oftenQuery = ({ alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map(often))));

/** The tsquery of a unit within search keywords. */
export const searchKeywordsQuery = ({ alternatives }: Pick<RankedUnit, 'alternatives'>): string =>
  or(alternatives.map(({ operands }) => and(operands.map(withinKeywords))));
