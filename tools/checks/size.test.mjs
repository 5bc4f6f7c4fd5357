import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { accepted, faultsOf, readBudgets, writeBudgets } from '../size/budgets.mjs';
import { elementNames } from '../size/elements.mjs';
import { libraryEntries } from '../size/library.mjs';
import { promised } from '../size/promised.mjs';
import { sizeOf } from '../size/measure-bundle.mjs';
import { outdated, sizesPage, writtenSizes } from '../size/table.mjs';

const size = (js, rest = {}) => ({ js, css: 0, lazyJs: 0, lazyCss: 0, ...rest });
const page = { beforeJs: 20_000, afterJs: 40_000, css: 6000 };

describe('budgets', () => {
  const recorded = {
    entries: { button: size(5000), dialog: size(1000), steady: size(20_000) },
    elements: {},
    page: { beforeJs: 21_000, afterJs: 40_000, css: 3000 },
  };
  const measured = {
    entries: { button: size(1000), dialog: size(9000), steady: size(20_400) },
    elements: {},
    page: { ...page, css: 3100 },
  };

  it('fall to what is needed, and stay where a measure is within 2 percent or 200 bytes', () => {
    expect(accepted(recorded, measured)).toEqual({
      entries: { button: size(1000), dialog: size(1000), steady: size(20_000) },
      elements: {},
      page: { beforeJs: 20_000, afterJs: 40_000, css: 3000 },
    });
  });

  it('rise with the sentence that says why, which stays with them', () => {
    const why = 'The dialog has a second step.';
    const next = accepted(recorded, measured, why);
    expect(next.entries).toEqual({ button: size(1000), dialog: { ...size(9000), why }, steady: size(20_000) });
    expect(accepted(next, { ...measured, entries: { dialog: size(2000) } }).entries).toEqual({
      dialog: { ...size(2000), why },
    });
  });

  it('forget an entry that is gone and give one to an entry that is new', () => {
    const next = accepted(
      { entries: { old: size(1) }, elements: {}, page },
      { entries: { fresh: size(700, { added: { js: 1 } }) }, elements: { 'mill-x': { first: 9 } }, page },
    );
    expect(next).toEqual({ entries: { fresh: size(700) }, elements: { 'mill-x': { first: 9 } }, page });
  });

  it('name what is away from them, by how much, and what has none', () => {
    const budgets = { entries: { button: size(1000) }, elements: { 'mill-x': { first: 95_000 } }, page };
    expect(faultsOf(budgets, { entries: { button: size(1200) }, elements: {}, page })).toEqual([]);
    expect(
      faultsOf(budgets, {
        entries: { button: size(1201), other: { js: 1 } },
        elements: { 'mill-x': { first: 93_000 } },
        page: { ...page, afterJs: 40_801 },
      }),
    ).toEqual([
      'button: js is 1.20 kB, 0.20 kB over its budget of 1.00 kB',
      'other: js has no budget: run `npm run update -- sizes`',
      'mill-x: first is 93.00 kB, its budget 95.00 kB: lower it by `npm run update -- sizes`',
      'the comparison page: afterJs is 40.80 kB, 0.80 kB over its budget of 40.00 kB',
    ]);
  });

  it('do not lead beyond what is promised', () => {
    const first = promised.element.first + 1;
    const elements = { 'mill-x': { first } };
    expect(faultsOf({ entries: {}, elements, page }, { entries: {}, elements, page })).toEqual([
      'mill-x: first is 105.00 kB, more than the 105.00 kB that are promised',
    ]);
  });

  it('are read back as they were written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'millwright-budgets-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const recorded = {
      page,
      entries: { button: size(1000), dialog: size(2000, { lazyJs: 3 }) },
      elements: { 'mill-x': { first: 9 } },
    };
    writeBudgets(recorded, join(folder, 'budgets.json'));
    expect(readBudgets(join(folder, 'budgets.json'))).toEqual(recorded);
  });
});

describe('the budgets on record', () => {
  const { entries, elements, page: recorded } = readBudgets();

  it('are within what is promised, and the document of the elements promises that', () => {
    expect(Object.keys(elements).sort()).toEqual([...elementNames].sort());
    const within = (budget, limits) => Object.entries(limits).filter(([part, limit]) => budget[part] > limit);
    expect(Object.values(elements).flatMap((budget) => within(budget, promised.element))).toEqual([]);
    expect(within(recorded, promised.page)).toEqual([]);
    const { first, further } = promised.element;
    expect(readFileSync(join(root, 'packages/elements/README.md'), 'utf8').replaceAll(/\s+/g, ' ')).toContain(
      `At most ${first / 1000} kB for the first element of a page, whichever it is, with the stylesheet of all of them, ` +
        `and at most ${further / 1000} kB for each further one`,
    );
  });

  it('stand for entries that exist', () => {
    const known = libraryEntries().map(([name]) => name);
    expect(Object.keys(entries).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the page of sizes', () => {
  const measured = {
    elements: { 'mill-x': { first: 90_000, css: 9000, further: 5000 } },
    entries: { button: size(5000, { added: { js: 400, css: 0 } }) },
  };

  it('is read back as it was written', () => {
    const written = writtenSizes(sizesPage(measured));
    expect(written).toEqual({ 'mill-x': [90_000, 81_000, 9000, 5000], button: [5000, 0, 400, 0, 0, 0] });
    expect(outdated(measured, written)).toEqual([]);
  });

  it('is out of date where something grew, came or went, and not for a few bytes', () => {
    const written = writtenSizes(sizesPage(measured));
    const grown = { elements: { 'mill-x': { first: 90_000, css: 9000, further: 6000 } }, entries: { fresh: size(1) } };
    expect(outdated(grown, written).map((line) => line.split(' on ')[1].split(':')[0])).toEqual([
      'mill-x',
      'fresh',
      'button',
    ]);
    expect(outdated({ ...measured, entries: { button: size(5100) } }, written)).toEqual([]);
  });

  it('names every element and every entry there is', () => {
    expect(Object.keys(writtenSizes()).sort()).toEqual(
      [...elementNames, ...libraryEntries().map(([name]) => name)].sort(),
    );
  });
});

describe('the size of a bundle', () => {
  const chunk = (fileName, code, { imports = [], css = [], isEntry = false } = {}) => ({
    type: 'chunk',
    fileName,
    code,
    imports,
    isEntry,
    viteMetadata: { importedCss: new Set(css) },
  });

  it('keeps apart what comes at once and what comes later', () => {
    const found = sizeOf([
      chunk('a.js', 'export const a = 1;', { imports: ['b.js'], css: ['a.css'], isEntry: true }),
      chunk('b.js', 'export const b = 2;'),
      chunk('later.js', 'export const later = "later";', { css: ['later.css'] }),
      { type: 'asset', fileName: 'a.css', source: '.a{color:red}' },
      { type: 'asset', fileName: 'later.css', source: '.later{color:green}' },
      { type: 'asset', fileName: 'face.woff2', source: 'not counted' },
    ]);
    expect(Object.values(found).every((bytes) => bytes > 0)).toBe(true);
    expect(found.js).toBeGreaterThan(found.lazyJs);
  });
});
