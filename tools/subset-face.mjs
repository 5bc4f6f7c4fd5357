// Makes packages/ui/src/foundations/inter-latin.woff2 of the whole Inter: `node tools/subset-face.mjs`. Run by hand, when the face or what is
// used of it changes; its file is kept in the repository.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const ui = join(import.meta.dirname, '../packages/ui');
const source = createRequire(join(ui, 'package.json')).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** The characters that `unicode-range` promises (packages/ui/src/foundations/typography.css.ts), first and last of each run. */
const runs = [[0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6, 0x2c6], [0x2da, 0x2da], [0x2dc, 0x2dc], [0x2000, 0x206f], [0x20ac, 0x20ac], [0x2122, 0x2122], [0x2191, 0x2191], [0x2193, 0x2193], [0x2212, 0x2212], [0x2215, 0x2215]];
const characters = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)));

const face = await subset(await readFile(source), characters.join(''), {
  targetFormat: 'woff2',
  // Kerning and marks, tabular figures, signs that fit their neighbours, and the two forms that reset.css.ts asks for.
  keepFeatures: ['kern', 'tnum', 'cv05', 'ss03', 'calt', 'ccmp', 'mark', 'mkmk', 'locl'],
  variationAxes: { wght: { min: 400, max: 650, default: 400 } },
});
const file = join(ui, 'src/foundations/inter-latin.woff2');
await writeFile(file, face);
console.log(`${file}: ${face.length} bytes`);
