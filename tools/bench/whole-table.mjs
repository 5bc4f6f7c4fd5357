import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { markdown } from './figures.mjs';

/**
 * What a part measured: rows of the one table, and what it says besides; `isTold` where that says all of the rows.
 * @typedef {{ columns: string[], rows: { name: string, cells: Record<string, string> }[], text: string[], isTold?:
 *   boolean }} Part
 */

/** What stands around the tables in the documentation. */
const marks = ['<!-- tables of npm run bench -->', '<!-- end of the tables -->'];

/**
 * All that was measured: one table over all parts, then what each part says besides.
 * @param {Part[]} parts
 */
export const wholeText = (parts) => {
  const columns = [...new Set(parts.flatMap((part) => part.columns))];
  const rows = parts
    .flatMap((part) => part.rows)
    .map(({ name, cells }) => [name, ...columns.map((column) => cells[column] ?? '')]);
  const isReported = parts.length === 1 && parts[0].isReported;
  const table = rows.length === 0 || isReported ? [] : [markdown(['', ...columns], rows)];
  return [...table, ...parts.flatMap(({ text }) => text)].join('\n\n');
};

/**
 * The documentation with other tables.
 * @param {string} page
 * @param {string} text
 * @param {Date} now
 */
export const withTables = (page, text, now) => {
  const [from, to] = [page.indexOf(marks[0]), page.indexOf(marks[1])];
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has no place for the tables.');
  return `${page.slice(0, from)}${marks[0]}\n\nMeasured on ${now.toISOString().slice(0, 10)}.\n\n${text}\n\n${page.slice(to)}`;
};

/** Puts the tables into docs/benchmarks.md. */
export const writeTables = (text, now) => {
  const file = join(root, 'docs/benchmarks.md');
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), text, now));
};
