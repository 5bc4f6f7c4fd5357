import stemmers from 'snowball-stemmers';
import { readWordPairs } from './word-list.ts';

/** How a folded text becomes words: runs of Han characters and their pairs, words of other scripts and their stems. */

/** Longer words are not indexed, in UTF-16 units: no word is as long, and PostgreSQL refuses lexemes above 2 kB. */
const longestWord = 60;

/** Stems in the cache: the same words come again and again. */
const mostStems = 50_000;

const spellings = new Map(readWordPairs('spellings.txt'));
const longestSpelling = Math.max(...[...spellings.keys()].map((spelling) => spelling.length));
const shortestSpelling = Math.min(...[...spellings.keys()].map((spelling) => spelling.length));

/** Stop words: neither indexed nor searched. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his how i if in into is it its more no not of ' +
    'on or our she so than that the their them then there these they this to was we were what when which who will ' +
    'with would you your'
  ).split(' '),
);

/** Han characters that ask for nothing where one stands alone. */
const functionCharacters = new Set(
  '的了和与及在之是或等对为有跟到从给把被让用取要会能做比更最很太大小多少高低上中下里前后号月日个台只款家种级料',
);

/** Whether a Han character asks for nothing by itself. */
export const isFunctionCharacter = (text: string): boolean => functionCharacters.has(text);

/** Whether a text holds a Han character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const runs = /\p{Script=Han}+|[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu;
const hanOrOther = /\p{Script=Han}+|\P{Script=Han}+/gu;

/** A run of Han characters, or a word of another script, in a folded text. */
export interface Piece {
  text: string;
  isHan: boolean;
  /** Where it starts in the folded text. */
  at: number;
}

/** The runs of Han characters and the words of a folded text; `CNC加工` has one of each. */
export function* piecesOf(folded: string): Generator<Piece> {
  for (const run of folded.matchAll(runs)) {
    for (const { 0: text, index } of run[0].matchAll(hanOrOther))
      yield { text, isHan: hasHan(text), at: run.index + index };
  }
}

const words = /[[\p{L}\p{N}]--\p{Script=Han}]+/gv;

/**
 * The words of other scripts in a folded text. They are the parts of its pieces, at a lower cost: for texts of which
 * most words are skipped.
 */
export const wordsOf = (folded: string): Iterable<RegExpExecArray> => folded.matchAll(words);

/** Whether a word of {@link wordsOf} is indexed. */
export const isIndexed = (word: string): boolean => word.length <= longestWord && !stopWords.has(word);

/** A word in its American spelling, under which both spellings are indexed. */
function americanSpelling(word: string): string {
  for (let length = Math.min(longestSpelling, word.length); length >= shortestSpelling; length -= 1) {
    const american = spellings.get(word.slice(0, length));
    // `fulfill` begins with `fulfil`, whose American spelling it is already.
    if (american !== undefined && !word.startsWith(american)) return americanSpelling(american + word.slice(length));
  }
  return word.length < 6 ? word : word.replace(/([iy])s(e|es|ed|er|ers|ing|ation|ations)$/, '$1z$2');
}

/**
 * Beginnings of words that are their own stem, because the stemmer would take them for another thing: a winding for the
 * wind, a palletiser for the pallet, anodising for the anode.
 */
const ownStems = ['winding', 'palletiz', 'anodiz'];

const stemmer = stemmers.newStemmer('english');
const stems = new Map<string, string>();

/** The stem under which a folded word is indexed. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const american = americanSpelling(word);
  const stem = ownStems.find((beginning) => american.startsWith(beginning)) ?? stemmer.stem(american);
  stems.set(word, stem);
  return stem;
}

/** The parts of a word that are indexed: `all-electric` has two, `the` none. */
export const partsOf = (word: string): { text: string; at: number }[] =>
  [...word.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: text, index }) => ({ text, at: index }))
    .filter(({ text }) => isIndexed(text));

