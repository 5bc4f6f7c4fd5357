import stemmers from 'snowball-stemmers';
import { readWordList } from './word-list.ts';
import type { SlicedWork } from '../http/slices.ts';

/**
 * How texts and keywords become comparable: width, case, traditional characters, spellings and endings do not matter.
 */

/** The largest text whose terms are taken, in characters. */
export const longestIndexed = 50_000;

/** Characters that are folded at a time: to normalise marks takes the square of their number. */
const foldedAtOnce = 500;

/** So many marks stay with what they stand on, wherever a text is cut. */
const mostMarks = 30;

/** Longer words are not words; PostgreSQL refuses lexemes above 2 kB. */
const longestWord = 60;

/** Stems that are remembered: the same words come again and again. */
const mostStems = 50_000;

const pairsOf = (name: string): [string, string][] =>
  readWordList(name).map((line) => {
    const [from = '', to = ''] = line.split(/\s+/);
    return [from, to];
  });

const simplified = new Map(
  pairsOf('traditional.txt').flatMap(([from, to]) =>
    [...from].map((character, at) => [character, [...to][at]!] as const),
  ),
);
const traditional = new RegExp(`[${[...simplified.keys()].join('')}]`, 'gu');
const spellings = new Map(pairsOf('spellings.txt'));
const longestSpelling = Math.max(...[...spellings.keys()].map((spelling) => spelling.length));
const shortestSpelling = Math.min(...[...spellings.keys()].map((spelling) => spelling.length));

/** Words that say nothing of what a text is about. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his how i if in into is it its more no not of ' +
    'on or our she so than that the their them then there these they this to was we were what when which who will ' +
    'with would you your'
  ).split(' '),
);

const han = '[\\p{Script=Han}々〇]';
const startsWithHan = new RegExp(`^${han}`, 'u');
const runs = new RegExp(`${han}+|[\\p{L}\\p{N}]+(?:[.'’-][\\p{L}\\p{N}]+)*`, 'gu');
const hanOrOther = new RegExp(`${han}+|[^\\p{Script=Han}々〇]+`, 'gu');

/** A run of Han characters, or a word of another script, in a folded text. */
export interface Piece {
  text: string;
  isHan: boolean;
  /** Where it starts in the folded text. */
  at: number;
}

const isMark = /^\p{M}/u;
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** A text in pieces of about {@link foldedAtOnce} that can be folded one by one. */
export function* foldableParts(text: string): Generator<{ text: string; at: number }> {
  const length = Math.min(text.length, longestIndexed);
  for (let at = 0; at < length;) {
    let end = Math.min(at + foldedAtOnce, length);
    if (end < length && isLowSurrogate(text.charCodeAt(end))) end += 1;
    for (let marks = 0; marks < mostMarks && end < length && isMark.test(text.slice(end, end + 2)); marks += 1)
      end += text.codePointAt(end)! > 0xffff ? 2 : 1;
    yield { text: text.slice(at, Math.min(end, longestIndexed)), at };
    at = end;
  }
}

/** Folds a text that is one part. */
function foldPart(text: string): string {
  const folded = text.toWellFormed().normalize('NFKC').toLowerCase().replaceAll('\0', ' ');
  return folded.replaceAll(traditional, (character) => simplified.get(character)!);
}

/** A text with its folded form, which was made part by part. */
export interface FoldedText {
  text: string;
  folded: string;
  /** Where each part begins in the text and in its folded form. */
  parts: readonly { at: number; folded: number }[];
}

/** Folds a text once. */
export function* foldText(text: string): SlicedWork<FoldedText> {
  let folded = '';
  const parts: { at: number; folded: number }[] = [];
  for (const part of foldableParts(text)) {
    parts.push({ at: part.at, folded: folded.length });
    folded += foldPart(part.text);
    yield;
  }
  return { text, folded, parts };
}

const clusters = /\P{M}\p{M}{0,30}|\p{M}/gu;
const isPlain = (text: string): boolean => !/[^\0-\x7F]/.test(text);

/**
 * Returns where a unit of the folded text comes from. Only the parts of the text that are asked about are folded
 * character by character.
 */
export function originIn({ text, folded, parts }: FoldedText): (unit: number) => number {
  const made = new Map<number, number[] | null>();
  const length = Math.min(text.length, longestIndexed);
  const originsOf = (part: number): number[] | null => {
    const { at } = parts[part]!;
    const own = text.slice(at, parts[part + 1]?.at ?? length);
    if (isPlain(own)) return null;
    const origins: number[] = [];
    for (const { 0: cluster, index } of own.matchAll(clusters)) {
      const { length } = foldPart(cluster);
      for (let unit = 0; unit < length; unit += 1) origins.push(at + index);
    }
    return origins;
  };
  return (unit) => {
    if (unit >= folded.length) return length;
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (parts[middle]!.folded <= unit) low = middle;
      else high = middle - 1;
    }
    if (!made.has(low)) made.set(low, originsOf(low));
    const origins = made.get(low);
    const within = unit - parts[low]!.folded;
    return origins ? (origins[within] ?? parts[low + 1]?.at ?? length) : parts[low]!.at + within;
  };
}

