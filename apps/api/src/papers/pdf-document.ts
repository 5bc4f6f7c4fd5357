import { deflateSync } from 'node:zlib';
import type { EditionKey } from '@millwright/domain';
import { encodeText, type Face } from './pdf-text.ts';

/** A line of text on a page; the origin is the lower left corner, in points. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  size: number;
  bold?: boolean;
}

/** What a document is made of. */
export interface PdfOptions {
  title: string;
  /** BCP 47 tag. */
  language: string;
  face: Face;
  created: Date;
  pages: readonly (readonly PdfText[])[];
}

/** A4, in points. */
export const pageSize = { width: 595, height: 842 } as const;

const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
const dateOf = (date: Date): string => `(D:${date.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z)`;

/** The fonts of a face. None is embedded: every viewer has Helvetica, and brings a Song face for the other. */
const fontsOf: Readonly<Record<Face, { objects: readonly string[]; regular: number; bold: number }>> = {
  latin: {
    objects: ['Helvetica', 'Helvetica-Bold'].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    regular: 0,
    bold: 1,
  },
  song: {
    objects: [
      '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500 814 939 500] >>',
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -254 /CapHeight 737 /StemV 58 >>',
    ],
    regular: 0,
    bold: 0,
  },
};

const contentOf = (texts: readonly PdfText[], face: Face): string =>
  texts
    .map(({ text, x, y, size, bold = false }) => {
      // A face without a bold cut is drawn with its outline.
      const weight = bold && fontsOf[face].bold === fontsOf[face].regular ? `2 Tr ${size / 40} w` : '0 Tr';
      return `BT /F${bold ? 2 : 1} ${size} Tf ${weight} ${x} ${y} Td ${encodeText(text, face)} Tj ET`;
    })
    .join('\n');

/** Writes a PDF 1.7 of text alone: the same document gives the same bytes. */
export function writePdf({ title, language, face, created, pages }: PdfOptions): Buffer {
  const { objects: fonts, regular, bold } = fontsOf[face];
  const firstFont = 3;
  const firstPage = firstFont + fonts.length;
  const info = firstPage + pages.length * 2;
  const font = (at: number): string => `${firstFont + at} 0 R`;
  const bodies: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, at) => `${firstPage + at * 2} 0 R`).join(' ')}] >>`,
    ...fonts,
    ...pages.flatMap((texts, at) => {
      const stream = deflateSync(Buffer.from(contentOf(texts, face), 'latin1'));
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources << /Font << /F1 ${font(regular)} /F2 ${font(bold)} >> >> /Contents ${firstPage + at * 2 + 1} 0 R >>`,
        Buffer.concat([
          Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
          stream,
          Buffer.from('\nendstream'),
        ]),
      ];
    }),
    `<< /Title ${utf16(title)} /CreationDate ${dateOf(created)} /ModDate ${dateOf(created)} >>`,
  ];
  // The second line tells programs that transfer the file that it is not text.
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]!.length;
  const offsets = bodies.map((body, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    const offset = length;
    parts.push(part);
    length += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(trailer)]);
}

/** The face that an edition is set in. */
export const faceOf: Readonly<Record<EditionKey, Face>> = { cn: 'song', en: 'latin' };
