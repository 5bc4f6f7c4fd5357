import { fold, pairs, piecesOf } from './fold.ts';
import { pinyinReadings, type PinyinReading } from './pinyin.ts';
import { termAt, tokensOf, type Token } from './synonyms.ts';
import { quote } from './terms.ts';

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

/** A keyword as it is searched for. */
export interface KeywordQuery {
  terms: Term[];
  /** What it could mean as pinyin; asked only where the letters themselves find nothing. */
  pinyin: PinyinReading[];
}

/** Characters that say nothing between two terms. */
const emptyCharacters = new Set('的了和与及在之是或等对为');

/** One character alone is a beginning: that finds every pair that starts with it, and the one that stands last. */
const hanOperands = (run: string): string[] => ([...run].length === 1 ? [`${quote(run)}:*`] : pairs(run).map(quote));

/** What a text has to hold to hold some tokens. */
function operandsOf(tokens: readonly Token[]): string[] {
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

const isHan = (token: Token | undefined): boolean => token?.isHan === true;
const written = (tokens: readonly Token[]): string =>
  tokens
    .map((token, at) => (at > 0 && !(isHan(token) && isHan(tokens[at - 1])) ? ` ${token.text}` : token.text))
    .join('');
const termOf = (tokens: readonly Token[], synonyms: readonly string[]): Term => ({
  alternatives: [
    { by: 'text' as const, text: written(tokens), operands: operandsOf(tokens) },
    ...synonyms.map((text) => ({ by: 'synonym' as const, text, operands: operandsOf(tokensOf(text)) })),
  ].filter(({ operands }) => operands.length > 0),
});

/**
 * What is left of a run between two terms of the trade. One character alone is asked for together with its neighbour.
 */
function leftOver(tokens: readonly Token[], from: number, to: number): Term[] {
  const rest = tokens.slice(from, to);
  if (rest.length === 0) return [];
  if (rest.length > 1) return [termOf(rest, [])];
  const [only] = rest;
  const neighbours = [from - 1, to].filter((at) => tokens[at]?.piece === only!.piece);
  if (neighbours.length === 0) return [termOf(rest, [])];
  if (emptyCharacters.has(only!.text)) return [];
  return [termOf(neighbours[0] === from - 1 ? tokens.slice(from - 1, to) : tokens.slice(from, to + 1), [])];
}

/** The terms of a keyword, cut where the table of synonyms knows one. */
function termsOfKeyword(keyword: string): Term[] {
  const tokens = tokensOf(keyword);
  const terms: Term[] = [];
  let from = 0;
  let at = 0;
  const flush = (): void => {
    terms.push(...leftOver(tokens, from, at));
    from = at;
  };
  while (at < tokens.length) {
    const known = termAt(tokens, at);
    if (known) {
      flush();
      terms.push(termOf(tokens.slice(at, at + known.length), known.synonyms));
      at += known.length;
      from = at;
    } else {
      const startsPiece = !isHan(tokens[at]) || tokens[at]!.piece !== tokens[at - 1]?.piece;
      if (startsPiece) flush();
      at += 1;
    }
  }
  flush();
  const seen = new Set<string>();
  return terms.filter(
    ({ alternatives: [first] }) => first !== undefined && !seen.has(first.text) && seen.add(first.text),
  );
}

/** Reads a keyword; what holds no word and no character has no terms. */
export const parseKeyword = (keyword: string): KeywordQuery => {
  const folded = fold(keyword);
  const terms = termsOfKeyword(keyword);
  return {
    terms,
    pinyin: terms.length > 0 && [...piecesOf(folded)].every((piece) => !piece.isHan) ? pinyinReadings(folded) : [],
  };
};

/** A way to ask for a keyword. */
export interface Attempt {
  match: 'all' | 'some';
  by: 'text' | 'pinyin';
  /** A tsquery of what has to be there. */
  required: string;
  /** A tsquery of the keyword's own words, any of them, for ranking. */
  own: string;
  /** The same with all synonyms. */
  any: string;
}

const and = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(' & ')})`);
const or = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0]! : `(${[...new Set(parts)].join(' | ')})`;
/** In one order, so that whichever of the synonyms was typed asks for the same. */
const termQuery = ({ alternatives }: Term): string => or(alternatives.map(({ operands }) => and(operands)).toSorted());

/** More terms than this are not tried with each one left out, but with any one alone. */
const mostLeftOut = 6;

/**
 * The ways to ask for a keyword, the strictest first; the next is tried only where one finds nothing. All terms, each
 * with all of its pairs; then the letters as pinyin; then all terms but one, any term, any pair or word.
 */
export function attemptsOf({ terms, pinyin }: KeywordQuery): Attempt[] {
  if (terms.length === 0) return [];
  const operands = (by?: 'text'): string[] =>
    terms.flatMap(({ alternatives }) =>
      alternatives.filter((alternative) => !by || alternative.by === by).flatMap((alternative) => alternative.operands),
    );
  const ranking = { own: or(operands('text')), any: or(operands()) };
  const attempts: Attempt[] = [{ match: 'all', by: 'text', required: and(terms.map(termQuery)), ...ranking }];
  if (pinyin.length > 0) {
    const read = pinyin.flatMap((reading) => reading.terms.map(quote));
    attempts.push({
      match: 'all',
      by: 'pinyin',
      required: or(pinyin.map((reading) => and(reading.terms.map(quote)))),
      own: or(read),
      any: or(read),
    });
  }
  if (terms.length > 2 && terms.length <= mostLeftOut) {
    const lessOne = terms.map((_term, out) => and(terms.filter((_other, at) => at !== out).map(termQuery)));
    attempts.push({ match: 'some', by: 'text', required: or(lessOne), ...ranking });
  }
  if (terms.length > 1) attempts.push({ match: 'some', by: 'text', required: or(terms.map(termQuery)), ...ranking });
  if (new Set(operands('text')).size > 1)
    attempts.push({ match: 'some', by: 'text', required: ranking.own, ...ranking });
  return attempts;
}

/** The tsquery that a list asks for a keyword with: all terms, each with its synonyms; null where it has none. */
export const searchQuery = (keyword: string): string | null => attemptsOf(parseKeyword(keyword))[0]?.required ?? null;
