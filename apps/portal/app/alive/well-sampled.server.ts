/**
 * Of how many bytes brotli looks at how many, below quality 10, to decide whether letters after Chinese signs are told
 * from others.
 */
const [stride, sample] = [4096, 64];

/**
 * Bits that telling them apart has to save for each byte, with some to spare: a cache in between may cut the text
 * elsewhere.
 */
const [least, ample] = [0.2, 0.22];

/** Bytes for each sign below which no place is enough: texts of other languages, of one byte each. */
const hopeless = 1.04;

/** After so many places another one is not looked for. */
const mostPlaces = 32;

/** Of a longer document 650 bytes are too little to look at every place for: that would hold up other requests. */
const longest = 256 * 1024;

/** A sign of one byte, a further byte of a longer one, the first byte of it. */
const kindOf = (byte: number): number => (byte < 0x80 ? 0 : byte < 0xc0 ? 1 : 2);

const entropy = (counts: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((bits, count) => (count === 0 ? bits : bits - count * Math.log2(count / total)), 0);
};

/** Bits for each byte that brotli expects to save, by samples that lie `shift` bytes further in front. */
function savedBits(text: Uint8Array, shift: number): number {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let start = 0; start + sample <= text.length + shift; start += stride) {
    const first = Math.max(0, start - shift);
    let before = kindOf(text[first]!);
    for (let at = first + 1; at < first + sample; at += 1) {
      const kind = kindOf(text[at] ?? 0);
      counts[before * 3 + kind]! += 1;
      before = kind;
    }
  }
  const sum = (...places: number[]) => places.reduce((total, place) => total + counts[place]!, 0);
  const alone = entropy([sum(0, 3, 6), sum(1, 4, 7), sum(2, 5, 8)]);
  const known = entropy([sum(0, 6), sum(1, 7), sum(2, 8)]) + entropy([counts[3]!, counts[4]!, counts[5]!]);
  return (alone - known) / sum(0, 1, 2, 3, 4, 5, 6, 7, 8);
}

/**
 * A document as bytes. Whoever compresses one while somebody waits looks at 64 bytes of each 4096; where those of a
 * Chinese page happen to hold little Chinese it is 650 bytes longer, one page in four. Line breaks behind the first
 * line, which mean nothing there, move the text to where they hold enough.
 */
export function wellSampled(html: string): Buffer<ArrayBuffer> {
  const text = Buffer.from(html);
  if (text.length < html.length * hopeless || text.length > longest) return text;
  let best = savedBits(text, 0);
  let place = 0;
  for (let tried = 1; tried < mostPlaces && best < ample; tried += 1) {
    const bits = savedBits(text, tried * sample);
    if (bits > best) [best, place] = [bits, tried];
  }
  const end = html.indexOf('>') + 1;
  return best < least || place === 0
    ? text
    : Buffer.from(`${html.slice(0, end)}${'\n'.repeat(place * sample)}${html.slice(end)}`);
}
