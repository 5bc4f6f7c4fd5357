import { featuresOf, printable } from './printable.ts';

/** A table of a paper; the rows have as many cells as there are columns. */
export interface PaperTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const layout = { size: 8.5, gap: 2, cell: 5, below: 16 } as const;
const rule = '#94a3b8';
const wideLetters = /[\u2E80-\uFFEF]/g;

/** About how wide a text is, in letters: a Chinese character is as wide as two. */
const widthOf = (text: string): number => text.length + (text.match(wideLetters)?.length ?? 0);

/** Widths of columns that together fill `width`: by their longest text. */
function widthsOf({ columns, rows }: PaperTable, width: number): number[] {
  const longest = columns.map((column, at) =>
    // The square root leaves a column of numbers room next to one of prose.
    Math.sqrt(Math.max(4, widthOf(column) * 0.7, ...rows.map((row) => widthOf(row[at] ?? '')))),
  );
  const all = longest.reduce((sum, one) => sum + one, 0);
  return longest.map((one) => (one / all) * width);
}

/** Sets a table below the last text, with its caption above it; a row stays whole, the head is set once. */
export function setTable(document: PDFKit.PDFDocument, table: PaperTable, margin: number): void {
  const widths = widthsOf(table, document.page.width - 2 * margin);
  const bottom = document.page.height - margin;
  const setRow = (cells: readonly string[], font: 'regular' | 'bold', stroke: number): void => {
    document.font(font, layout.size);
    const texts = cells.map(printable);
    const inside = (at: number) => ({
      width: widths[at]! - layout.cell,
      lineGap: layout.gap,
      features: featuresOf(texts[at]!),
    });
    const height = Math.max(...texts.map((text, at) => document.heightOfString(text, inside(at))));
    if (document.y + height + layout.cell > bottom) document.addPage();
    const { y } = document;
    let x = margin;
    for (const [at, text] of texts.entries()) {
      document.text(text, x, y, inside(at));
      x += widths[at]!;
    }
    document.y = y + height + layout.cell;
    document
      .moveTo(margin, document.y - layout.cell / 2)
      .lineTo(x, document.y - layout.cell / 2)
      .lineWidth(stroke)
      .stroke(rule);
  };
  document.font('bold', layout.size + 0.5);
  const title = printable(table.caption);
  // A caption is not left at the foot of a page.
  if (
    document.y + document.heightOfString(title, { features: featuresOf(title) }) + 4 * (layout.size + layout.cell) >
    bottom
  )
    document.addPage();
  document.text(title, margin, document.y + 4, { features: featuresOf(title) });
  document.y += layout.cell;
  setRow(table.columns, 'bold', 1);
  for (const row of table.rows) setRow(row, 'regular', 0.5);
  document.x = margin;
  document.y += layout.below;
}
