import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createFigures, markdown, median, written } from '../bench/figures.mjs';
import { readOptions, UsageError } from '../bench/options.mjs';
import { columns } from '../bench/sites.mjs';
import { root } from '../lib/bootstrap.mjs';

/** Calls the benchmark as npm does; it ends before it measures anything. */
const call = (...args) =>
  promisify(execFile)(process.execPath, [join(root, 'tools/bench.mjs'), ...args]).then(
    () => ({ code: 0, errors: '' }),
    ({ code, stderr }) => ({ code, errors: stderr.trimEnd() }),
  );

describe('the benchmark', () => {
  it.each([[['--rounds', 'many']], [['--rounds', '0']], [['home']], [['--fast']], [['--api', '--scale']], [['--counts', ',']], [['--scales', '10000000']]])('is told how it is called, in one line, when called as %j', async (args) => {
    const { code, errors } = await call(...args);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^Usage: npm run bench/)]);
    expect(errors).not.toContain('\n');
  });

  it('names a column or part that does not exist, and those that do', async () => {
    expect(await call('--only', 'embedded,nuxt')).toEqual({ code: 2, errors: expect.stringMatching(/^"nuxt" is none of hand-written, embedded, /) });
    expect(() => readOptions(['--skip', 'embedded'], columns)).toThrow(UsageError);
  });

  it('measures the home page in three rounds when nothing is said', () => {
    expect(readOptions([], columns)).toMatchObject({ table: 'home', apart: false, rounds: 3, only: [], skip: new Set() });
    expect(readOptions(['--api', '--rounds', '5', '--skip', 'browser,lighthouse'], columns)).toMatchObject({ apart: true, rounds: 5, skip: new Set(['browser', 'lighthouse']) });
    expect(readOptions(['--processes', '--counts', '1,8'], columns)).toMatchObject({ table: 'processes', counts: [1, 8] });
  });
});

describe('its figures', () => {
  it('are medians of what was measured, and dashes where nothing was', () => {
    const figures = createFigures();
    for (const value of [9, 1, 2, Number.NaN, undefined]) figures.put('a', value);
    expect([figures.of('a'), figures.spread('a'), figures.of('b'), figures.spread('b')]).toEqual([2, [1, 9], undefined, undefined]);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect([written(1.25, 1), written(undefined, 1)]).toEqual(['1.3', '–']);
  });

  it('stand in a table', () => {
    expect(markdown(['what', 'one'], [['row', '1']])).toBe('| what | one |\n| --- | --: |\n| row | 1 |');
  });
});
