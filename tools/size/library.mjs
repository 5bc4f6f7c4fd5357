import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { compile } from './compile-library.mjs';
import { measureEntry } from './measure-bundle.mjs';

const folder = join(root, 'packages/ui');
const cache = join(root, '.cache/size/modules');

/** Entries that no page imports: style sheets use them while they are compiled. */
const compiledAway = ['tokens'];

/** The entries of the component library that reach a page: name and source. */
export const libraryEntries = () => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([path, conditions]) => conditions['@millwright/source'] && !compiledAway.includes(path.slice(2)))
    .map(([path, conditions]) => [path.slice(2), join(folder, conditions['@millwright/source'])])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
};

/** What pages of a site have in any case: what other entries cost next to it is what they cost such a site. */
const frame = 'site-header';

/** What an entry adds to a page that has the frame. */
const nextToFrame = async (name, alone) => {
  const both = join(cache, `with-frame-${name}.js`);
  writeFileSync(both, `export * as frame from './${frame}.js';\nexport * as further from './${name}.js';\n`);
  const { js, css } = await measureEntry(both);
  return { js: Math.max(0, js - alone.js), css: Math.max(0, css - alone.css) };
};

/**
 * The size of every entry of the component library over React.
 * @param {{ added?: boolean }} options `added`: also what each adds to a page that has the header
 * @returns {Promise<Record<string, import('./measure-bundle.mjs').Size & { added?: { js: number, css: number } }>>}
 */
export const measureLibrary = async ({ added = false } = {}) => {
  const entries = libraryEntries();
  await compile({ input: Object.fromEntries(entries), outDir: cache });
  const { sideEffects } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(
    join(cache, 'package.json'),
    JSON.stringify({
      type: 'module',
      sideEffects: [...sideEffects, '**/*.css.js', 'foundations.js', '**/foundations/index.js'],
    }),
  );
  const sizes = {};
  for (const [name] of entries) sizes[name] = await measureEntry(join(cache, `${name}.js`));
  if (added)
    for (const [name] of entries) if (name !== frame) sizes[name].added = await nextToFrame(name, sizes[frame]);
  return sizes;
};
