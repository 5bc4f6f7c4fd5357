import type { HtmlLang, SearchReason, TextSegment } from '@millwright/domain';
import { shorten } from '@millwright/i18n/shorten';
import type { SlicedWork } from '../http/slices.ts';
import { fold, foldText, originIn, type FoldedText } from './fold.ts';
import { isIndexed, pairs, piecesOf, stemOf, wordsOf } from './words.ts';
import type { KeywordQuery } from './keyword-query.ts';
import type { Alternative, Term } from './tsquery.ts';
import { readingsOf, type PinyinReading } from './pinyin.ts';
import { tokensOf } from './synonyms.ts';

/** Where a match begins and ends, in UTF-16 units. */
type Range = readonly [start: number, end: number];

/** What a text has to hold of an alternative to match it. */
interface WantedAlternative extends Pick<Alternative, 'by' | 'text'>, Pick<Term, 'isAcrossBorder'> {
  stems: ReadonlySet<string>;
  /** Runs of Han characters, each with its pairs, which match where the whole run does not. */
  runs: { run: string; pairs: string[] }[];
}

/** A keyword, prepared for matching. */
interface Wanted {
  alternatives: WantedAlternative[];
  stems: ReadonlySet<string>;
  /** First letters of the stems, by which most words are skipped: neither spelling nor ending changes the first one. */
  initials: ReadonlySet<string>;
}

/** What of a parsed keyword is matched. */
type MatchedQuery = Pick<KeywordQuery, 'terms' | 'pinyin'>;

/** Prepared once a keyword, for all texts. */
const preparedQueries = new WeakMap<MatchedQuery, Wanted>();

function wantedOf(query: MatchedQuery): Wanted {
  const prepared = preparedQueries.get(query);
  if (prepared) return prepared;
  const alternatives = query.terms.flatMap(({ alternatives: wordings, isAcrossBorder }) =>
    wordings.map(({ by, text }) => ({
      by,
      text,
      isAcrossBorder,
      stems: new Set(tokensOf(text).flatMap(({ key, isHan }) => (isHan ? [] : [key]))),
      runs: [...piecesOf(fold(text))].flatMap((piece) =>
        piece.isHan ? [{ run: piece.text, pairs: pairs(piece.text) }] : [],
      ),
    })),
  );
  const stems = new Set(alternatives.flatMap((alternative) => [...alternative.stems]));
  const wanted = { alternatives, stems, initials: new Set([...stems].map(initialOf)) };
  preparedQueries.set(query, wanted);
  return wanted;
}

const initialOf = (word: string): string => String.fromCodePoint(word.codePointAt(0)!);

/** Words of a text in one slice, after which other requests may go on. */
const wordsAtOnce = 500;

/** Where words with the wanted stems stand, at most `most` of each. */
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

/** Where a text stands in another, `most` times at most. */
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

/** Where Han characters stand whose pinyin is that of a reading. */
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

/** A text with the matches of a keyword. */
export interface MatchedText {
  text: string;
  /** Of matches, in the text and not in its folded form. */
  ranges: Range[];
  /** The best match: a term as it was typed before a synonym; null where no word or term matches. */
  best: Pick<SearchReason, 'by' | 'term'> | null;
}

function findPinyinMatches(folded: FoldedText, { pinyin }: MatchedQuery): MatchedText {
  const { text } = folded;
  const origin = originIn(folded);
  const ranges = pinyinRanges(pinyin, folded.folded).map(([start, end]): Range => [origin(start), origin(end)]);
  return { text, ranges, best: ranges.length > 0 ? { by: 'pinyin', term: text.slice(...ranges[0]!) } : null };
}

/**
 * Finds the matches of a keyword in a text, in slices. The text is folded once and its words are read once, however
 * many terms there are.
 * @param most matches of each word and each run of Han characters
 */
export function* findMatches(
  text: string,
  query: MatchedQuery,
  by: 'text' | 'pinyin',
  most: number = Infinity,
): SlicedWork<MatchedText> {
  const folded = yield* foldText(text);
  if (by === 'pinyin') return findPinyinMatches(folded, query);
  const wanted = wantedOf(query);
  const words = yield* stemRanges(folded.folded, wanted, most);
  const runs = new Map<string, Range[]>();
  const rangesOf = (run: string): Range[] => {
    const known = runs.get(run);
    if (known) return known;
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
      if (whole.length > 0 || parts.length === 0) places.push(whole);
      else places.push(...parts.map(rangesOf));
    }
    if (places.some((ranges) => ranges.length === 0)) continue;
    for (const ranges of places) for (const range of ranges) found.add(range);
    const isBetter = best === null || (best.by === 'synonym' && alternative.by === 'text');
    if (isBetter && !alternative.isAcrossBorder) best = { by: alternative.by, term: alternative.text };
  }
  const origin = originIn(folded);
  const ranges: Range[] = [];
  for (const [start, end] of [...found].toSorted(([one], [other]) => one - other)) {
    ranges.push([origin(start), origin(end)]);
    if (ranges.length % wordsAtOnce === 0) yield;
  }
  return { text, ranges, best };
}

/** A text in segments, with the matches as hits. It is never HTML, and no part of the keyword is ever a pattern. */
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

/** UTF-16 units of a passage before its first match. */
const leadIn = 30;

/** UTF-16 units of a passage at most. */
const longestPassage = 160;

/** The passage of a long text around its first match, with an ellipsis where it is cut; null where there is none. */
export function passageOf({ text, ranges }: MatchedText, lang: HtmlLang): string | null {
  let first = Infinity;
  for (const [start] of ranges) first = Math.min(first, start);
  if (first === Infinity) return null;
  const from = Math.max(0, first - leadIn);
  // It begins with a sentence where one begins before the match, else with a word.
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
  return `${start > 0 ? '…' : ''}${shorten(text.slice(start), longestPassage, lang)}`;
}
