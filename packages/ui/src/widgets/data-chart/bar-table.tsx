import { Headline } from '../../primitives/headline/index.ts';
import type { ChartSeries, ChartTable } from '../../parts/tables/chart-table.ts';
import { barTable } from './data-chart-plot.css.ts';
import { extentOf, numbersOf, percent } from './scale.ts';

/** How much of its place the longest bar takes: the rest is for its number. */
const longest = 64;

/** Props of {@link BarTable}. */
export interface BarTableProps {
  /** The table, whose first column names the rows. */
  table: ChartTable;
  /** The column that is shown; without signs. */
  series: ChartSeries;
  /** What is shown, above the rows. */
  caption: string;
  /** The largest first. @default false */
  isRanked?: boolean;
}

/** A small chart of bars that is its own table: a third of the markup of a drawing with its table next to it. */
export const BarTable = ({ table, series, caption, isRanked = false }: BarTableProps) => {
  const [, most] = extentOf(numbersOf([series]), true);
  const rows = table.rows.map(([name = ''], row) => ({ name, value: series.values[row] ?? null }));
  if (isRanked) rows.sort((one, other) => (other.value?.from ?? -Infinity) - (one.value?.from ?? -Infinity));
  return (
    <table className={barTable}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }, row) => (
          <tr key={row}>
            <th scope="row">
              <Headline text={name} />
            </th>
            <td>
              {value && <svg aria-hidden width={percent((value.from / most) * longest)} />}
              {value ? value.text : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