/** A longer compound is not indexed in one piece, in characters: it is a phrase, not the name of a part. */
const longestJoined = 24;

/**
 * The stem under which the parts of a compound are indexed in one piece; null where they are none, such as a phrase.
 */
export function compoundStem(parts: readonly string[]): string | null {
  if (parts.length < 2 || parts.length > 4) return null;
  const joined = parts.join('');
  return joined.length > longestJoined || /^\p{N}+$/u.test(joined) ? null : stemOf(joined);
}

/** Whether a folded text asks for anything: it holds more than stop words and function characters. */
export const hasSubject = (folded: string): boolean =>
  [...piecesOf(folded)].some(({ text, isHan }) =>
    isHan ? [...text].some((character) => !isFunctionCharacter(character)) : partsOf(text).length > 0,
  );

/** The overlapping pairs of a run of Han characters; none of one character alone. */
export const pairs = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(0, -1).map((character, at) => character + characters[at + 1]!);
};

/** Three letters or more behind digits are a word of their own: `5axis`, but not `316l` and the `3d` of `3d打印`. */
const digitsBeforeWord = /(\p{N})(?=[\p{L}--\p{Script=Han}]{3})/gv;

/** Units of measure of more than one letter. */
const units = 'kg|mm|cm|nm|um|μm|kw|mw|gw|kwh|mwh|gwh|kn|kv|mpa|kpa|gpa|hz|khz|mhz|ghz|rpm|bar|db';

const hanUnits = '吨|公斤|千克|千瓦|毫米';

const quantity = new RegExp(String.raw`^(?:\p{N}+[gltvwm]?|\p{N}*(?:${units}|${hanUnits}))$`, 'u');

/** Whether a part of a keyword is a number, a year, a unit, or a number with its unit: `200`, `20kg`, `吨`. */
export const isQuantity = (text: string | undefined): boolean => quantity.test(text ?? '');

/** Letters and digits outside of Chinese, which writes its words next to numbers. */
const wordCharacter = String.raw`[[\p{L}\p{N}]--\p{Script=Han}]`;

/**
 * A unit of measure that was typed next to its number: `10kw` is `10 kw`, as texts write it. Units of one letter that
 * are grades as well (`316l`) stay, and numbers within a name (`dc24v`).
 */
const unitsBehindNumber = new RegExp(
  String.raw`(?<!${wordCharacter})(\p{N}+(?:\.\p{N}+)?)(${units}|v|w)(?!${wordCharacter})`,
  'gv',
);

/** Letters before digits are the name of a model written in one (`hx220`), which is found as `hx-220` as well. */
const modelName = /(?<![[\p{L}\p{N}\-]--\p{Script=Han}])([a-z]{1,5})(\p{N}{2,6})(?![[\p{L}\p{N}\-]--\p{Script=Han}])/gv;

/** `3-D` and `3 D` are `3d`, as in texts and in the table of synonyms. */
const dimensions = /(?<![[\p{L}\p{N}]--\p{Script=Han}])(\p{N})[ \-](d)(?![[\p{L}\p{N}]--\p{Script=Han}])/gv;

/** A year with 年, which would otherwise make a pair with the character behind it. */
const years = /(?<!\p{N})((?:19|20)\p{N}{2})年/gu;

/** A sign of multiplication between numbers, as in `m12×1.75`. */
const multiplications = /(?<=\p{N})\s*[×*]\s*(?=\p{N})|(?<=\p{N})\s+x\s+(?=\p{N})/gu;

/** A folded keyword with its years, dimensions and model names in the form that is searched. */
export const normalizeNames = (subject: string): string =>
  subject
    .replaceAll(years, '$1 ')
    .replaceAll(multiplications, 'x')
    .replaceAll(dimensions, '$1$2')
    .replaceAll(unitsBehindNumber, '$1 $2')
    .replaceAll(modelName, '$1-$2')
    .replaceAll(digitsBeforeWord, '$1 ');
