import { pinyin } from 'pinyin-pro';
import { piecesOf } from './words.ts';

/** The syllables of pinyin as they are typed, without tones: finals by initial. `v` stands for ü, as on keyboards. */
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
/** Letters of the longest syllable (`zhuang`). */
const longestSyllable = 6;

/** UTF-16 units of a text that are read: titles and tags are shorter. */
const longestRead = 200;

/** The runs of Han characters of a folded text with their pinyin, one syllable a character. */
export function readingsOf(folded: string): { run: string; at: number; syllables: string[] }[] {
  return [...piecesOf(folded.slice(0, longestRead))]
    .filter(({ isHan }) => isHan)
    .map(({ text, at }) => ({ run: text, at, syllables: pinyin(text, { toneType: 'none', type: 'array', v: true }) }));
}

/** Each two neighbours as one term. */
const pairTerms = (prefix: string, parts: readonly string[], between: string): string[] =>
  parts.slice(0, -1).map((part, at) => prefix + part + between + parts[at + 1]!);

const initials = (parts: readonly string[]): string[] => parts.map((part) => part[0] ?? '');

/** Each three initials in a row as one term: pairs alone would find three that stand apart. */
const triples = (letters: readonly string[]): string[] =>
  letters.slice(0, -2).map((letter, at) => `^${letter}${letters[at + 1]!}${letters[at + 2]!}`);

/** The terms of the pinyin of a folded text: initials (`^zs`, `^zsj`) and syllables (`~zhu.su`) of neighbours. */
export const pinyinTerms = (folded: string): string[] =>
  readingsOf(folded).flatMap(({ syllables: parts }) => [
    ...pairTerms('^', initials(parts), ''),
    ...triples(initials(parts)),
    ...pairTerms('~', parts, '.'),
  ]);

/** Ways to cut letters into syllables that are returned, letters that are cut, and syllables of a way. */
const [mostCuts, longestCut, mostSyllables] = [4, 40, 20];

/**
 * Cuts Latin letters into syllables, in each way.
 * @param open whether the last syllable may be a prefix of one, as while it is typed
 */
export function cutSyllables(letters: string, open = false): string[][] {
  const found: string[][] = [];
  const follow = (at: number, sofar: string[]): void => {
    if (found.length >= mostCuts || sofar.length > mostSyllables) return;
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
  if (letters.length <= longestCut) follow(0, []);
  return found;
}

/** A reading of a keyword as pinyin. */
export interface PinyinReading {
  by: 'initials' | 'syllables';
  /** Initials or syllables, one for each Han character. */
  parts: string[];
  /** Terms that a document has to hold; with `open`, the last is a prefix. */
  terms: string[];
}

/** The letters of a keyword that could be pinyin; null where it has anything else. */
const lettersOf = (folded: string): string | null => {
  const letters = folded.replaceAll(/[\s'’]/g, '');
  return /^[a-z]{2,40}$/.test(letters) ? letters : null;
};

/**
 * The readings of a folded keyword as pinyin: two syllables or more, or the initials of two to ten characters. None
 * where it holds anything but letters.
 */
export function pinyinReadings(folded: string, open = false): PinyinReading[] {
  const letters = lettersOf(folded);
  if (letters === null) return [];
  const readings: PinyinReading[] = [];
  for (const parts of cutSyllables(letters, open))
    if (parts.length > 1) readings.push({ by: 'syllables', parts, terms: pairTerms('~', parts, '.') });
  // No syllable begins with these letters.
  if (letters.length <= 10 && !/[iuv]/.test(letters))
    readings.push({
      by: 'initials',
      parts: [...letters],
      terms: letters.length === 2 ? [`^${letters}`] : triples([...letters]),
    });
  return readings;
}
