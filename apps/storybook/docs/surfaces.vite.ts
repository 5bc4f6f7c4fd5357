import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readSurfaces } from './read-surface.ts';

const name = 'virtual:surfaces';

/** Gives the documentation what the sources say of props, states and `data-*`, so that no table is written by hand. */
export const surfaces = (): Plugin => ({
  name: 'millwright:surfaces',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const surfaces = ${JSON.stringify(readSurfaces(join(import.meta.dirname, '../../../packages/ui')))};`
      : undefined,
});
