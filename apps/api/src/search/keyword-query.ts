import type { SearchKind } from '@millwright/domain';
import { fold } from './fold.ts';
import { compoundStem, isFunctionCharacter, normalizeNames, stemOf } from './words.ts';
import { readIntent, weightOfWord } from './intents.ts';
import { pinyinReadings, type PinyinReading } from './pinyin.ts';
import { relatedWords } from './related.ts';
import { wordAt } from './segmentation.ts';
import { termAt, tokensOf, writtenOf, type TermAt, type Token } from './synonyms.ts';
import {
  and,
  kindLexeme,
  operandsOf,
  quote,
  unitQuery,
  type Alternative,
  type RankedUnit,
  type Term,
} from './tsquery.ts';

/** Han characters that are not searched behind a term, of which they make a thing: `压铸机` is a machine for `压铸`. */
const suffixCharacters = new Set('机器仪件品类性型');

const isHan = (token: Token | undefined): boolean => token?.isHan === true;
/** A term without spaces, hyphens and case. */
const joinedText = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Synonyms, or related words, as alternatives to what was typed. */
const synonymsOf = (words: readonly string[], typed = ''): Alternative[] =>
  words
    .map((text) => ({
      // In one word or in two, it is what was typed (`cleanroom`, `clean room`).
      by: typed !== '' && joinedText(text) === joinedText(typed) ? ('text' as const) : ('synonym' as const),
      text,
      operands: operandsOf(tokensOf(text)),
    }))
    .filter(({ operands }) => operands.length > 0);

/** A term of tokens, with its synonyms. */
const termOf = (tokens: readonly Token[], synonyms: readonly string[]): Term => ({
  alternatives: [
    { by: 'text' as const, text: writtenOf(tokens), operands: operandsOf(tokens) },
    ...synonymsOf(synonyms, writtenOf(tokens)),
  ].filter(({ operands }) => operands.length > 0),
});

/**
 * The tokens between two terms of the trade as a term. One Han character alone is searched as a pair with its
 * neighbour.
 */
function leftOver(tokens: readonly Token[], from: number, to: number): Term[] {
  const rest = tokens.slice(from, to);
  if (rest.length === 0) return [];
  if (rest.length > 1) return [termOf(rest, [])];
  const [only] = rest;
  const neighbours = [from - 1, to].filter((at) => tokens[at]?.piece === only!.piece);
  if (neighbours.length === 0) return [termOf(rest, [])];
  if (isFunctionCharacter(only!.text) || (neighbours[0] === from - 1 && suffixCharacters.has(only!.text))) return [];
  const pair = neighbours[0] === from - 1 ? tokens.slice(from - 1, to) : tokens.slice(from, to + 1);
  return [{ ...termOf(pair, []), isAcrossBorder: true }];
}

/** The sign of multiplication between two numbers. */
const withinSize = /(?<=\p{N})x(?=\p{N})/u;

/** Whether tokens are a size, such as `12x60` or the two of `m12x1.75`. */
const isSize = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => withinSize.test(text));

/** The name of a model, such as `HX-220`, in one piece or as its parts; a size also as it is with another sign. */
function modelTerm(tokens: readonly Token[]): Term {
  const joined = compoundStem(tokens.map(({ text }) => text));
  const apart = isSize(tokens) ? tokensOf(tokens.flatMap((token) => token.text.split(withinSize)).join(' ')) : [];
  const own = [
    ...termOf(tokens, []).alternatives,
    ...(apart.length > 0
      ? [{ by: 'text' as const, text: tokens.map((token) => token.text).join('.'), operands: operandsOf(apart) }]
      : []),
  ];
  const text = tokens.map((token) => token.text).join('');
  return joined === null
    ? { alternatives: own }
    : { alternatives: [...own, { by: 'text', text, operands: [quote(joined)] }] };
}

/** Whether a compound is the name of a model, of letters and digits: `HX-220` is, `all-electric` is two words. */
const isModelName = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && tokens.some(({ text }) => /\p{N}/u.test(text)) && tokens.some(({ text }) => /\p{L}/u.test(text));

