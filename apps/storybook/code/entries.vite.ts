import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:entries';

const entriesOf = (folder: string): string[] => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../packages', folder, 'package.json'), 'utf8'),
  ) as { exports: Record<string, unknown>; millwright?: { unpublished?: string[] } };
  return Object.keys(manifest.exports)
    .filter((path) => !manifest.millwright?.unpublished?.includes(path) && !path.endsWith('.css'))
    .map((path) => `@millwright/${folder}${path.slice(1)}`);
};

/** Gives the printer of code every entry that other sites may import from, each fetched when it is requested. */
export const entries = (): Plugin => ({
  name: 'millwright:entries',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => {
    if (id !== `\0${name}`) return undefined;
    const all = [...entriesOf('ui'), '@millwright/i18n/react', '@millwright/i18n/editions'];
    const loaders = all.map((entry) => `${JSON.stringify(entry)}: () => import(${JSON.stringify(entry)})`);
    return `export const entries = { ${loaders.join(', ')} };`;
  },
});
