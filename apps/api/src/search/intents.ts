import type { SearchKind } from '@millwright/domain';
import { stemOf } from './fold.ts';
import { readWordList } from './word-list.ts';

/** What a keyword says about what it looks for, apart from what that is about. */
export interface ReadKeyword {
  /** The keyword without the words that only ask. */
  subject: string;
  /** The kind that is looked for; null where the keyword names none. */
  wanted: SearchKind | null;
  /** Whether it is about something that goes wrong, or asks how to do something: a text answers that, no product. */
  isFault: boolean;
}

const lines = readWordList('intents.txt').map((line) => {
  const [kind = '', words = ''] = line.split(':');
  return { kind: kind.trim(), words: words.split('|').map((word) => word.trim()) };
});

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
/** The longest first, so that no word is taken apart by another. */
const anyOf = (words: readonly string[]): string => words.toSorted((one, other) => other.length - one.length).join('|');

/** The words of a kind as a pattern: Han characters wherever they stand, other words as whole words. */
function patternOf(words: readonly string[]): RegExp {
  const han = words.filter(isHan);
  const others = words.filter((word) => !isHan(word));
  const parts = [
    ...(han.length > 0 ? [anyOf(han)] : []),
    ...(others.length > 0 ? [`(?<![\\p{L}\\p{N}-])(?:${anyOf(others)})(?![\\p{L}\\p{N}-])`] : []),
  ];
  return new RegExp(parts.join('|'), 'gu');
}

/** Lines that do not say which kind is looked for, but what its words are. */
const wordClasses = new Set(['general', 'material', 'fault']);

const patterns = lines
  .filter(({ kind }) => !wordClasses.has(kind))
  .map(({ kind, words }) => ({ kind, pattern: patternOf(words) }));

const wordsOfClass = (name: string): string[] => lines.flatMap(({ kind, words }) => (kind === name ? words : []));
const stemsIn = (text: string): string => text.split(' ').map(stemOf).join(' ');

const general = new Set(wordsOfClass('general').map(stemOf));
const materials = new Set(wordsOfClass('material').map(stemsIn));
const faults = patternOf(wordsOfClass('fault'));

/** Whether a folded word, or its stem, stands in every text of the trade (`设备`, `machine`), so that it says little. */
export const isGeneral = (word: string): boolean => general.has(word) || general.has(stemOf(word));

/** What a word of every text says, and what a material does, next to a process, a machine or a fault. */
const generalWeight = 0.3;
const materialWeight = 0.6;

/**
 * How much a folded word or term says by what it is. Who asks for the welding of aluminium is served by any welding
 * before any aluminium, though that is the rarer word.
 */
export const weightOfWord = (text: string): number =>
  isGeneral(text) ? generalWeight : materials.has(stemsIn(text)) ? materialWeight : 1;

/** One character behind a name that says the same: a works, or a show, but not `电厂` and `发展`. */
const endings: readonly { kind: SearchKind; pattern: RegExp }[] = [
  { kind: 'supplier', pattern: /(?<=\p{Script=Han}{3})(?<![工电钢水药车油糖泵])厂(?!\p{Script=Han})/gu },
  { kind: 'exhibitions', pattern: /(?<=\p{Script=Han}{2})(?<![发开扩进参画会拓伸])展(?!\p{Script=Han})/gu },
];

/** Every supplier makes one of these, and every show is about them. */
const generic = new RegExp(
  [
    /(?<![\p{L}\p{N}-])(?:equipment|machinery|systems?|devices?)(?![\p{L}\p{N}-])/u,
    /(?<=\p{Script=Han}{2})(?:设备|装备|机械|器材)(?!\p{Script=Han})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const hasWord = /[\p{L}\p{N}]/u;

/**
 * Takes the words off a folded keyword that name a kind (`厂家`, `supplier`) or only ask (`怎么`, `how to`). A keyword of
 * nothing else stays as it is.
 */
export function readIntent(folded: string): ReadKeyword {
  let subject = folded;
  let wanted: SearchKind | null = null;
  for (const { kind, pattern } of [...patterns, ...endings]) {
    const without = subject.replace(pattern, ' ');
    if (without === subject || !hasWord.test(without)) continue;
    subject = without;
    if (kind !== 'none') wanted ??= kind as SearchKind;
  }
  if (wanted === 'supplier' || wanted === 'exhibitions') {
    const without = subject.replaceAll(generic, ' ');
    if (hasWord.test(without)) subject = without;
  }
  return { subject: subject.trim(), wanted, isFault: folded.search(faults) >= 0 };
}