/** Adds to two neighbouring words of other scripts the compound that they make (`gear box`, `gearbox`). */
function addCompounds(terms: readonly Term[], tokensOfTerms: readonly (readonly Token[])[]): void {
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

/** A term of two words of other scripts, with the compound that texts may write. */
function withCompound({ alternatives }: Term, tokens: readonly Token[]): Term {
  const joined = tokens.length === 2 && tokens.every((token) => !token.isHan) ? tokens.map(({ text }) => text) : [];
  const stem = compoundStem(joined);
  return stem === null
    ? { alternatives }
    : { alternatives: [...alternatives, { by: 'text', text: joined.join(''), operands: [quote(stem)] }] };
}

/** Letters of each word of a compound. */
const shortestPart = 3;

/** The term of the table that a word is once it is written as two (`diecasting`); null where there is none. */
function splitInTable({ text, isHan: isRun }: Token, find: TermAt): Term | null {
  if (isRun) return null;
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

/** The term of the table that two words are once they are written as one (`gear box`); null where there is none. */
function joinedInTable(first: Token, second: Token | undefined, find: TermAt): Term | null {
  if (!second || first.isHan || second.isHan) return null;
  const [joined, ...more] = tokensOf(first.text + second.text);
  const known = joined && more.length === 0 ? find([joined], 0) : null;
  if (!known) return null;
  const [own, ...synonyms] = termOf([joined!], known.synonyms).alternatives;
  return { alternatives: [...termOf([first, second], []).alternatives, own!, ...synonyms] };
}

/** The length of the word of Han characters ({@link wordAt}) that starts at a token; 0 where a term begins within it. */
function lengthOfWord(tokens: readonly Token[], at: number, find: TermAt, longest: number): number {
  const length = isHan(tokens[at]) ? (wordAt(tokens, at, longest)?.length ?? 0) : 0;
  for (let within = at + 1; within < at + length; within += 1) if (find(tokens, within)) return 0;
  return length;
}

/**
 * Cuts a keyword into terms, from its beginning: at each token the longest term of the table of synonyms, else the name
 * of a model, else a term that is written otherwise there, else a word of Han characters of the other lists; what is left
 * between these is a term of its own.
 * @param longest tokens of a term at most
 */
function termsOfKeyword(keyword: string, find: TermAt = termAt, longest: number = Infinity): Term[] {
  const tokens = tokensOf(keyword);
  const terms: Term[] = [];
  const tokensOfTerms: (readonly Token[])[] = [];
  const add = (found: readonly Term[], from: readonly Token[]): void => {
    for (const term of found) {
      terms.push(term);
      tokensOfTerms.push(from);
    }
  };
  // Where the tokens begin that are no term yet.
  let from = 0;
  let at = 0;
  const addLeftOver = (): void => {
    add(leftOver(tokens, from, at), tokens.slice(from, at));
    from = at;
  };
  while (at < tokens.length) {
    const known = find(tokens, at, longest);
    let end = at + 1;
    while (!isHan(tokens[at]) && tokens[end]?.piece === tokens[at]!.piece && !isHan(tokens[end])) end += 1;
    const compound = isHan(tokens[at]) ? [] : tokens.slice(at, end);
    const joinedTerm = known && known.length > 1 ? null : joinedInTable(tokens[at]!, tokens[at + 1], find);
    const splitTerm = known ? null : splitInTable(tokens[at]!, find);
    const wordLength = known ? 0 : lengthOfWord(tokens, at, find, longest);
    if (known && !joinedTerm && known.length >= (isModelName(compound) ? compound.length : 1)) {
      addLeftOver();
      const own = tokens.slice(at, at + known.length);
      add([withCompound(termOf(own, known.synonyms), own)], own);
      at += known.length;
      from = at;
    } else if (isModelName(compound) || isSize(compound)) {
      addLeftOver();
      add([modelTerm(compound)], compound);
      at = end;
      from = at;
    } else if (joinedTerm ?? splitTerm) {
      addLeftOver();
      const length = joinedTerm ? 2 : 1;
      add([(joinedTerm ?? splitTerm)!], tokens.slice(at, at + 2));
      at += length;
      from = at;
    } else if (wordLength > 0) {
      addLeftOver();
      const own = tokens.slice(at, at + wordLength);
      add([termOf(own, [])], own);
      at += wordLength;
      from = at;
    } else {
      const startsPiece = !isHan(tokens[at]) || tokens[at]!.piece !== tokens[at - 1]?.piece;
      if (startsPiece) addLeftOver();
      at += 1;
    }
  }
  addLeftOver();
  addCompounds(terms, tokensOfTerms);
  const seen = new Set<string>();
  const found = terms.filter(
    ({ alternatives: [first] }) => first !== undefined && !seen.has(first.text) && seen.add(first.text),
  );
  // Between words of other scripts one character is a run of its own: `和` in `SLM和SLS`.
  const particular = found.filter(({ alternatives: [first] }) => !isFunctionCharacter(first!.text));
  return particular.length > 0 ? particular : found;
}

/** The terms within a term: those of `真空热处理`, or `粗糙度` of `粗糙度仪`; none where it is made of no others. */
export function smallerTerms(text: string, find: TermAt = termAt): Term[] {
  const { length } = tokensOf(text);
  const terms = length > 1 ? termsOfKeyword(text, find, length - 1) : [];
  return terms.length > 1 || terms[0]?.alternatives[0]!.text !== text ? terms : [];
}

/** A keyword, parsed. */
export interface KeywordQuery {
  terms: Term[];
  /** Related words (`related.txt`), for a relaxed search; the first of each is the phrase that has them. */
  related: Term[];
  /** The kind that the keyword names, which ranks first; null where it names none. */
  wanted: SearchKind | null;
  /** The kind of which all is asked for, because the keyword has no other subject; null where it has one. */
  allOf: SearchKind | null;
  /** Whether it names a fault, so that articles rank before what is sold. */
  isFault: boolean;
  /** Its readings as pinyin, for a search that finds nothing by the letters themselves. */
  pinyin: readonly PinyinReading[];
  /** The table of synonyms that it was cut by. */
  termAt?: TermAt;
}

/** Parses a keyword. It has no terms where it holds no word and no Han character, or stop words alone. */
export const parseKeyword = (keyword: string, find: TermAt = termAt): KeywordQuery => {
  const { subject, wanted, allOf, isFault } = readIntent(fold(keyword));
  const terms = termsOfKeyword(normalizeNames(subject), find);
  return {
    terms,
    related: relatedWords(subject).map((words) => ({ alternatives: synonymsOf(words) })),
    wanted,
    allOf,
    isFault,
    termAt: find,
    pinyin: terms.length > 0 ? pinyinReadings(subject) : [],
  };
};

/** One search for a keyword: what a document has to hold, and what its rank depends on. */
export interface Attempt {
  /** Whether a document has to hold all terms, or only what `required` asks for. */
  match: 'all' | 'some';
  by: 'text' | 'pinyin';
  /** The tsquery of what a document has to hold. */
  required: string;
  /** Stricter tsqueries, the strictest first: what that one finds is ranked, however old. */
  stricter: readonly string[];
  /** Whether hits of the first of them that finds enough are shown in place of those of `required`. */
  showsStricter: boolean;
  units: RankedUnit[];
  wanted: SearchKind | null;
  isFault: boolean;
  /** Whether its hits are all of a kind, in the order of their dates: they hold nothing that tells them apart. */
  isAllOfKind?: true;
}

/** Units by which hits are ranked; those after them are only required. */
export const mostUnits = 6;

/**
 * The attempt that requires all terms, each or a synonym of it; null where a keyword has none. A keyword that only names
 * a kind finds all of it.
 */
export function strictAttempt(query: KeywordQuery): Attempt | null {
  return query.allOf === null ? textAttempt(query) : attemptOfKind(query.allOf);
}

/** The attempt that finds all of a kind. */
function attemptOfKind(kind: SearchKind): Attempt {
  const operand = quote(kindLexeme(kind));
  return {
    match: 'all',
    by: 'text',
    required: operand,
    stricter: [],
    showsStricter: false,
    units: [{ alternatives: [{ by: 'text', operands: [operand] }], weight: 1 }],
    wanted: kind,
    isFault: false,
    isAllOfKind: true,
  };
}

/** The attempt that requires all terms in a text; null where a keyword has none. */
function textAttempt({ terms, wanted, isFault }: KeywordQuery): Attempt | null {
  if (terms.length === 0) return null;
  return {
    match: 'all',
    by: 'text',
    required: and([...new Set(terms.map(unitQuery))]),
    stricter: [],
    showsStricter: false,
    units: terms.slice(0, mostUnits).map(({ alternatives }) => ({
      alternatives,
      weight: weightOfWord(alternatives[0]!.text),
    })),
    wanted,
    isFault,
  };
}

/** The attempt that reads Latin letters as pinyin; null where they cannot be. */
export function pinyinAttempt({ pinyin, wanted, isFault }: KeywordQuery): Attempt | null {
  if (pinyin.length === 0) return null;
  const alternatives = pinyin.map((reading) => ({ by: 'text' as const, operands: reading.terms.map(quote) }));
  return {
    match: 'all',
    by: 'pinyin',
    required: unitQuery({ alternatives }),
    stricter: [],
    showsStricter: false,
    units: [{ alternatives, weight: 1 }],
    wanted,
    isFault,
  };
}

/** The tsquery of all terms of a keyword, for lists of one kind; null where it has none. */
export const searchQuery = (keyword: string, find: TermAt = termAt): string | null =>
  textAttempt(parseKeyword(keyword, find))?.required ?? null;
