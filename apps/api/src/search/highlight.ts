import type { HtmlLang, SearchReason, TextSegment } from '@millwright/domain';
import { shorten } from '@millwright/i18n/shorten';
import type { SlicedWork } from '../http/slices.ts';
import { fold, foldText, originIn, type FoldedText } from './fold.ts';
import { isIndexed, pairs, piecesOf, stemOf, wordsOf } from './words.ts';
import type { KeywordQuery } from './keyword-query.ts';
import type { Alternative } from './tsquery.ts';
import { readingsOf, type PinyinReading } from './pinyin.ts';
import { tokensOf } from './synonyms.ts';

/** From where to where something stands, in UTF-16 units. */
type Range = readonly [start: number, end: number];

/** What of an alternative has to stand in a text. */
interface WantedAlternative extends Pick<Alternative, 'by' | 'text'> {
  stems: ReadonlySet<string>;
  /** Runs of Han characters. Those that do not stand in one piece are found by their pairs. */
  runs: { run: string; pairs: string[] }[];
}

/** What of a keyword is looked for in texts. */
interface Wanted {
  alternatives: WantedAlternative[];
  stems: ReadonlySet<string>;
  /** The letters that words with these stems begin with: neither spellings nor endings change the first one. */
  initials: ReadonlySet<string>;
}

const known = new WeakMap<KeywordQuery, Wanted>();

/** What a keyword looks for, which is worked out once for all texts. */
function wantedOf(query: KeywordQuery): Wanted {
  const before = known.get(query);
  if (before) return before;
  const alternatives = query.terms.flatMap((term) =>
    term.alternatives.map(({ by, text }) => ({
      by,
      text,
      stems: new Set(tokensOf(text).flatMap(({ key, isHan }) => (isHan ? [] : [key]))),
      runs: [...piecesOf(fold(text))].flatMap((piece) =>
        piece.isHan ? [{ run: piece.text, pairs: pairs(piece.text) }] : [],
      ),
    })),
  );
  const stems = new Set(alternatives.flatMap((alternative) => [...alternative.stems]));
  const wanted = { alternatives, stems, initials: new Set([...stems].map(initialOf)) };
  known.set(query, wanted);
  return wanted;
}

const initialOf = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);

/** Words that are looked at before something else may have its turn. */
const wordsAtOnce = 500;

/** Where the wanted stems stand, each at most so often. */
function* stemRanges(
  folded: string,
  { stems, initials }: Wanted,
  most: number,
): SlicedWork<ReadonlyMap<string, Range[]>> {
  const found = new Map<string, Range[]>();
  if (stems.size === 0) return found;
  let [count, missing] = [0, stems.size];
  for (const { 0: word, index } of wordsOf(folded)) {
    if ((count += 1) % wordsAtOnce === 0) yield;
    if (!initials.has(initialOf(word)) || !isIndexed(word)) continue;
    const stem = stemOf(word);
    if (!stems.has(stem)) continue;
    const ranges = found.get(stem) ?? [];
    if (ranges.length === most) continue;
    found.set(stem, ranges);
    if (ranges.push([index, index + word.length]) === most && (missing -= 1) === 0) break;
  }
  return found;
}

/** Where a text stands in another, at most so often. */
function occurrences(folded: string, wanted: string, most: number): Range[] {
  const found: Range[] = [];
  for (
    let at = folded.indexOf(wanted);
    at !== -1 && found.length < most;
    at = folded.indexOf(wanted, at + wanted.length)
  )
    found.push([at, at + wanted.length]);
  return found;
}

/** Where characters stand that are read as a keyword says. */
function pinyinRanges(readings: readonly PinyinReading[], folded: string): Range[] {
  const read = readingsOf(folded);
  const found: Range[] = [];
  for (const reading of readings) {
    for (const { run, at, syllables } of read) {
      const offsets = [0];
      for (const character of run) offsets.push(offsets.at(-1)! + character.length);
      for (let start = 0; start + reading.parts.length <= syllables.length; start += 1) {
        const isRead = reading.parts.every((part, index) =>
          reading.by === 'initials'
            ? syllables[start + index]![0] === part
            : syllables[start + index]!.startsWith(part),
        );
        const end = start + reading.parts.length;
        if (isRead) found.push([at + offsets[start]!, at + (offsets[end] ?? run.length)]);
      }
    }
  }
  return found;
}

