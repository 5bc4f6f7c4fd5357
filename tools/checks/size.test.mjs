import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accepted, faultsOf, readBudgets, writeBudgets } from '../size/budgets.mjs';
import { elementNames, promised } from '../size/elements.mjs';
import { libraryEntries } from '../size/library.mjs';
import { sizeOf } from '../size/measure-bundle.mjs';
import { outdated, sizesPage, writtenSizes } from '../size/table.mjs';

const size = (js, rest = {}) => ({ js, css: 0, lazyJs: 0, lazyCss: 0, ...rest });
const page = { beforeJs: 20_000, afterJs: 40_000, css: 6000 };

describe('budgets', () => {
  it('fall to what is needed, with a little room, and never rise', () => {
    const recorded = {
      entries: { button: size(5000), dialog: size(1000) },
      elements: {},
      page: { beforeJs: 25_000, afterJs: 50_000, css: 3000 },
    };
    const next = accepted(recorded, { entries: { button: size(1000), dialog: size(9000) }, elements: {}, page });
    expect(next.entries.button.js).toBe(1050);
    expect(next.entries.dialog.js).toBe(1000);
    expect(next.page).toEqual({ beforeJs: 20_250, afterJs: 40_450, css: 3000 });
  });

  it('forget an entry that is gone and give one to an entry that is new', () => {
    const next = accepted(
      { entries: { old: size(1) }, elements: {}, page },
      { entries: { fresh: size(700) }, elements: { 'mill-x': { first: 9 } }, page },
    );
    expect(Object.keys(next.entries)).toEqual(['fresh']);
    expect(Object.keys(next.elements)).toEqual(['mill-x']);
  });

  it('name what is over them, by how much, and what has none', () => {
    const recorded = { entries: { button: size(1000) }, elements: { 'mill-x': { first: 95_000 } }, page };
    expect(faultsOf(recorded, { entries: { button: size(1000) }, elements: {}, page })).toEqual([]);
    expect(
      faultsOf(recorded, {
        entries: { button: size(1010), other: size(1) },
        elements: { 'mill-x': { first: 95_010 } },
        page: { ...page, afterJs: 40_001 },
      }),
    ).toEqual([
      'button: js is 1.01 kB, 0.01 kB over its budget of 1.00 kB',
      'other has no budget: run `npm run update -- sizes`',
      'mill-x: first is 95.01 kB, 0.01 kB over its budget of 95.00 kB',
      'the comparison page: afterJs is 40.00 kB, 0.00 kB over its budget of 40.00 kB',
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

  it('are within what was promised for the comparison page', () => {
    expect(recorded.beforeJs).toBeLessThanOrEqual(25_000);
    expect(recorded.afterJs).toBeLessThanOrEqual(50_000);
    expect(recorded.css).toBeLessThanOrEqual(10_000);
  });

  it('are within what was promised for the first custom element of a page and for each further one', () => {
    expect(Object.keys(elements).sort()).toEqual([...elementNames].sort());
    for (const { first, further } of Object.values(elements)) {
      expect(first).toBeLessThanOrEqual(promised.first);
      expect(further).toBeLessThanOrEqual(promised.further);
    }
  });

  it('stand for entries that exist', () => {
    const known = libraryEntries().map(([name]) => name);
    expect(Object.keys(entries).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the page of sizes', () => {
  const measured = {
    elements: { 'mill-x': { first: 90_000, css: 9000, further: 5000 } },
    entries: { button: size(5000, { beside: { js: 400, css: 0 } }) },
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
