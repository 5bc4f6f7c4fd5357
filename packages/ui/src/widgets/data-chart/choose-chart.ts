import { allSeries, seriesOf, valueOf, type ChartSeries, type ChartTable } from '../../parts/tables/chart-table.ts';

/** How a table is drawn. */
export type ChartKind =
  /** A bar for each row, in the order of the table. */
  | 'bar'
  /** The same, the largest first. */
  | 'ranked'
  /** Two numbers of each row, as two dots on a line. */
  | 'dumbbell'
  /** Two numbers of few rows, one at either side, joined by a line. */
  | 'slope'
  /** Numbers along a scale: time, thickness, weeks. */
  | 'line'
  /** The range of each row between two dots. */
  | 'range'
  /** A small chart of bars for each of several columns. */
  | 'multiples';

/** A kind of chart with the columns of the table that it shows. */
export interface ChartChoice {
  kind: ChartKind;
  series: readonly ChartSeries[];
}

/** Fewer rows are no image, more are none that is read at a glance. */
const fewestRows = 2;
const mostRows = 12;
/** A slope of more lines is a tangle. */
const mostSlopes = 4;
const mostLines = 4;
const mostPanels = 6;

const isScale = ({ rows, lang }: ChartTable): boolean =>
  rows.length > 2 && rows.every(([first = '']) => valueOf(first, lang) !== null);

const choice = (kind: ChartKind, ...series: ChartSeries[]): ChartChoice => ({ kind, series });

/**
 * The rule by which a table is drawn whose author does not say how; the first that fits:
 *
 * 1. rows named by numbers, as thicknesses or weeks are: the first column, and those of its unit, as lines;
 * 2. a column of changes with signs: ranked bars;
 * 3. a column of ranges: dot ranges;
 * 4. just two neighbours of one unit: a slope of up to four rows, else dumbbells;
 * 5. any numbers: bars of the first column in which they differ.
 *
 * A table of one row, of more than twelve, or without numbers is not drawn.
 */
function byRule(table: ChartTable): ChartChoice | null {
  const series = allSeries(table);
  const [first] = series;
  if (!first) return null;
  if (isScale(table)) {
    const lines = series.filter(({ unit }) => unit === first.unit && unit !== undefined);
    return choice('line', ...(lines.length > 1 ? lines.slice(0, mostLines) : [first]));
  }
  const changes = series.find(({ isSigned }) => isSigned);
  if (changes) return choice('ranked', changes);
  const ranges = series.find(({ hasRanges }) => hasRanges);
  if (ranges) return choice('range', ranges);
  const pair = series.find(
    ({ unit, column }, at) =>
      unit !== undefined &&
      series[at + 1]?.unit === unit &&
      series[at + 1]!.column === column + 1 &&
      series.filter((other) => other.unit === unit).length === 2,
  );
  if (pair) {
    const other = series[series.indexOf(pair) + 1]!;
    return choice(table.rows.length > mostSlopes ? 'dumbbell' : 'slope', pair, other);
  }
  const telling = series.find(({ values }) => new Set(values.map((value) => value?.from)).size > 1) ?? first;
  return choice('bar', telling);
}

/** Of each kind, how many columns it shows, at least and at most. */
const columnsOf: Readonly<Record<ChartKind, readonly [number, number]>> = {
  bar: [1, 1],
  ranked: [1, 1],
  dumbbell: [2, 2],
  slope: [2, 2],
  line: [1, mostLines],
  range: [1, 1],
  multiples: [2, mostPanels],
};

/**
 * How a table is drawn: as its author says, where its columns have the numbers for it, else by the rule. Null where it
 * is not drawn at all.
 */
export function chooseChart(
  table: ChartTable,
  kind?: ChartKind | undefined,
  columns?: readonly number[] | undefined,
): ChartChoice | null {
  if (table.rows.length < fewestRows || table.rows.length > mostRows) return null;
  const ruled = byRule(table);
  if (!kind) return ruled;
  const named = columns?.flatMap((column) => seriesOf(table, column) ?? []) ?? [];
  const series = named.length > 0 ? named : kind === ruled?.kind ? ruled.series : allSeries(table);
  const [fewest, most] = columnsOf[kind];
  return series.length < fewest ? ruled : choice(kind, ...series.slice(0, most));
}
