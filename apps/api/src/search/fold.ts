import { readWordPairs } from './word-list.ts';
import type { SlicedWork } from '../http/slices.ts';

/**
 * Folding: texts and keywords in one width and case and in simplified characters, so that they can be compared; and the
 * way back from a folded text to the one it was made of, for highlights.
 */

/** The longest text that is indexed, in UTF-16 units; what comes after it is not found. */
export const longestIndexed = 50_000;

/**
 * UTF-16 units that are folded at a time: the time that NFKC takes for combining marks grows with the square of their
 * number.
 */
const foldedAtOnce = 500;

/** Combining marks that stay in one part with their base character, wherever a text is cut. */
const mostMarks = 30;

const simplified = new Map(
  readWordPairs('traditional.txt').flatMap(([from, to]) =>
    [...from].map((character, at) => [character, [...to][at]!] as const),
  ),
);
const traditional = new RegExp(`[${[...simplified.keys()].join('')}]`, 'gu');

const isMark = /^\p{M}/u;
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** A text in parts of about {@link foldedAtOnce} that can be folded one by one: none cuts a character or its marks. */
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

/** Folds one part of a text. */
function foldPart(text: string): string {
  const folded = text.toWellFormed().normalize('NFKC').toLowerCase().replaceAll('\0', ' ');
  return folded.replaceAll(traditional, (character) => simplified.get(character)!);
}

/** A text with its folded form, and where the parts that it was folded in begin. */
export interface FoldedText {
  text: string;
  folded: string;
  /** Where each part begins: `at` in the text, `folded` in the folded text. */
  parts: readonly { at: number; folded: number }[];
}

/** Folds a text in slices, so that a long one blocks nothing else. */
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

/** A character with its marks: what NFKC may fold into another number of units. */
const clusters = /\P{M}\p{M}{0,30}|\p{M}/gu;
const isAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text);

/**
 * Maps an offset in the folded text to the offset in the text that it came from. Only the parts that are looked up are
 * folded again, character by character; in ASCII the offsets are the same.
 */
export function originIn({ text, folded, parts }: FoldedText): (offset: number) => number {
  const originsByPart = new Map<number, number[] | null>();
  const length = Math.min(text.length, longestIndexed);
  const originsOf = (part: number): number[] | null => {
    const { at } = parts[part]!;
    const own = text.slice(at, parts[part + 1]?.at ?? length);
    if (isAscii(own)) return null;
    const origins: number[] = [];
    for (const { 0: cluster, index } of own.matchAll(clusters)) {
      const { length } = foldPart(cluster);
      for (let unit = 0; unit < length; unit += 1) origins.push(at + index);
    }
    return origins;
  };
  return (offset) => {
    if (offset >= folded.length) return length;
    let [low, high] = [0, parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (parts[middle]!.folded <= offset) low = middle;
      else high = middle - 1;
    }
    if (!originsByPart.has(low)) originsByPart.set(low, originsOf(low));
    const origins = originsByPart.get(low);
    const within = offset - parts[low]!.folded;
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
