import { allSeries, type ChartColumn, type ChartTable } from '../../parts/tables/chart-table.ts';

/** A price of a table. */
export interface Price {
  /** What is priced. */
  name: string;
  /** The price as it is written. */
  text: string;
  /** Its change as it is written, with its sign; empty where the table has none. */
  change: string;
  /** Which way it went; neither where it stayed. */
  sign: 'up' | 'down' | undefined;
}

/** The prices of a table, with the names of their columns. */
export interface PriceTable {
  /** What the table holds. */
  caption: string;
  /** The columns: what is priced, the price, the change. */
  columns: readonly ChartColumn[];
  prices: readonly Price[];
}

/** A currency for an amount of something. */
const perAmount = /^(?:CNY|EUR|USD|yuan|元|[¥€$])\s*\/\s*\S/;

/**
 * What a table says of prices: its first column of a currency for an amount, and the first one of changes in percent.
 * Null where it has no such columns.
 */
export function pricesOf(table: ChartTable): PriceTable | null {
  const series = allSeries(table);
  const price = series.find(({ unit }) => unit !== undefined && perAmount.test(unit));
  const change = series.find(({ unit, isSigned }) => unit === '%' && isSigned);
  if (!price || !change) return null;
  return {
    caption: table.caption,
    columns: [{ name: table.columns[0]?.name ?? '' }, ...[price, change].map(({ column }) => table.columns[column]!)],
    prices: table.rows.flatMap(([name = ''], row) => {
      const [value, moved] = [price.values[row], change.values[row]];
      if (!value) return [];
      const sign = !moved || moved.from === 0 ? undefined : moved.from > 0 ? 'up' : 'down';
      return [{ name, text: value.text, change: moved?.text ?? '', sign }];
    }),
  };
}
