import { parseTable, parseTableFile, type ParsedTable } from './parse-table.ts';
import { OperatorError } from '../operator-error.ts';

/** The fields of a record by the names of the first line. */
export type CsvRecord = Readonly<Record<string, string>>;

function recordsOf(table: ParsedTable): CsvRecord[] {
  if ('wrongLine' in table)
    throw new OperatorError(
      `Line ${table.wrongLine} is no CSV: a quote is missing or out of place, or the file is no text`,
    );
  const [head, ...rows] = table.rows.map(({ cells }) => cells);
  const names = head?.map((name) => name.toLowerCase()) ?? [];
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

/** Reads a table whose first line names its columns: with commas, semicolons or tabs, as spreadsheets save it. */
export const readCsv = (text: string): CsvRecord[] => recordsOf(parseTable(text.replace(/^\uFEFF/, '')));

/** The same of a file, in each encoding in which spreadsheets save it. */
export const readCsvFile = (bytes: Uint8Array): CsvRecord[] => recordsOf(parseTableFile(bytes));
