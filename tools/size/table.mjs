import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { promised } from './promised.mjs';

/** Where the sizes are written down. */
const sizesFile = join(root, 'docs/sizes.md');

const kilobytes = (bytes) => (bytes ? (bytes / 1000).toFixed(1) : '–');
const row = (...cells) => `| ${cells.join(' | ')} |`;

/**
 * The sizes as a page of the documentation.
 * @param {{ elements: Record<string, import('./elements.mjs').ElementSize>, entries: Record<string,
 *   import('./measure-bundle.mjs').Size & { next to?: { js: number, css: number } }> }} measured
 */
export const sizesPage = ({ elements, entries }) => `# Sizes

kB (1000 bytes) after brotli 11, from production bundles. Written by \`npm run update -- sizes\`;
\`npx node tools/size.mjs --check\`, a step of \`npm test\`, holds the budgets in \`tools/size/budgets.json\` and this page
against what it measures.

## Custom elements

What Chromium fetches for a page with one element: scripts, with React and the copy of one edition, and the style sheet, which
is one for all elements. *Further* is what an element adds to the other one that has the least in common with it, in
whatever order they come. Of both editions the dearer one counts. Promised: at most ${promised.element.first / 1000} kB for the
first, whichever it is, and ${promised.element.further / 1000} kB for each further one. What is fetched only by a visitor's action is not in
it: the login dialog with its calls, a code to scan, the throw of a slider by the mouse.

${row('Element', 'alone', 'of that JS', 'of that CSS', 'further')}
|---|---|---|---|---|
${Object.entries(elements)
  .map(([name, { first, css, further }]) =>
    row(`\`<${name}>\``, kilobytes(first), kilobytes(first - css), kilobytes(css), kilobytes(further)),
  )
  .join('\n')}

## Widgets

Each entry of \`@millwright/ui\` over React, which every page has. *Further* is what it adds to a page that has the header of the
site already; *later* is fetched when a visitor reaches for it.

${row('Entry', 'JS alone', 'CSS alone', 'JS further', 'CSS further', 'JS later', 'CSS later')}
|---|---|---|---|---|---|---|
${Object.entries(entries)
  .map(([name, { js, css, lazyJs, lazyCss, added }]) =>
    row(
      `\`${name}\``,
      kilobytes(js),
      kilobytes(css),
      kilobytes(added?.js),
      kilobytes(added?.css),
      kilobytes(lazyJs),
      kilobytes(lazyCss),
    ),
  )
  .join('\n')}
`;

const numberOf = (cell) => (cell === '–' ? 0 : Number(cell) * 1000);

/** The rows of the page on record, by name: the sizes of its cells in bytes. @returns {Record<string, number[]>} */
export const writtenSizes = (text = existsSync(sizesFile) ? readFileSync(sizesFile, 'utf8') : '') =>
  Object.fromEntries(
    [...text.matchAll(/^\| `<?([\w-]+)>?` \| (.+) \|$/gm)].map(([, name, cells]) => [
      name,
      cells.split(' | ').map(numberOf),
    ]),
  );

/** A new version of the bundler moves some bytes, and the page is not for them. */
const isNear = (written, measured) => Math.abs(written - measured) <= 300 + measured * 0.05;

/**
 * What the page on record says otherwise than what was measured.
 * @returns {string[]}
 */
export const outdated = ({ elements, entries }, written = writtenSizes()) => {
  const expected = {
    ...Object.fromEntries(
      Object.entries(elements).map(([name, { first, css, further }]) => [name, [first, first - css, css, further]]),
    ),
    ...Object.fromEntries(
      Object.entries(entries).map(([name, { js, css, lazyJs, lazyCss }]) => [
        name,
        [js, css, undefined, undefined, lazyJs, lazyCss],
      ]),
    ),
  };
  const wrong = Object.entries(expected).filter(
    ([name, sizes]) =>
      !written[name] || sizes.some((bytes, column) => bytes !== undefined && !isNear(written[name][column], bytes)),
  );
  const gone = Object.keys(written).filter((name) => !(name in expected));
  return [...wrong.map(([name]) => name), ...gone].map(
    (name) => `docs/sizes.md is out of date on ${name}: run \`npm run update -- sizes\``,
  );
};

/** Writes the page. */
export const writeSizes = (measured) => writeFileSync(sizesFile, sizesPage(measured));
