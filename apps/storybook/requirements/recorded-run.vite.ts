import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { summaryOfRun } from '../../../tools/lib/requirements.mjs';

const name = 'virtual:recorded-run';
const file = join(import.meta.dirname, '../../../docs/requirements-run.json');

/** Gives the page of requirements a summary of the run that the repository holds, which is a thirtieth of its size. */
export const recordedRun = (): Plugin => ({
  name: 'millwright:recorded-run',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export default ${JSON.stringify(summaryOfRun(JSON.parse(readFileSync(file, 'utf8'))))};`
      : undefined,
});
