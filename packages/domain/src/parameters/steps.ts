import { toDecimal, type Decimal } from './decimal.ts';

/** A range of values, both ends included. */
export interface ValueRange {
  low: Decimal;
  high: Decimal;
}

/** Ranges of one parameter. */
const mostRanges = 6;

/** From this ratio of the highest to the least value on, ranges grow with the values. */
const wideRatio = 20;

/** The next round number that is not below `value`: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [1, 2, 2.5, 5, 10].find((step) => step * power >= value * 0.999_999)!;
}

function evenEdges(least: number, most: number): number[] {
  const step = roundStep((most - least) / (mostRanges - 1));
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Where growing ranges begin: at these times powers of ten, and every so many powers. The first that are few win. */
const growth = [
  { factors: [1, 2, 5], every: 1 },
  { factors: [1, 3], every: 1 },
  { factors: [1], every: 1 },
  { factors: [1], every: 3 },
];

function growingEdges(least: number, most: number): number[] {
  for (const { factors, every } of growth) {
    const edges: number[] = [];
    for (let power = Math.floor(Math.log10(least)); power <= Math.log10(most) + every; power += every)
      edges.push(...factors.map((factor) => factor * 10 ** power));
    const first = edges.findLastIndex((edge) => edge <= least * 1.000_001);
    const last = edges.findIndex((edge) => edge >= most * 0.999_999);
    if (last - first <= mostRanges) return edges.slice(first, last + 1);
  }
  return [least, most];
}

/**
 * Round ranges that hold all values from the least to the highest: at most 6. Where the highest is many times the
 * least, each range is wider than the one before. None where all values are the same.
 */
export function valueRanges(least: number, most: number): ValueRange[] {
  if (!(most > least)) return [];
  const edges = least > 0 && most / least >= wideRatio ? growingEdges(least, most) : evenEdges(least, most);
  return edges.slice(1).flatMap((high, at) => {
    const [from, to] = [toDecimal(edges[at]!), toDecimal(high)];
    return from !== null && to !== null && from !== to ? [{ low: from, high: to }] : [];
  });
}
