import { parseTable } from './parse-table.ts';
import { TransferError } from './transfer-error.ts';

/** The fields of a record by the names of the first line. */
export type CsvRecord = Readonly<Record<string, string>>;

/** Reads a table whose first line names its columns: with commas, semicolons or tabs, as spreadsheets save it. */
export function readCsv(text: string): CsvRecord[] {
  const table = parseTable(text.replace(/^\uFEFF/, ''));
  if ('wrongLine' in table)
    throw new TransferError(`Line ${table.wrongLine} is no CSV: a quote is missing or out of place`);
  const [head, ...rows] = table.rows.map(({ cells }) => cells);
  const names = head?.map((name) => name.toLowerCase()) ?? [];
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