/** A text in one width and case, in simplified characters, without lone surrogates and NUL. */
export function fold(text: string): string {
  if (text.length <= foldedAtOnce) return foldPart(text);
  let folded = '';
  for (const part of foldableParts(text)) folded += foldPart(part.text);
  return folded;
}

/** The runs of Han characters and the words of a folded text; `CNC加工` has one of each. */
export function* piecesOf(folded: string): Generator<Piece> {
  for (const run of folded.matchAll(runs)) {
    for (const { 0: text, index } of run[0].matchAll(hanOrOther))
      yield { text, isHan: startsWithHan.test(text), at: run.index + index };
  }
}

const words = /[[\p{L}\p{N}]--[\p{Script=Han}々〇]]+/gv;

/**
 * The words of other scripts in a folded text: as the parts of its pieces, without what these cost, for texts in which
 * most words are of no interest.
 */
export const wordsOf = (folded: string): Iterable<RegExpExecArray> => folded.matchAll(words);

/** Whether a word of {@link wordsOf} is one that texts are filed under. */
export const isFiled = (word: string): boolean => word.length <= longestWord && !stopWords.has(word);

/** A word in its American spelling, under which both are filed. */
function americanSpelling(word: string): string {
  for (let length = Math.min(longestSpelling, word.length); length >= shortestSpelling; length -= 1) {
    const american = spellings.get(word.slice(0, length));
    // `fulfill` begins with `fulfil`, whose American spelling it is already.
    if (american !== undefined && !word.startsWith(american)) return americanSpelling(american + word.slice(length));
  }
  return word.length < 6 ? word : word.replace(/([iy])s(e|es|ed|er|ers|ing|ation|ations)$/, '$1z$2');
}

/**
 * Words of the trade by their beginnings that the stemmer would file under another thing: a winding under the wind, a
 * palletiser under the pallet, anodising under the anode.
 */
const apart = ['winding', 'palletiz', 'anodiz'];

const stemmer = stemmers.newStemmer('english');
const stems = new Map<string, string>();

/** What a folded word is filed under. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const american = americanSpelling(word);
  const stem = apart.find((beginning) => american.startsWith(beginning)) ?? stemmer.stem(american);
  stems.set(word, stem);
  return stem;
}

/** The parts of a word that say something: `all-electric` has two, `the` none. */
export const partsOf = (word: string): { text: string; at: number }[] =>
  [...word.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: text, index }) => ({ text, at: index }))
    .filter(({ text }) => isFiled(text));

/** Longer than this no name of a part and no compound is, in characters. */
const longestJoined = 24;

/** What the parts of a compound are filed under in one piece; null for what is none, such as a whole phrase. */
export function joinedOf(parts: readonly string[]): string | null {
  if (parts.length < 2 || parts.length > 4) return null;
  const joined = parts.join('');
  return joined.length > longestJoined || /^\p{N}+$/u.test(joined) ? null : stemOf(joined);
}

/** Overlapping pairs of a run of Han characters. */
export const pairs = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(0, -1).map((character, at) => character + characters[at + 1]!);
};

/** Longer letters behind digits are a word of their own: `5axis`, but not `316l` and the `3d` of `3d打印`. */
const digitsBeforeWord = /(\p{N})(?=[\p{L}--\p{Script=Han}]{3})/gv;

/** Letters before digits are a name with a number, written in one (`hx220`): it is found apart as well. */
const nameWithNumber =
  /(?<![[\p{L}\p{N}\-]--\p{Script=Han}])([a-z]{1,5})(\p{N}{2,6})(?![[\p{L}\p{N}\-]--\p{Script=Han}])/gv;

/** `3-D` and `3 D` are `3d`, as texts and the table of synonyms have it. */
const dimensions = /(?<![[\p{L}\p{N}]--\p{Script=Han}])(\p{N})[ \-](d)(?![[\p{L}\p{N}]--\p{Script=Han}])/gv;

/** A year with its character, which would be paired with the next one. */
const years = /(?<!\p{N})((?:19|20)\p{N}{2})年/gu;

/** A folded keyword with its names and numbers in one form. */
export const withPlainNames = (subject: string): string =>
  subject
    .replaceAll(years, '$1 ')
    .replaceAll(dimensions, '$1$2')
    .replaceAll(nameWithNumber, '$1-$2')
    .replaceAll(digitsBeforeWord, '$1 ');
