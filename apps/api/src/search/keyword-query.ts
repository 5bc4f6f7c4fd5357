import type { SearchKind } from '@millwright/domain';
import { fold } from './fold.ts';
import { compoundStem, piecesOf, stemOf, normalizeNames } from './words.ts';
import { readIntent, weightOfWord } from './intents.ts';
import { pinyinReadings, type PinyinReading } from './pinyin.ts';
import { relatedWords } from './related.ts';
import { termAt, tokensOf, writtenOf, type TermAt, type Token } from './synonyms.ts';
import { and, operandsOf, quote, unitQuery, type Alternative, type RankedUnit, type Term } from './tsquery.ts';

/** Characters that say nothing between two terms. */
const emptyCharacters = new Set('的了和与及在之是或等对为');

/** Characters behind a term that only say that a thing of it is meant: `压铸机` is a machine for `压铸`. */
const thingCharacters = new Set('机器仪件品类性型');

const isHan = (token: Token | undefined): boolean => token?.isHan === true;
const inOnePiece = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Words as alternatives to what was typed. */
const synonymsOf = (words: readonly string[], typed = ''): Alternative[] =>
  words
    .map((text) => ({
      // Written in one or in two it is the same word (`cleanroom`, `clean room`).
      by: typed !== '' && inOnePiece(text) === inOnePiece(typed) ? ('text' as const) : ('synonym' as const),
      text,
      operands: operandsOf(tokensOf(text)),
    }))
    .filter(({ operands }) => operands.length > 0);

const termOf = (tokens: readonly Token[], synonyms: readonly string[]): Term => ({
  alternatives: [
    { by: 'text' as const, text: writtenOf(tokens), operands: operandsOf(tokens) },
    ...synonymsOf(synonyms, writtenOf(tokens)),
  ].filter(({ operands }) => operands.length > 0),
});

/**
 * What is left of a run between two terms of the trade. One character alone is searched together with its neighbour.
 */
function leftOver(tokens: readonly Token[], from: number, to: number): Term[] {
  const rest = tokens.slice(from, to);
  if (rest.length === 0) return [];
  if (rest.length > 1) return [termOf(rest, [])];
  const [only] = rest;
  const neighbours = [from - 1, to].filter((at) => tokens[at]?.piece === only!.piece);
  if (neighbours.length === 0) return [termOf(rest, [])];
  if (emptyCharacters.has(only!.text) || (neighbours[0] === from - 1 && thingCharacters.has(only!.text))) return [];
  return [termOf(neighbours[0] === from - 1 ? tokens.slice(from - 1, to) : tokens.slice(from, to + 1), [])];
}

/** A word of another script, alone or with what it is joined to by a hyphen, such as `HX-220`. */
function wordTerm(tokens: readonly Token[]): Term {
  const joined = compoundStem(tokens.map(({ text }) => text));
  const own = termOf(tokens, []).alternatives;
  const text = tokens.map((token) => token.text).join('');
  return joined === null
    ? { alternatives: own }
    : { alternatives: [...own, { by: 'text', text, operands: [quote(joined)] }] };
}

/** Whether the parts of a compound are one thing: those of `HX-220` are, those of `all-electric` are words of their own. */
const isDesignation = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && tokens.some(({ text }) => /\p{N}/u.test(text)) && tokens.some(({ text }) => /\p{L}/u.test(text));

/** Lets two words of other scripts that stand side by side be found as one (`gear box`, `gearbox`). */
function joinNeighbours(terms: readonly Term[], tokensOfTerms: readonly (readonly Token[])[]): void {
  for (let at = 1; at < terms.length; at += 1) {
    const [before, after] = [tokensOfTerms[at - 1]!, tokensOfTerms[at]!];
    if (before.length !== 1 || after.length !== 1 || before[0]!.isHan || after[0]!.isHan) continue;
    const joined = compoundStem([before[0]!.text, after[0]!.text]);
    if (joined === null) continue;
    const alternative: Alternative = { by: 'text', text: before[0]!.text + after[0]!.text, operands: [quote(joined)] };
    terms[at - 1]!.alternatives.push(alternative);
    terms[at]!.alternatives.push(alternative);
  }
}

/** A term of two words of other scripts, which texts may write as one. */
function withJoined({ alternatives }: Term, tokens: readonly Token[]): Term {
  const joined = tokens.length === 2 && tokens.every((token) => !token.isHan) ? tokens.map(({ text }) => text) : [];
  const filed = compoundStem(joined);
  return filed === null
    ? { alternatives }
    : { alternatives: [...alternatives, { by: 'text', text: joined.join(''), operands: [quote(filed)] }] };
}

/** Shorter words are no compounds of two. */
const shortestCompound = 6;
const shortestPart = 3;

/** A term of the table that a word is when it is written as two (`diecasting`); null where none is. */
function apartInTable({ text, isHan: isRun }: Token, find: TermAt): Term | null {
  if (isRun || text.length < shortestCompound) return null;
  for (let cut = shortestPart; cut <= text.length - shortestPart; cut += 1) {
    const parts = tokensOf(`${text.slice(0, cut)} ${text.slice(cut)}`);
    const known = parts.length === 2 ? find(parts, 0) : null;
    if (known?.length === 2)
      return {
        alternatives: [
          { by: 'text', text, operands: [quote(stemOf(text))] },
          { by: 'text', text: writtenOf(parts), operands: operandsOf(parts) },
          ...termOf(parts, known.synonyms).alternatives.slice(1),
        ],
      };
  }
  return null;
}

