/** A typeface that every viewer of PDF has: Helvetica, or a Song face for Chinese. */
export type Face = 'latin' | 'song';

/** Widths of Helvetica from the space to the tilde, in thousandths of its size. */
const helvetica = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Characters of Windows-1252 outside of Latin-1. */
const windows1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '‰': 0x89,
  Š: 0x8a,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** What stands for a character that Windows-1252 has not. */
const inPlace: Readonly<Record<string, string>> = {
  '₂': '2',
  '₃': '3',
  '−': '-',
  '‑': '-',
  '\u2009': ' ',
  '\u202f': ' ',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
};

function codeOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x20) return 0x20;
  if (code < 0x7f || (code >= 0xa0 && code <= 0xff)) return code;
  return windows1252[character] ?? 0x3f;
}

const latinCodes = (text: string): number[] =>
  [...text].flatMap((character) => [...(inPlace[character] ?? character)].map(codeOf));

/** A text as a string of a content stream. */
export const encodeText = (text: string, face: Face): string =>
  face === 'song'
    ? `<${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex')}>`
    : `<${Buffer.from(latinCodes(text)).toString('hex')}>`;

const isNarrow = (character: string): boolean => character.codePointAt(0)! < 0x7f;

/** How wide a text is set, in thousandths of its size. */
function widthOf(text: string, face: Face, bold: boolean): number {
  let width = 0;
  if (face === 'song') for (const character of text) width += isNarrow(character) ? 500 : 1000;
  else for (const code of latinCodes(text)) width += (helvetica[code - 0x20] ?? 556) * (bold ? 1.07 : 1);
  return width;
}

/** No line starts with one of these. */
const closing = /^[，。、；：？！”’）》】％%,.;:?!)\]]/u;

/** Where a line may break: after a space, and around every Han character. */
const pieces = (text: string): string[] => text.match(/[^\s\p{sc=Han}，。、；：？！“”‘’（）《》]+\s*|\s+|./gu) ?? [];

/** Breaks a text into lines that are no wider than a number of points. */
export function breakLines(text: string, face: Face, size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  const most = (width * 1000) / size;
  let line = '';
  // What a line has so far is not measured again with each piece.
  let taken = 0;
  for (const piece of pieces(text)) {
    const fits = taken + widthOf(piece.trimEnd(), face, bold) <= most;
    if (!fits && line !== '' && !closing.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
      taken = 0;
    }
    const added = line === '' && lines.length > 0 ? piece.trimStart() : piece;
    line += added;
    taken += widthOf(added, face, bold);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
