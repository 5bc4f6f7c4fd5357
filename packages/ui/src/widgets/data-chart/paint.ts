import { vars } from '../../foundations/theme-tokens.css.ts';
import { signOf } from './scale.ts';
import type { ChartSeries, ChartValue } from '../../parts/tables/chart-table.ts';

const { color } = vars;

/**
 * How what is drawn looks, as attributes of SVG: a drawing carries its own look, and pages without charts have no
 * styles for them.
 */
export const paint = {
  plot: { width: '100%', fill: 'currentColor', overflow: 'visible', 'aria-hidden': true },
  inner: { overflow: 'visible' },
  value: { fontWeight: 600 },
  muted: { fill: color.inkMuted },
  tickSize: vars.text.caption,
  axis: { stroke: color.inkMuted },
  grid: { stroke: color.line },
  span: { stroke: color.brand, strokeWidth: 3, strokeOpacity: 0.35 },
  dot: {
    from: { fill: color.paper, stroke: color.brand, strokeWidth: 2 },
    to: { fill: color.brand, stroke: color.brand, strokeWidth: 2 },
  },
  line: { fill: 'none', strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
} as const;

/** Lines are distinguished by their names; the colours help the eye to follow. */
export const tones: readonly string[] = [color.brand, color.signal, color.positive, color.inkMuted];

/** The colour of what rises: Chinese markets have red, others green. */
export type RiseColor = 'red' | 'green';

/** The colour of a number: that of its sign, else none of its own. */
export function colorOf(series: ChartSeries, value: ChartValue, rise: RiseColor): string | undefined {
  const sign = signOf(series, value);
  if (!sign) return undefined;
  return (sign === 'up') === (rise === 'red') ? color.negative : color.positive;
}
