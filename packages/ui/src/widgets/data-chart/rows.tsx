import type { ReactNode } from 'react';
import type { ChartSeries, ChartTable } from '../../parts/tables/chart-table.ts';
import { paint, type RiseColor } from './paint.ts';
import { em, linesOf, percent, type ChartDirection } from './scale.ts';

/** Props of the plots. */
export interface PlotProps {
  /** The table, whose first column names the rows. */
  table: ChartTable;
  /** The columns that are shown. */
  series: readonly ChartSeries[];
  /** Which way the page is written. */
  direction: ChartDirection;
  /** The colour of what rises. */
  rise: RiseColor;
}

/** Lengths in the size of the text. A label has a line of its own, so that none is cut in a narrow place. */
const lineHeight = 1.3;
const track = 1.15;
const gap = 0.5;
/** How wide a line of a label may be where a screen is narrowest. */
const labelWidth = 20;

/** How wide a plot is where a screen is narrowest, in the size of its text. */
export const narrowest = 20.5;

/** Props of {@link Rows}. */
export interface RowsProps extends PlotProps {
  /** Whether names stand next to the marks, which are short, and have no line of their own. @default false */
  isInline?: boolean;
  /** Rows in the order in which they are drawn, as places in the table. */
  order: readonly number[];
  /** Draws what stands below the label of a row, at a height. */
  draw: (row: number, centre: number) => ReactNode;
  /** What is drawn behind all rows. */
  behind?: ReactNode;
  /** What the two dots of a row are. @default they have no names */
  names?: readonly [string, string];
}

/** Where each row is, from the top of the plot. */
const placesOf = (table: ChartTable, order: readonly number[], isInline: boolean) => {
  const places: { row: number; lines: string[]; top: number; centre: number }[] = [];
  let height = 0;
  for (const row of order) {
    const lines = isInline ? [] : linesOf(table.rows[row]![0] ?? '', labelWidth);
    places.push({ row, lines, top: height, centre: lines.length * lineHeight + track / 2 });
    height += lines.length * lineHeight + track + (isInline ? 2 * gap : gap);
  }
  return { places, height };
};

/** The rows of a plot, below one another. */
export const Rows = ({ table, order, direction, draw, behind, names, isInline = false }: RowsProps) => {
  const { places, height } = placesOf(table, order, isInline);
  const first = names ? keyHeight : 0;
  const start = direction === 'rtl' ? '100%' : '0';
  return (
    <svg {...paint.plot} height={em(first + height)}>
      {names && <Key names={names} direction={direction} />}
      {behind}
      {places.map((place) => (
        <svg key={place.row} {...paint.inner} y={em(first + place.top)}>
          {place.lines.map((line, index) => (
            <text key={index} x={start} y={em(1 + index * lineHeight)}>
              {line}
            </text>
          ))}
          {draw(place.row, place.centre)}
        </svg>
      ))}
    </svg>
  );
};

const keyHeight = 1.7;

/** The names of two dots, each at its dot. */
const Key = ({ names, direction }: { names: readonly [string, string]; direction: ChartDirection }) => {
  const side = direction === 'rtl' ? -1 : 1;
  return names.map((name, index) => {
    const start = percent(direction === 'rtl' ? 100 - 50 * index : 50 * index);
    return (
      <svg key={index} {...paint.inner} x={start} y=".6em">
        <circle {...paint.dot[index === 0 ? 'from' : 'to']} cx={em(0.4 * side)} r=".36em" />
        <text dx={em(1.2 * side)} dy=".35em">
          {name}
        </text>
      </svg>
    );
  });
};
