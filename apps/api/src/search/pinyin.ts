import { pinyin } from 'pinyin-pro';
import { piecesOf } from './words.ts';

/** Syllables, as they are typed without tones. `v` stands for ü, as on keyboards. */
const finals: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan un uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

const syllables = new Set(
  Object.entries(finals).flatMap(([initial, all]) => all.split(' ').map((final) => initial + final)),
);
const longestSyllable = 6;

/** Readings of a text are taken up to here: titles and tags are shorter. */
const longestRead = 200;

/** How the runs of Han characters of a folded text are read: a syllable a character. */
export function readingsOf(folded: string): { run: string; at: number; syllables: string[] }[] {
  return [...piecesOf(folded.slice(0, longestRead))]
    .filter(({ isHan }) => isHan)
    .map(({ text, at }) => ({ run: text, at, syllables: pinyin(text, { toneType: 'none', type: 'array', v: true }) }));
}

const chain = (prefix: string, parts: readonly string[], between: string): string[] =>
  parts.slice(0, -1).map((part, at) => prefix + part + between + parts[at + 1]!);

const initials = (parts: readonly string[]): string[] => parts.map((part) => part[0] ?? '');

/** Initials of three characters in a row; two of them say too little of where the third stands. */
const triples = (letters: readonly string[]): string[] =>
  letters.slice(0, -2).map((letter, at) => `^${letter}${letters[at + 1]!}${letters[at + 2]!}`);

/**
 * Terms by which a text is found by its initials (`^zs`, `^zsj`) and its syllables (`~zhu.su`): those of characters in
 * a row.
 */
export const pinyinTerms = (folded: string): string[] =>
  readingsOf(folded).flatMap(({ syllables: parts }) => [
    ...chain('^', initials(parts), ''),
    ...triples(initials(parts)),
    ...chain('~', parts, '.'),
  ]);

/**
 * How a text of Latin letters can be cut into syllables, at most four ways; with `open`, the last may be a beginning.
 */
export function cutSyllables(letters: string, open = false): string[][] {
  const found: string[][] = [];
  const follow = (at: number, sofar: string[]): void => {
    if (found.length >= 4 || sofar.length > 20) return;
    if (at === letters.length) {
      found.push(sofar);
      return;
    }
    for (let length = Math.min(longestSyllable, letters.length - at); length > 0; length -= 1) {
      const part = letters.slice(at, at + length);
      if (syllables.has(part)) follow(at + length, [...sofar, part]);
    }
    const rest = letters.slice(at);
    if (
      open &&
      sofar.length > 0 &&
      rest.length < longestSyllable &&
      !syllables.has(rest) &&
      [...syllables].some((syllable) => syllable.startsWith(rest))
    ) {
      found.push([...sofar, rest]);
    }
  };
  if (letters.length <= 40) follow(0, []);
  return found;
}

/** What a keyword could mean as pinyin. */
export interface PinyinReading {
  by: 'initials' | 'syllables';
  /** Letters or syllables, one a character. */
  parts: string[];
  /** Terms that all have to be there; the last is only a beginning where `open` is set. */
  terms: string[];
}

/** The letters of a keyword that could be pinyin; null where it has anything else. */
const lettersOf = (folded: string): string | null => {
  const letters = folded.replaceAll(/[\s'’]/g, '');
  return /^[a-z]{2,40}$/.test(letters) ? letters : null;
};

/** What a folded keyword could mean as pinyin: initials of two to ten characters, or syllables of two or more. */
export function pinyinReadings(folded: string, open = false): PinyinReading[] {
  const letters = lettersOf(folded);
  if (letters === null) return [];
  const readings: PinyinReading[] = [];
  for (const parts of cutSyllables(letters, open))
    if (parts.length > 1) readings.push({ by: 'syllables', parts, terms: chain('~', parts, '.') });
  // A letter that starts no syllable is no initial.
  if (letters.length <= 10 && !/[iuv]/.test(letters))
    readings.push({
      by: 'initials',
      parts: [...letters],
      terms: letters.length === 2 ? [`^${letters}`] : triples([...letters]),
    });
  return readings;
}
