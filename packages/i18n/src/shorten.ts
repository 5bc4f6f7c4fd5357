const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(lang: string, granularity: 'grapheme' | 'word'): Intl.Segmenter {
  const key = `${lang} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(lang, { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** How far beyond the cut the text is read, to see where the last word ends. */
const lookahead = 64;
/** White space is collapsed in so much of the text for each character of the result, and the rest is never read. */
const readPerCharacter = 8;

/** A hyphen, point or slash with more of the same word behind it, as in `high-speed`, `v2.1` or `and/or`. */
const wordGoesOn = /^(?:(?![\s\p{L}\p{N}])[\p{ASCII}‐‑’])+(?=[\p{Script=Latin}\p{N}])/u;
/** What belongs to the number or the word before it. */
const unit = /^(?:\s?[%‰]|[°′″²³])\p{Lu}?(?!\p{L})/u;

/** Where the last whole word ends that has room; 0 where not even one has. */
function wordEnd(text: string, room: number, lang: string): number {
  let end = 0;
  for (const { index, segment, isWordLike } of segmenterOf(lang, 'word').segment(text)) {
    const after = index + segment.length;
    if (after > room) break;
    if (!isWordLike) continue;
    const rest = text.slice(after, after + lookahead);
    if (wordGoesOn.test(rest)) continue;
    const own = unit.exec(rest)?.[0].length ?? 0;
    end = after + own <= room ? after + own : after;
  }
  return end;
}

/** Where the last whole character ends that has room: accents and joined emoji stay together. */
function characterEnd(text: string, room: number, lang: string): number {
  let end = 0;
  for (const { index, segment } of segmenterOf(lang, 'grapheme').segment(text)) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return end;
}

/**
 * Shortens plain text for descriptions, summaries and shared images: white space is collapsed, and a text that is too
 * long ends with a whole word and an ellipsis, without punctuation before it. A single word that is too long is cut
 * between characters. Its cost depends on `length`, not on the text.
 *
 * @param length UTF-16 code units that the result may have, the ellipsis included
 * @param lang decides what a word is: Chinese has no spaces
 */
export function shorten(text: string, length: number, lang: string): string {
  const trimmed = text.trimStart();
  const read = trimmed.slice(0, length * readPerCharacter + lookahead);
  const isWhole = read.length === trimmed.length;
  const plain = read.replaceAll(/\s+/gu, ' ').trimEnd().toWellFormed();
  if (isWhole && plain.length <= length) return plain;
  const room = length - 1;
  const window = plain.slice(0, length + lookahead);
  const end = wordEnd(window, room, lang) || characterEnd(window, room, lang);
  return `${window.slice(0, end)}…`;
}
