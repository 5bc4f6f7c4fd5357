import { featuresOf, printable } from './printable.ts';

/** A bar of a chart. */
export interface ChartBar {
  label: string;
  value: number;
}

const layout = { row: 34, bar: 16, size: 10, label: 168, value: 56 } as const;
const inks = { bar: '#c2410c', line: '#94a3b8', text: '#000000' } as const;
const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** The room that bars take, in points. */
export const heightOfBars = (bars: readonly ChartBar[]): number => bars.length * layout.row + 6;

/**
 * Draws bars from a common zero below the last text, each with its label and its value, so that they also read aloud.
 */
export function setBars(document: PDFKit.PDFDocument, bars: readonly ChartBar[], margin: number): void {
  const most = Math.max(...bars.map(({ value }) => value));
  const zero = margin + layout.label + 8;
  const width = document.page.width - margin - layout.value - zero;
  const top = document.y + 6;
  document.font('regular', layout.size);
  for (const [at, { label, value }] of bars.entries()) {
    const y = top + at * layout.row;
    const text = y + (layout.bar - layout.size) / 2 - 2;
    const long = most > 0 ? (Math.max(value, 0) / most) * width : 0;
    document.fillColor(inks.text).text(printable(label), margin, text, {
      width: layout.label,
      height: 14,
      ellipsis: true,
      features: featuresOf(label),
    });
    document.rect(zero, y, long, layout.bar).fill(inks.bar);
    document.fillColor(inks.text).text(figure.format(value), zero + long + 6, text, { lineBreak: false });
  }
  const bottom = top + bars.length * layout.row - (layout.row - layout.bar);
  document
    .moveTo(zero, top - 4)
    .lineTo(zero, bottom + 4)
    .stroke(inks.line);
  document.fillColor(inks.text);
  document.x = margin;
  document.y = bottom + layout.row;
}
