import type { SearchKind } from '@millwright/domain';
import { fold } from './fold.ts';
import { splitTerms } from './synonyms.ts';
import { hasHan, hasSubject, stemOf } from './words.ts';
import { readWordList } from './word-list.ts';

/** A keyword, parted into its subject and its intent. */
export interface ReadKeyword {
  /** The keyword without the words of the intent. */
  subject: string;
  /** The kind that the keyword names (`厂家`, `trade fair`); null where it names none. */
  wanted: SearchKind | null;
  /** The kind of which all is asked for, because the keyword has no other subject; null where it has one. */
  allOf: SearchKind | null;
  /** Whether it names a fault or asks how to do something: an article answers that, and no product. */
  isFault: boolean;
}

const lines = readWordList('intents.txt').map((line) => {
  const [kind = '', words = ''] = line.split(':');
  return { kind: kind.trim(), words: words.split('|').map((word) => word.trim()) };
});

/** The longest first, so that no word is taken apart by another. */
const anyOf = (words: readonly string[]): string => words.toSorted((one, other) => other.length - one.length).join('|');

/** The words of a line as a pattern: Han characters wherever they stand, other words as whole words. */
function patternOf(words: readonly string[]): RegExp {
  const han = words.filter(hasHan);
  const others = words.filter((word) => !hasHan(word));
  const parts = [
    ...(han.length > 0 ? [anyOf(han)] : []),
    ...(others.length > 0 ? [`(?<![\\p{L}\\p{N}-])(?:${anyOf(others)})(?![\\p{L}\\p{N}-])`] : []),
  ];
  return new RegExp(parts.join('|'), 'gu');
}

/** Lines of intents.txt that classify words; all others name a kind, or `none` for words that only ask. */
const wordClasses = new Set(['general', 'material', 'fault']);

const patterns = lines
  .filter(({ kind }) => !wordClasses.has(kind))
  .map(({ kind, words }) => ({ kind, pattern: patternOf(words) }));

const wordsOfClass = (name: string): string[] => lines.flatMap(({ kind, words }) => (kind === name ? words : []));
const stemsIn = (text: string): string => text.split(' ').map(stemOf).join(' ');

/** The words of all classes. */
export const wordsOfClasses: readonly string[] = [...wordClasses].flatMap(wordsOfClass);

const general = new Set(wordsOfClass('general').map(stemOf));
const materials = new Set(wordsOfClass('material').map(stemsIn));
const faults = patternOf(wordsOfClass('fault'));

/** Whether a folded word is general (`设备`, `machine`): texts of every trade hold it. */
export const isGeneral = (word: string): boolean => general.has(word) || general.has(stemOf(word));

/** Weights of general words and of materials; every other word weighs 1. Sources: decisions 0060 and 0062. */
const generalWeight = 0.3;
const materialWeight = 0.6;

/**
 * The weight of a folded word or term by its class. A keyword such as `aluminium welding` asks for welding before
 * aluminium, although that is the rarer word.
 */
export const weightOfWord = (text: string): number =>
  isGeneral(text) ? generalWeight : materials.has(stemsIn(text)) ? materialWeight : 1;

/** One character at the end of a name that names a kind: a factory (厂) or a show (展), but not in `电厂` and `发展`. */
const suffixes: readonly { kind: SearchKind; pattern: RegExp }[] = [
  { kind: 'supplier', pattern: /(?<=\p{Script=Han}{3})(?<![工电钢水药车油糖泵])厂(?!\p{Script=Han})/gu },
  { kind: 'exhibitions', pattern: /(?<=\p{Script=Han}{2})(?<![发开扩进参画会拓伸])展(?!\p{Script=Han})/gu },
];

/** Names of trade shows (shows.txt). */
const namesOfShows = readWordList('shows.txt').flatMap((line) => splitTerms(line.split('>')[0]!).map(fold));
/** 展 begins other words behind such a name: `电动车展示`. */
const shows = new RegExp(`(?:${patternOf(namesOfShows).source})(?![示开出现])`, 'u');

/** Words that tell no supplier and no show from another: each of them is about machinery. */
const machinery = new RegExp(
  [
    /(?<![\p{L}\p{N}-])(?:equipment|machinery|systems?|devices?)(?![\p{L}\p{N}-])/u,
    /(?<=\p{Script=Han}{2})(?:设备|装备|机械|器材)(?!\p{Script=Han})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const hasWord = /[\p{L}\p{N}]/u;

/** The kind that a folded keyword names, where it has no other subject: `white papers`, `which trade shows`. */
function kindAlone(folded: string): SearchKind | null {
  let rest = folded;
  let named: SearchKind | null = null;
  for (const { kind, pattern } of patterns) {
    const without = rest.replace(pattern, ' ');
    if (without !== rest && kind !== 'none') named ??= kind as SearchKind;
    rest = without;
  }
  return hasSubject(rest) ? null : named;
}

/**
 * Removes the words of a folded keyword that name a kind (`厂家`, `supplier`) or only ask (`怎么`, `how to`). A keyword
 * that has no other words asks for all of the kind, or stays as it is where it names none.
 */
export function readIntent(folded: string): ReadKeyword {
  const isFault = folded.search(faults) >= 0;
  const allOf = kindAlone(folded);
  if (allOf !== null) return { subject: folded, wanted: null, allOf, isFault };
  let subject = folded;
  // A name of a show stays: it tells which of them.
  const isNamedShow = shows.test(folded);
  let wanted: SearchKind | null = isNamedShow ? 'exhibitions' : null;
  for (const { kind, pattern } of isNamedShow ? patterns : [...patterns, ...suffixes]) {
    const without = subject.replace(pattern, ' ');
    if (without === subject || !hasWord.test(without)) continue;
    subject = without;
    if (kind !== 'none') wanted ??= kind as SearchKind;
  }
  if (wanted === 'supplier' || wanted === 'exhibitions') {
    const without = subject.replaceAll(machinery, ' ');
    if (hasWord.test(without)) subject = without;
  }
  return { subject: subject.trim(), wanted, allOf, isFault };
}
