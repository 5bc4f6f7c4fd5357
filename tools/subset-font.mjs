// Makes the two files of the Latin face (packages/ui/src/foundations/inter-latin*.woff2) of the whole Inter: `node
// tools/subset-font.mjs`. Run by hand, when the face or what is used of it changes; its files are kept in the
// repository.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const ui = join(import.meta.dirname, '../packages/ui');
const source = createRequire(join(ui, 'package.json')).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/**
 * The characters that each file's `unicode-range` promises (packages/ui/src/foundations/typography.css.ts), first and
 * last of each run.
 */
const files = {
  // What nearly every page needs, for it is preloaded.
  'inter-latin': [
    [0x20, 0x5a],
    [0x61, 0x7a],
    [0x7e],
    [0xa0],
    [0xa9],
    [0xb0, 0xb3],
    [0xb5],
    [0xb7],
    [0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022],
    [0x2026],
    [0x20ac],
    [0x2212],
  ],
  // Other letters and symbols of the Latin languages, fetched where they occur.
  'inter-latin-more': [
    [0x5b, 0x60],
    [0x7b, 0x7d],
    [0xa1, 0xa8],
    [0xaa, 0xaf],
    [0xb4],
    [0xb6],
    [0xb8, 0xd6],
    [0xd8, 0xff],
    [0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6],
    [0x2da],
    [0x2dc],
    [0x2000, 0x2012],
    [0x2015, 0x2017],
    [0x201a, 0x201b],
    [0x201e, 0x2021],
    [0x2023, 0x2025],
    [0x2027, 0x206f],
    [0x2122],
    [0x2191],
    [0x2193],
    [0x2215],
  ],
};
const charactersOf = (runs) =>
  runs
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

for (const [name, runs] of Object.entries(files)) {
  const font = await subset(await readFile(source), charactersOf(runs), {
    targetFormat: 'woff2',
    // Kerning, tabular figures, and the two forms that reset.css.ts uses. Glyphs that fit their neighbours (`calt`)
    // would be a quarter more.
    keepFeatures: ['kern', 'tnum', 'cv05', 'ss03'],
    variationAxes: { wght: { min: 400, max: 650, default: 400 } },
  });
  const file = join(ui, `src/foundations/${name}.woff2`);
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
