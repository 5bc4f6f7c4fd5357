import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

/**
 * The documentation with other tables of a part of the benchmark.
 * @param {string} page
 * @param {string} part its name: `home`, `scale` or `processes`
 * @param {string} text
 * @param {Date} now
 */
export const withTables = (page, part, text, now) => {
  const [mark, end] = [`<!-- npm run bench -- --${part} -->`, `<!-- end of --${part} -->`];
  const [from, to] = [page.indexOf(mark), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for the tables of --${part}.`);
  return `${page.slice(0, from)}${mark}\n\nMeasured on ${now.toISOString().slice(0, 10)}.\n\n${text}\n\n${page.slice(to)}`;
};

/** Puts the tables of a part into docs/benchmarks.md. */
export const writeTables = (part, text, now) => {
  const file = join(root, 'docs/benchmarks.md');
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), part, text, now));
};
