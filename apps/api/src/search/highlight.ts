import type { SearchField, SearchReason, TextSegment } from '@millwright/domain';
import { fold, pairs, partsOf, piecesOf, stemOf } from './fold.ts';
import type { Alternative, KeywordQuery } from './keyword-query.ts';
import { readingsOf, type PinyinReading } from './pinyin.ts';
import { tokensOf } from './synonyms.ts';

/** From where to where something stands, in UTF-16 units. */
type Range = readonly [start: number, end: number];

/** A text with its folded form and where each unit of that comes from. */
interface FoldedText {
  text: string;
  folded: string;
  origin: number[];
}

/** Folds character by character, so that what is found can be shown in the text itself. */
function foldWithOrigin(text: string): FoldedText {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const made = fold(character);
    for (let unit = 0; unit < made.length; unit += 1) origin.push(at);
    folded += made;
    at += character.length;
  }
  origin.push(text.length);
  return { text, folded, origin };
}

function occurrences(folded: string, wanted: string): Range[] {
  const found: Range[] = [];
  for (let at = folded.indexOf(wanted); wanted !== '' && at !== -1; at = folded.indexOf(wanted, at + wanted.length))
    found.push([at, at + wanted.length]);
  return found;
}

function wordRanges(folded: string, stems: ReadonlySet<string>): { stem: string; range: Range }[] {
  return [...piecesOf(folded)]
    .filter(({ isHan }) => !isHan)
    .flatMap(({ text, at }) =>
      partsOf(text).map((part) => ({
        stem: stemOf(part.text),
        range: [at + part.at, at + part.at + part.text.length] as Range,
      })),
    )
    .filter(({ stem }) => stems.has(stem));
}

/** Where an alternative stands, all of it; null where it does not. */
function rangesOf(alternative: Pick<Alternative, 'text'>, folded: string): Range[] | null {
  const tokens = tokensOf(alternative.text);
  const stems = new Set(tokens.filter(({ isHan }) => !isHan).map(({ key }) => key));
  const words = wordRanges(folded, stems);
  if (new Set(words.map(({ stem }) => stem)).size < stems.size) return null;
  const ranges = words.map(({ range }) => range);
  for (const { text, isHan } of piecesOf(fold(alternative.text))) {
    if (!isHan) continue;
    const whole = occurrences(folded, text);
    // Characters that stand apart are found by their pairs.
    const parts = whole.length > 0 ? [whole] : pairs(text).map((pair) => occurrences(folded, pair));
    if (parts.length === 0 || parts.some((part) => part.length === 0)) return null;
    ranges.push(...parts.flat());
  }
  return ranges;
}

/** Where characters stand that are read as a keyword says. */
function pinyinRanges(reading: PinyinReading, folded: string): Range[] {
  const found: Range[] = [];
  for (const { run, at, syllables } of readingsOf(folded)) {
    const offsets = [...run].map((_character, index, all) => all.slice(0, index).join('').length);
    for (let start = 0; start + reading.parts.length <= syllables.length; start += 1) {
      const isRead = reading.parts.every((part, index) =>
        reading.by === 'initials' ? syllables[start + index]![0] === part : syllables[start + index]!.startsWith(part),
      );
      const end = start + reading.parts.length;
      if (isRead) found.push([at + offsets[start]!, at + (offsets[end] ?? run.length)]);
    }
  }
  return found;
}

/** Cuts a text into pieces, those of the ranges being hits. */
function segmentsOf({ text, origin }: FoldedText, ranges: readonly Range[]): TextSegment[] {
  const sorted = ranges
    .map(([start, end]): [number, number] => [origin[start]!, origin[end] ?? text.length])
    .sort((one, other) => one[0] - other[0]);
  const segments: TextSegment[] = [];
  let at = 0;
  for (const [start, end] of sorted) {
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

/** What stands in a text of that which a keyword asks for. */
interface Found {
  ranges: Range[];
  /** The best way in which a term was found. */
  best: Pick<SearchReason, 'by' | 'term'> | null;
}

function findIn({ text, folded }: FoldedText, { terms, pinyin }: KeywordQuery, by: 'text' | 'pinyin'): Found {
  if (by === 'pinyin') {
    const ranges = pinyin.flatMap((reading) => pinyinRanges(reading, folded));
    return { ranges, best: ranges.length > 0 ? { by, term: text.slice(...ranges[0]!) } : null };
  }
  const found: Found = { ranges: [], best: null };
  for (const { alternatives } of terms) {
    for (const alternative of alternatives) {
      const ranges = rangesOf(alternative, folded);
      if (ranges === null) continue;
      found.ranges.push(...ranges);
      if (found.best === null || (found.best.by === 'synonym' && alternative.by === 'text'))
        found.best = { by: alternative.by, term: alternative.text };
    }
  }
  return found;
}

/** A text in pieces, with what a keyword asks for as hits. Never HTML, and no part of the keyword is ever a pattern. */
export function highlight(text: string, query: KeywordQuery, by: 'text' | 'pinyin'): TextSegment[] {
  const folded = foldWithOrigin(text);
  return segmentsOf(folded, findIn(folded, query, by).ranges);
}

/** Where the best match stands: in a text's own words in the title before anything else. */
export function reasonOf(
  fields: readonly (readonly [field: SearchField, text: string])[],
  query: KeywordQuery,
  by: 'text' | 'pinyin',
): SearchReason | null {
  let reason: SearchReason | null = null;
  for (const [field, text] of fields) {
    const { best } = findIn(foldWithOrigin(text), query, by);
    if (best && (reason === null || (reason.by === 'synonym' && best.by === 'text' && reason.field === field)))
      reason = { field, ...best };
  }
  return reason;
}

/** Characters around the first hit of a passage. */
const before = 30;
const passage = 160;

/** The passage of a long text around the first thing that is found there; null where nothing is. */
export function passageOf(text: string, query: KeywordQuery): string | null {
  const folded = foldWithOrigin(text);
  const first = findIn(folded, query, 'text')
    .ranges.map(([start]) => folded.origin[start]!)
    .sort((one, other) => one - other)[0];
  if (first === undefined) return null;
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
  return `${start > 0 ? '…' : ''}${text.slice(start, start + passage).trim()}${start + passage < text.length ? '…' : ''}`;
}