/** A term of the table that two words are when they are written as one (`gear box`); null where none is. */
function joinedInTable(first: Token, second: Token | undefined, find: TermAt): Term | null {
  if (!second || first.isHan || second.isHan) return null;
  const [joined, ...more] = tokensOf(first.text + second.text);
  const known = joined && more.length === 0 ? find([joined], 0) : null;
  if (!known) return null;
  const [own, ...synonyms] = termOf([joined!], known.synonyms).alternatives;
  return { alternatives: [...termOf([first, second], []).alternatives, own!, ...synonyms] };
}

/** The terms of a keyword, cut where the table of synonyms knows one of at most so many words or characters. */
function termsOfKeyword(keyword: string, find: TermAt = termAt, longest: number = Infinity): Term[] {
  const tokens = tokensOf(keyword);
  const terms: Term[] = [];
  const read: (readonly Token[])[] = [];
  const add = (found: readonly Term[], from: readonly Token[]): void => {
    for (const term of found) {
      terms.push(term);
      read.push(from);
    }
  };
  let from = 0;
  let at = 0;
  const flush = (): void => {
    add(leftOver(tokens, from, at), tokens.slice(from, at));
    from = at;
  };
  while (at < tokens.length) {
    const known = find(tokens, at, longest);
    let end = at + 1;
    while (!isHan(tokens[at]) && tokens[end]?.piece === tokens[at]!.piece && !isHan(tokens[end])) end += 1;
    const compound = isHan(tokens[at]) ? [] : tokens.slice(at, end);
    const joinedTerm = known && known.length > 1 ? null : joinedInTable(tokens[at]!, tokens[at + 1], find);
    const apartTerm = known ? null : apartInTable(tokens[at]!, find);
    if (known && !joinedTerm && known.length >= (isDesignation(compound) ? compound.length : 1)) {
      flush();
      const own = tokens.slice(at, at + known.length);
      add([withJoined(termOf(own, known.synonyms), own)], own);
      at += known.length;
      from = at;
    } else if (isDesignation(compound)) {
      flush();
      add([wordTerm(compound)], compound);
      at = end;
      from = at;
    } else if (joinedTerm ?? apartTerm) {
      flush();
      const length = joinedTerm ? 2 : 1;
      add([(joinedTerm ?? apartTerm)!], tokens.slice(at, at + 2));
      at += length;
      from = at;
    } else {
      const startsPiece = !isHan(tokens[at]) || tokens[at]!.piece !== tokens[at - 1]?.piece;
      if (startsPiece) flush();
      at += 1;
    }
  }
  flush();
  joinNeighbours(terms, read);
  const seen = new Set<string>();
  return terms.filter(
    ({ alternatives: [first] }) => first !== undefined && !seen.has(first.text) && seen.add(first.text),
  );
}

/** The terms that a term is made of, such as those of `真空热处理`, or `粗糙度` of `粗糙度仪`; none where it is made of no others. */
export function smallerTerms(text: string, find: TermAt = termAt): Term[] {
  const { length } = tokensOf(text);
  const terms = length > 1 ? termsOfKeyword(text, find, length - 1) : [];
  return terms.length > 1 || terms[0]?.alternatives[0]!.text !== text ? terms : [];
}

/** A keyword as it is searched for. */
export interface KeywordQuery {
  terms: Term[];
  /** Words that serve who looks for one of the terms, where the terms themselves find too little. */
  related: Term[];
  /** The kind that the keyword names, which ranks first; null where it names none. */
  wanted: SearchKind | null;
  /** Whether it is about a fault, so that what is written of it ranks before what is sold. */
  isFault: boolean;
  /** What it could mean as pinyin; asked only where the letters themselves find nothing. */
  pinyin: PinyinReading[];
  /** Finds the terms of the trade that it was cut by. */
  termAt?: TermAt;
}

/** Reads a keyword; what holds no word and no character has no terms. */
export const parseKeyword = (keyword: string, find: TermAt = termAt): KeywordQuery => {
  const { subject, wanted, isFault } = readIntent(fold(keyword));
  const terms = termsOfKeyword(normalizeNames(subject), find);
  return {
    terms,
    related: relatedWords(subject).map((words) => ({ alternatives: synonymsOf(words) })),
    wanted,
    isFault,
    termAt: find,
    pinyin: terms.length > 0 && [...piecesOf(subject)].every((piece) => !piece.isHan) ? pinyinReadings(subject) : [],
  };
};

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
  isFault: boolean;
}

/** More units than this are not ranked by. */
export const mostUnits = 6;

/** All terms, each with its synonyms; null where a keyword has none. */
export function strictAttempt({ terms, wanted, isFault }: KeywordQuery): Attempt | null {
  if (terms.length === 0) return null;
  return {
    match: 'all',
    by: 'text',
    required: and([...new Set(terms.map(unitQuery))]),
    stricter: null,
    units: terms.slice(0, mostUnits).map(({ alternatives }) => ({
      alternatives,
      weight: weightOfWord(alternatives[0]!.text),
    })),
    wanted,
    isFault,
  };
}

/** Latin letters read as pinyin; null where they cannot be. */
export function pinyinAttempt({ pinyin, wanted, isFault }: KeywordQuery): Attempt | null {
  if (pinyin.length === 0) return null;
  const alternatives = pinyin.map((reading) => ({ by: 'text' as const, operands: reading.terms.map(quote) }));
  return {
    match: 'all',
    by: 'pinyin',
    required: unitQuery({ alternatives }),
    stricter: null,
    units: [{ alternatives, weight: 1 }],
    wanted,
    isFault,
  };
}

/** The tsquery that a list searches a keyword with: all terms, each with its synonyms; null where it has none. */
export const searchQuery = (keyword: string, find: TermAt = termAt): string | null =>
  strictAttempt(parseKeyword(keyword, find))?.required ?? null;
