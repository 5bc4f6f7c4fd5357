'use client';

import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { scaleLinear } from 'd3-scale';
import type { SVGProps } from 'react';
import { valueOf, type ChartSeries } from '../../parts/tables/chart-table.ts';
import { useHeadOf } from '../../parts/tables/use-head-of.ts';
import { paint, tones } from './paint.ts';
import type { PlotProps } from './rows.tsx';
import { across, apart, em, extentOf, linesOf, numbersOf, percent } from './scale.ts';

const lineHeight = 1.2;

/** A small text: its place counts in the size of the plot's text, so that its own size is said inside. */
const Tick = ({ children, ...place }: SVGProps<SVGTextElement>) => (
  <text {...paint.muted} {...place}>
    <tspan fontSize={paint.tickSize}>{children}</tspan>
  </text>
);

/** Puts the points of a line into a box whose sides are 100 wide and as many em high as the plot. */
const pointsOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`).join(' ');

interface StretchedProps {
  /** Height of the plot in em. */
  height: number;
  lines: readonly { points: readonly (readonly [number, number])[]; tone: number }[];
}

/** Lines whose box is stretched to the width of the plot, while their strokes keep their weight. */
const Stretched = ({ height, lines }: StretchedProps) => (
  <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={em(height)}>
    {lines.map(({ points, tone }, index) => (
      <polyline key={index} {...paint.line} stroke={tones[tone]} points={pointsOf(points)} />
    ))}
  </svg>
);

interface SideLabelsProps {
  labels: readonly { lines: readonly string[]; at: number; tone: number }[];
  /** Where they begin, or end. */
  x: number;
  height: number;
  anchor?: 'end';
}

/** Labels at one side of a plot, moved apart where they would meet. */
const SideLabels = ({ labels, x, height, anchor }: SideLabelsProps) => {
  const places = apart(
    labels.map(({ at }) => at),
    labels.map(({ lines }) => lines.length * lineHeight),
    height,
  );
  return labels.map(({ lines, tone }, index) => {
    const first = places[index]! - ((lines.length - 1) * lineHeight) / 2;
    return lines.map((line, row) => (
      <text
        key={`${index} ${row}`}
        {...(row === 0 && paint.value)}
        fill={tones[tone]}
        x={percent(x)}
        y={em(first + row * lineHeight)}
        dy=".35em"
        textAnchor={anchor}
      >
        {line}
      </text>
    ));
  });
};

const slopeHeight = 15;
const slopeTop = 2;

/** Two numbers of few rows: one at either side, joined by lines. */
export const Slope = ({ table, series, direction }: PlotProps) => {
  const [first, second] = series as [ChartSeries, ChartSeries];
  const x = across([0, 1], [15, 56], direction);
  const side = direction === 'rtl' ? -1 : 1;
  const y = scaleLinear()
    .domain(extentOf(numbersOf(series), false))
    .range([slopeHeight - 1, slopeTop + 1]);
  const rows = table.rows.flatMap(([name = ''], row) => {
    const [from, to] = [first.values[row], second.values[row]];
    return from && to ? [{ name, from, to }] : [];
  });
  return (
    <svg {...paint.plot} height={em(slopeHeight)}>
      <Tick x={direction === 'rtl' ? '100%' : '0'} y="1em">
        {first.name}
      </Tick>
      <Tick x={percent(x(1))} y="1em">
        {second.name}
      </Tick>
      {[x(0), x(1)].map((at) => (
        <line key={at} {...paint.grid} x1={percent(at)} x2={percent(at)} y1="1.6em" y2={em(slopeHeight)} />
      ))}
      <Stretched
        height={slopeHeight}
        lines={rows.map(({ from, to }, tone) => ({
          tone,
          points: [
            [x(0), y(from.from)],
            [x(1), y(to.from)],
          ],
        }))}
      />
      {rows.flatMap(({ from, to }, tone) =>
        [
          [x(0), y(from.from)],
          [x(1), y(to.from)],
        ].map(([cx, cy], end) => (
          <circle key={`${tone} ${end}`} fill={tones[tone]} cx={percent(cx!)} cy={em(cy!)} r=".3em" />
        )),
      )}
      <SideLabels
        labels={rows.map(({ from }, tone) => ({ lines: [from.text], at: y(from.from), tone }))}
        x={x(0) - 3 * side}
        height={slopeHeight}
        anchor="end"
      />
      <SideLabels
        labels={rows.map(({ name, to }, tone) => ({
          lines: linesOf(`${to.text} ${name}`, 8),
          at: y(to.from),
          tone,
        }))}
        x={x(1) + 3 * side}
        height={slopeHeight}
      />
    </svg>
  );
};

const lineTop = 1;
const lineBottom = 12.5;
const lineEnd = 15.2;

/** Numbers along a scale, each line with its name at its end. */
export const Lines = ({ table, series, direction }: PlotProps) => {
  const headOf = useHeadOf();
  const edition = useEdition();
  const scale = table.rows.map(([first = '']) => ({ text: first, at: valueOf(first, table.lang)?.from }));
  const isNumeric = scale.every(({ at }) => at !== undefined);
  const along = scale.map(({ at }, index) => (isNumeric ? at! : index));
  const x = across(extentOf(along, false), [10, 62], direction);
  const side = direction === 'rtl' ? -1 : 1;
  const y = scaleLinear()
    .domain(extentOf(numbersOf(series), true))
    .nice(4)
    .range([lineBottom, lineTop]);
  const ends = direction === 'rtl' ? ['38%', '100%'] : ['0', '62%'];
  const drawn = series.map((one, tone) => ({
    one,
    tone,
    points: one.values.flatMap((value, row) =>
      value ? [{ x: x(along[row]!), y: y(value.from), text: value.text }] : [],
    ),
  }));
  return (
    <svg {...paint.plot} height={em(lineEnd)}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line {...paint.grid} x1={ends[0]} x2={ends[1]} y1={em(y(tick))} y2={em(y(tick))} />
          <Tick x={direction === 'rtl' ? '100%' : '0'} y={em(y(tick))} dy="-.25em">
            {formatNumber(tick, edition)}
          </Tick>
        </g>
      ))}
      {scale.map(({ text }, row) => (
        <Tick key={row} x={percent(x(along[row]!))} y={em(lineBottom + 1.2)} textAnchor="middle">
          {text}
        </Tick>
      ))}
      <Tick x={percent(x(along.at(-1)!))} y={em(lineBottom + 2.5)} textAnchor="end">
        {table.columns[0] && headOf(table.columns[0])}
      </Tick>
      <Stretched
        height={lineEnd}
        lines={drawn.map(({ tone, points }) => ({ tone, points: points.map((point) => [point.x, point.y] as const) }))}
      />
      {drawn.flatMap(({ tone, points }) =>
        points.map((point, index) => (
          <circle key={`${tone} ${index}`} fill={tones[tone]} cx={percent(point.x)} cy={em(point.y)} r=".28em" />
        )),
      )}
      <SideLabels
        labels={drawn.map(({ one, tone, points }) => ({
          lines: linesOf(`${series.length > 1 ? one.name : ''} ${points.at(-1)?.text ?? ''}`.trim(), 6.6),
          at: points.at(-1)?.y ?? lineBottom,
          tone,
        }))}
        x={x(along.at(-1)!) + 3 * side}
        height={lineBottom + 0.6}
      />
    </svg>
  );
};
