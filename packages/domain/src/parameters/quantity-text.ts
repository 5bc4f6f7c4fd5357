import type { Decimal } from './decimal.ts';

/** The ends of a quantity; one that is absent is open, both the same are one value. */
export interface QuantityEnds {
  low?: Decimal;
  high?: Decimal;
}

/** A quantity as forms and tables have it in one text: `3000`, `30..120`, `..40` for at most, `11..` for at least. */
export const quantityText = ({ low, high }: QuantityEnds): string =>
  low === high ? (low ?? '') : `${low ?? ''}..${high ?? ''}`;

/** What such a text says. Nothing is checked: what is no number stays as it is, so that a check can say so. */
export function readQuantityText(text: string): QuantityEnds {
  const ends = text
    .replaceAll('…', '..')
    .split('..')
    .map((end) => end.trim());
  // More than two ends are no number.
  const [low, high] = ends.length === 2 ? ends : [text.trim(), text.trim()];
  return { ...(low && { low }), ...(high && { high }) };
}