/** A text that was looked through: which terms of the keyword stand there. */
export interface MatchedText {
  text: string;
  /** In the text, not in its folded form. */
  ranges: Range[];
  /** The best way in which a term was found. */
  best: Pick<SearchReason, 'by' | 'term'> | null;
}

/** Looks through a text by how it is read. */
function findPinyinMatches(folded: FoldedText, { pinyin }: KeywordQuery): MatchedText {
  const { text } = folded;
  const origin = originIn(folded);
  const ranges = pinyinRanges(pinyin, folded.folded).map(([start, end]): Range => [origin(start), origin(end)]);
  return { text, ranges, best: ranges.length > 0 ? { by: 'pinyin', term: text.slice(...ranges[0]!) } : null };
}

/**
 * Looks through a text: folds it once, goes through its words once, whatever is requested. Returns each word and each run
 * of characters as often as it stands there, or `most` times.
 */
export function* findMatches(
  text: string,
  query: KeywordQuery,
  by: 'text' | 'pinyin',
  most: number = Infinity,
): SlicedWork<MatchedText> {
  const folded = yield* foldText(text);
  if (by === 'pinyin') return findPinyinMatches(folded, query);
  const wanted = wantedOf(query);
  const words = yield* stemRanges(folded.folded, wanted, most);
  const runs = new Map<string, Range[]>();
  const rangesOf = (run: string): Range[] => {
    const before = runs.get(run);
    if (before) return before;
    const found = occurrences(folded.folded, run, most);
    runs.set(run, found);
    return found;
  };
  const found = new Set<Range>();
  let best: MatchedText['best'] = null;
  for (const alternative of wanted.alternatives) {
    yield;
    const places = [...alternative.stems].map((stem) => words.get(stem) ?? []);
    for (const { run, pairs: parts } of alternative.runs) {
      const whole = rangesOf(run);
      // Characters that stand apart are found by their pairs.
      if (whole.length > 0 || parts.length === 0) places.push(whole);
      else places.push(...parts.map(rangesOf));
    }
    if (places.some((ranges) => ranges.length === 0)) continue;
    for (const ranges of places) for (const range of ranges) found.add(range);
    if (best === null || (best.by === 'synonym' && alternative.by === 'text'))
      best = { by: alternative.by, term: alternative.text };
  }
  const origin = originIn(folded);
  const ranges: Range[] = [];
  for (const [start, end] of [...found].toSorted(([one], [other]) => one - other)) {
    ranges.push([origin(start), origin(end)]);
    if (ranges.length % wordsAtOnce === 0) yield;
  }
  return { text, ranges, best };
}

/** A text in pieces, with what was found as hits. Never HTML, and no part of the keyword is ever a pattern. */
export function highlight({ text, ranges }: MatchedText): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = 0;
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    const last = segments.at(-1);
    if (from > at) segments.push({ text: text.slice(at, from), hit: false });
    if (from === at && last?.hit) last.text += text.slice(from, end);
    else segments.push({ text: text.slice(from, end), hit: true });
    at = end;
  }
  if (at < text.length || segments.length === 0) segments.push({ text: text.slice(at), hit: false });
  return segments;
}

/** Characters around the first hit of a passage. */
const before = 30;
const passage = 160;

/** The passage of a long text around the first thing that is found there; null where nothing is. */
export function passageOf({ text, ranges }: MatchedText, lang: HtmlLang): string | null {
  let first = Infinity;
  for (const [start] of ranges) first = Math.min(first, start);
  if (first === Infinity) return null;
  const from = Math.max(0, first - before);
  // A passage begins with a sentence or a word where one begins nearby.
  const opening = text.slice(from, first);
  const cut =
    from === 0
      ? 0
      : Math.max(
          opening.lastIndexOf('。'),
          opening.lastIndexOf('. '),
          opening.lastIndexOf('，'),
          opening.indexOf(' '),
        ) + 1;
  const start = from + cut;
  return `${start > 0 ? '…' : ''}${shorten(text.slice(start), passage, lang)}`;
}
