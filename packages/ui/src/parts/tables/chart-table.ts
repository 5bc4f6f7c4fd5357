import { readCell, type CellNumbers } from './read-cell.ts';

/** A column of a table. */
export interface ChartColumn {
  /** Its name, without the unit. */
  name: string;
  /** The unit of its numbers, such as `kN` or `%`. @default none */
  unit?: string;
}

/** A table as it stands in a text: the first column names the rows. */
export interface ChartTable {
  /** What the table holds. */
  caption: string;
  columns: readonly ChartColumn[];
  /** The cells of each row as they are written: `7,850`, `−4.2`, `40 – 120`; a dash where there is none. */
  rows: readonly (readonly string[])[];
  /**
   * BCP 47 tag of the language in which its numbers are written: `7.850` is 7850 in German.
   * @default the language of the edition in `DataChart`, else `en`
   */
  lang?: string | undefined;
}

/** What a cell says in numbers. */
export interface ChartValue extends CellNumbers {
  /** The cell as it is shown: signs always, where the column has them. */
  text: string;
}

/** The numbers of a cell; null where it has none. */
export function valueOf(text: string, lang = 'en'): ChartValue | null {
  const numbers = readCell(text, lang);
  return (
    numbers && {
      ...numbers,
      text: text.trim().replace(/^[\u061C\u200E\u200F]*([+−-])(?=\p{Nd})/u, (_, sign) => (sign === '-' ? '−' : sign)),
    }
  );
}

/** A column with its numbers. */
export interface ChartSeries extends ChartColumn {
  /** The place of the column in the table. */
  column: number;
  /** One for each row; null where a cell has no number. */
  values: readonly (ChartValue | null)[];
  /** Whether its numbers are changes, which have signs. */
  isSigned: boolean;
  /** Whether some of its cells are ranges. */
  hasRanges: boolean;
}

/** A column of a table with its numbers; null where fewer than two thirds of its cells have one. */
export function seriesOf(table: ChartTable, column: number): ChartSeries | null {
  const head = table.columns[column];
  const values = table.rows.map((row) => valueOf(row[column] ?? '', table.lang));
  const known = values.filter((value) => value !== null);
  if (!head || known.length < 2 || known.length * 3 < values.length * 2) return null;
  const isSigned = known.some(({ text }) => /^[+−]/.test(text)) && known.some(({ from }) => from !== 0);
  const signed = values.map((value) =>
    value && isSigned && value.from > 0 && !value.text.startsWith('+') ? { ...value, text: `+${value.text}` } : value,
  );
  return {
    ...head,
    column,
    values: signed,
    isSigned,
    hasRanges: known.some(({ from, to }) => from !== to),
  };
}

/** All columns of a table that have numbers, without the one that names the rows. */
export const allSeries = (table: ChartTable): ChartSeries[] =>
  table.columns.flatMap((_, column) => (column > 0 ? (seriesOf(table, column) ?? []) : []));
