import { createPhraseBreaker } from '@millwright/domain';
import { letters, widthOfText, type Lettering } from './inks.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const phrasesOf = createPhraseBreaker((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
const han = /\p{Script=Han}/u;

/** Parts of a text between which a line may end. */
const partsOf = (text: string): string[] => (han.test(text) ? [...phrasesOf(text)] : text.split(/(?<= )/));

/** Parts that are wider than a line, character by character; no line begins with a closing mark. */
const small = (part: string): string[] =>
  part.match(/[A-Za-z\d.%]+|[^，。：；、！？”）》][，。：；、！？”）》]*|./gu) ?? [part];

/**
 * A text in lines of at most `width` letters' sizes; `most` lines, the last with an ellipsis where there is more.
 * Running text may end a line between any two Han characters.
 */
export function linesOf(text: string, width: number, most = 99, isRunning = false): string[] {
  const lines: string[] = [];
  const parts = (isRunning && han.test(text) ? small(text) : partsOf(text)).flatMap((part) =>
    widthOfText(part) > width ? small(part) : [part],
  );
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOfText((last + part).trimEnd()) <= width) lines[lines.length - 1] = last + part;
    else if (lines.length === most) {
      lines[most - 1] = `${lines[most - 1]!.trimEnd().replace(/[，。：；、,;:]$/, '')}…`;
      break;
    } else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** The largest of sizes at which a text is no higher than `lines` lines; the smallest where none is. */
export const sizeFor = (text: string, width: number, lines: number, sizes: readonly number[]): number =>
  sizes.find((size) => linesOf(text, width / size).length <= lines) ?? sizes.at(-1)!;

/** How a text is set. */
export interface Setting extends Lettering {
  width: number;
  lines?: number;
  /** Distance of lines, in sizes. @default 1.3 */
  leading?: number;
}

/** A text set in lines, and where the next line would stand. */
export function setText(
  text: string,
  x: number,
  y: number,
  { width, lines, leading = 1.3, ...look }: Setting,
): { svg: string; next: number } {
  const set = linesOf(text, width / look.size, lines);
  const step = look.size * leading;
  return {
    svg: set.map((line, at) => letters(line, x, y + at * step, { ...look, most: width })).join(''),
    next: y + set.length * step,
  };
}

const numeral =
  /(?<![A-Za-z\d-])(\d[\d,.]*\d|\d)\s?(%|per cent|percent|kWh\/kg|kWh|GWh|MWh|MW|GW|kW|km|mm|µm|metres?|tonnes?|kilowatts?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|yuan|million|billion|degrees|bar|volts?|层|微米|毫米|公里|米|摄氏度|度|伏|兆瓦|吉瓦|千瓦时|千瓦|万千瓦|万吨|吨|公斤|千克|克|小时|分钟|秒|天|周|个月|年|亿元|万元|元|万|亿|倍|台|套|成|个百分点|巴)(?![A-Za-z])/u;

/** The figure of a headline with its unit; null where it has none worth a poster. */
export function figureOf(title: string): { figure: string; unit: string } | null {
  const [, figure, unit] = numeral.exec(title) ?? [];
  if (figure === undefined || unit === undefined) return null;
  // A year is a date and not a quantity.
  if (/^(19|20)\d\d$/.test(figure) && /^(年|years?)$/.test(unit)) return null;
  return { figure, unit: unit.replace(/per ?cent/, '%') };
}
