import { TransferError } from './transfer-error.ts';

/** The fields of a record by the names of the first line. */
export type CsvRecord = Readonly<Record<string, string>>;

/** One field: in quotes, where a quote is doubled, or bare; and what ends it. */
const field = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))(,|;|\t|\r?\n|$)/y;

/** The lines of a text as fields (RFC 4180). The separator is the one that the first line has. */
function linesOf(text: string): string[][] {
  const lines: string[][] = [[]];
  const first = text.slice(0, text.search(/\r?\n|$/));
  const separator = [',', ';', '\t'].find((candidate) => first.includes(candidate)) ?? ',';
  const pattern = new RegExp(field.source.replaceAll(',;\\t', separator).replace(',|;|\\t', separator), 'y');
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) throw new TransferError(`Line ${lines.length} is no CSV: a quote is missing or out of place`);
    const [, quoted, bare = '', end = ''] = found;
    lines.at(-1)!.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    if (end.endsWith('\n')) lines.push([]);
    if (pattern.lastIndex === at) break;
  }
  return lines.filter((line) => line.some((value) => value !== ''));
}

/** Reads a table whose first line names its columns: with commas, semicolons or tabs, as spreadsheets save it. */
export function readCsv(text: string): CsvRecord[] {
  const [head = [], ...rows] = linesOf(text.replace(/^\uFEFF/, ''));
  const names = head.map((name) => name.toLowerCase());
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
