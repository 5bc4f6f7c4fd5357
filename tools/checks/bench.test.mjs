import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createFigures, markdown, median, written } from '../bench/figures.mjs';
import { readOptions, UsageError } from '../bench/options.mjs';
import { startPeers } from '../bench/peers.mjs';
import { columns } from '../bench/sites.mjs';
import { withTables } from '../bench/write-tables.mjs';
import { root } from '../lib/bootstrap.mjs';

/** Calls the benchmark as npm does; it ends before it measures anything. */
const call = (...args) =>
  promisify(execFile)(process.execPath, [join(root, 'tools/bench.mjs'), ...args]).then(
    () => ({ code: 0, errors: '' }),
    ({ code, stderr }) => ({ code, errors: stderr.trimEnd() }),
  );

describe('the benchmark', () => {
  it.each([
    [['--rounds', 'many']],
    [['--rounds', '0']],
    [['home']],
    [['--fast']],
    [['--api', '--scale']],
    [['--counts', ',']],
    [['--scales', '10000000']],
  ])('shows its usage in one line when called as %j', async (args) => {
    const { code, errors } = await call(...args);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^Usage: npm run bench/)]);
    expect(errors).not.toContain('\n');
  });

  it('names a column or part that does not exist, and those that do', async () => {
    expect(await call('--only', 'embedded,nuxt')).toEqual({
      code: 2,
      errors: expect.stringMatching(/^"nuxt" is none of hand-written, embedded, /),
    });
    expect(() => readOptions(['--skip', 'embedded'], columns)).toThrow(UsageError);
  });

  it('starts the peers of a folder that are built, each on the API that they share, and says where none is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'millwright-peers-'));
    const server = (text) =>
      `const port = process.env.PORT ?? process.env.FIXTURE_PORT;
       require('node:http').createServer((_, response) => response.end(${text})).listen(port, '127.0.0.1')`;
    const buttons = { mega: 'All industries', search: 'Search', login: 'Log in' };
    const sites = [
      { name: 'built', cwd: '.', cmd: ['node', 'site.cjs'], buttons: { login: 'Sign in' } },
      { name: 'not-built', cwd: '.', cmd: ['node', 'missing.cjs'] },
    ];
    const about = { fixture: { cmd: ['node', 'api.cjs'] }, defaults: { buttons, targets: {} }, sites };
    const tools = { node: process.execPath, env: process.env };
    try {
      expect(readOptions(['--home', '--peers', folder], columns).peers).toBe(folder);
      writeFileSync(join(folder, 'sites.json'), JSON.stringify(about));
      await expect(startPeers(tools, folder)).rejects.toThrow(/No site in .* is built/);
      writeFileSync(join(folder, 'api.cjs'), server("'api'"));
      writeFileSync(join(folder, 'site.cjs'), server('process.env.API_BASE'));
      const [site, ...others] = await startPeers(tools, folder);
      expect(others).toEqual([]);
      expect(site).toMatchObject({
        name: 'built',
        controls: { buttons: { industries: 'All industries', logIn: 'Sign in' } },
      });
      expect(await (await fetch(`${site.origin}/`)).text()).toBe(`http://127.0.0.1:${site.apiPort}`);
      await site.stop();
      await expect(fetch(`http://127.0.0.1:${site.apiPort}/`)).rejects.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it('measures everything in two rounds when nothing is said', () => {
    expect(readOptions([], columns)).toMatchObject({
      tables: ['home', 'scale', 'processes'],
      write: false,
      apart: false,
      rounds: 2,
      counts: [1, 2, 4],
      scales: [1000, 100_000],
      only: [],
      skip: new Set(),
    });
    expect(readOptions(['--api', '--rounds', '5', '--skip', 'browser,lighthouse'], columns)).toMatchObject({
      tables: ['home'],
      apart: true,
      rounds: 5,
      skip: new Set(['browser', 'lighthouse']),
    });
    expect(readOptions(['--processes', '--counts', '1,8', '--write'], columns)).toMatchObject({
      tables: ['processes'],
      counts: [1, 8],
      write: true,
    });
  });
});

describe('its figures', () => {
  it('are medians of what was measured, and dashes where nothing was', () => {
    const figures = createFigures();
    for (const value of [9, 1, 2, Number.NaN, undefined]) figures.put('a', value);
    expect([figures.of('a'), figures.spread('a'), figures.of('b'), figures.spread('b')]).toEqual([
      2,
      [1, 9],
      undefined,
      undefined,
    ]);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect([written(1.25, 1), written(undefined, 1)]).toEqual(['1.3', '–']);
  });

  it('of a part take the place of those before, and leave the other parts as they are', () => {
    const place = (text) => `<!-- npm run bench -- --home -->\n${text}\n<!-- end of --home -->\n\nMore.\n`;
    const other = '<!-- npm run bench -- --scale -->\nkept\n<!-- end of --scale -->\n\n';
    expect(withTables(other + place('old'), 'home', 'new', new Date('2026-01-02'))).toBe(
      other + place('\nMeasured on 2026-01-02.\n\nnew\n'),
    );
    expect(() => withTables(other, 'home', 'new', new Date())).toThrow(/no place for the tables of --home/);
  });

  it('stand in a table', () => {
    expect(markdown(['what', 'one'], [['row', '1']])).toBe('| what | one |\n| --- | --: |\n| row | 1 |');
  });
});
