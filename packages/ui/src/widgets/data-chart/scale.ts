import { scaleLinear } from 'd3-scale';
import type { ChartSeries, ChartValue } from '../../parts/tables/chart-table.ts';

/** Which way lines of text go. */
export type ChartDirection = 'ltr' | 'rtl';

const rounded = (value: number): number => Math.round(value * 100) / 100;
/**
 * A length along a line, as a share of the width: a chart is as wide as its place, without a script. A tenth of a
 * percent is less than a pixel.
 */
export const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;
/** A length across lines, in the size of its text, so that enlarged text has room. */
export const em = (value: number): string => `${rounded(value)}em`;

/** The numbers of series, both ends of ranges. */
export const numbersOf = (series: readonly ChartSeries[]): number[] =>
  series.flatMap(({ values }) => values.flatMap((value) => (value ? [value.from, value.to] : [])));

/** Places numbers between two shares of the width, mirrored where text goes from the right. */
export function across(
  domain: readonly [number, number],
  [start, end]: readonly [number, number],
  direction: ChartDirection,
): (value: number) => number {
  const scale = scaleLinear().domain(domain).range([start, end]);
  return (value) => (direction === 'rtl' ? 100 - scale(value) : scale(value));
}

/** The ends of numbers, with zero where they are lengths. */
export function extentOf(numbers: readonly number[], withZero: boolean): [number, number] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const ends: [number, number] = withZero ? [Math.min(0, low), Math.max(0, high)] : [low, high];
  return ends[0] === ends[1] ? [ends[0] - 1, ends[1] + 1] : ends;
}

/** About how wide a text is, in its own size: a Chinese character is as wide as it is high. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 1 : 0.55), 0);

/** Parts a label into lines of at most `most` em: between words, or between Chinese characters. */
export function linesOf(text: string, most: number): string[] {
  const parts = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [text];
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last === undefined || (widthOf((last + part).trim()) > most && !/^[，。、；：）”％]/.test(part)))
      lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trim());
}

/** Moves labels apart that would lie upon one another: the least that leaves each the height it needs. */
export function apart(wanted: readonly number[], heights: readonly number[], end: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let next = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, next + heights[index]! / 2);
    next = placed[index]! + heights[index]! / 2;
  }
  let last = end;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, last - heights[index]! / 2);
    last = placed[index]! - heights[index]! / 2;
  }
  return placed;
}

/** Whether a change is up or down; neither where the series has no signs, or where it is zero. */
export const signOf = ({ isSigned }: ChartSeries, value: ChartValue): 'up' | 'down' | undefined =>
  !isSigned || value.from === 0 ? undefined : value.from > 0 ? 'up' : 'down';
