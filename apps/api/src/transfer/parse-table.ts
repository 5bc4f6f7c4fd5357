/** A row of a table, with the line of the file that it begins in, from 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Nothing that a person fills in has more. */
const mostColumns = 400;

/** Decodes a file as a spreadsheet program saves it: UTF-8, UTF-16 with a mark, else the Chinese encoding of Windows. */
function decode(bytes: Uint8Array): string | null {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  for (const encoding of mark ? [mark] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  }
  return null;
}

const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  return [',', ';', '\t'].find((candidate) => first.includes(candidate)) ?? ',';
};

/** The cell at a place: in quotes, where a quote is doubled, or bare; null where a quote is out of place. */
function cellAt(text: string, at: number, ends: RegExp): { cell: string; next: number } | null {
  if (text[at] !== '"') {
    ends.lastIndex = at;
    const next = ends.exec(text)?.index ?? text.length;
    return { cell: text.slice(at, next).trim(), next };
  }
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const next = close + 1;
  if (next < text.length && !/[,;\t\r\n]/.test(text[next]!)) return null;
  return { cell: text.slice(at + 1, close).replaceAll('""', '"'), next };
}

/** What was read of a table: its rows, those without any text left out; or the line where it is none. */
export type ParsedTable = { rows: TableRow[] } | { wrongLine: number };

/** Reads a file of a table as {@link parseTable} does its text. */
export function parseTableFile(bytes: Uint8Array, mostRows = Infinity): ParsedTable {
  const text = decode(bytes);
  return text === null || text.includes('\0') ? { wrongLine: 1 } : parseTable(text, mostRows);
}

/**
 * Reads a table with commas, semicolons or tabs (RFC 4180), in one pass. It stops behind `mostRows`, so that what is read
 * of a file has a bound.
 */
export function parseTable(text: string, mostRows = Infinity): ParsedTable {
  const separator = separatorOf(text);
  const ends = new RegExp(`[${separator}\r\n]`, 'g');
  const rows: TableRow[] = [];
  let [line, row]: [number, TableRow] = [1, { line: 1, cells: [] }];
  const finish = (): void => {
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
  };
  for (let at = 0; at < text.length && rows.length < mostRows;) {
    const found = cellAt(text, at, ends);
    if (!found || row.cells.length >= mostColumns) return { wrongLine: line };
    row.cells.push(found.cell);
    // Only a cell in quotes can have line breaks inside.
    if (text[at] === '"') line += (text.slice(at, found.next).match(/\r\n?|\n/g) ?? []).length;
    at = found.next;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell behind it.
      if (at === text.length) row.cells.push('');
    } else if (at < text.length) {
      if (text[at] !== '\r' && text[at] !== '\n') return { wrongLine: line };
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      line += 1;
      finish();
      row = { line, cells: [] };
    }
  }
  if (rows.length < mostRows) finish();
  return { rows };
}
