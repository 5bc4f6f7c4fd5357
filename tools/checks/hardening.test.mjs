import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heldByTests } from '../hardening/lib/held-by-tests.mjs';
import { judgeTimes } from '../hardening/lib/judge.mjs';
import { matrixOf } from '../hardening/g22-fault-matrix.mjs';
import { withMatrix, withTable } from '../hardening/lib/report.mjs';
import { areGivenUp, countGoal } from '../hardening/lib/test-reports.mjs';
import { openVisitors } from '../hardening/lib/visitor.mjs';
import { root } from '../lib/bootstrap.mjs';

const folder = join(root, 'tools/hardening');
const files = readdirSync(folder).filter((name) => /^g\d.*\.mjs$/.test(name));

describe('the goals of reliability', () => {
  it.each(files)('%s has the form of one', async (file) => {
    const { goal, name, seconds, run } = await import(join(folder, file));
    expect(goal).toMatch(new RegExp(`^G${Number(/^g(\d+)/.exec(file)[1])}\\b`));
    expect([typeof name, typeof seconds.short, typeof seconds.full, typeof run]).toEqual([
      'string',
      'number',
      'number',
      'function',
    ]);
  });

  it.each(heldByTests)('$goal is held by tests that are there', ({ files = [], specs = [], projects = [] }) => {
    const paths = [...files, ...specs.map((spec) => `apps/portal/e2e/${spec}.spec.ts`)];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect([paths.length > 0, projects.length > 0]).toEqual([true, specs.length > 0]);
  });

  it('that tests hold are counted by what their files did: one that did not run has failed', () => {
    const held = { files: ['a.test.ts', 'b.test.ts'], specs: ['c'], projects: ['en-1280'], figure: /\d+ cells/g };
    const spec = (projectName, status) => ({
      file: 'c.spec.ts',
      title: 'stands',
      tests: [
        {
          projectName,
          status,
          annotations: [
            { type: 'shown', description: '7 bodies' },
            { type: 'counted', description: '12 pages of a shop' },
          ],
        },
      ],
    });
    const vitest = {
      counts: new Map([['a.test.ts', { passed: 3, failed: 0, lines: [], counted: [], failures: [] }]]),
      output: 'made 12 cells',
    };
    const playwright = {
      report: {
        suites: [
          {
            specs: [spec('en-1280', 'expected'), spec('cn-1280', 'unexpected')],
            suites: [{ specs: [spec('en-1280', 'skipped'), spec('en-1280', 'flaky')] }],
          },
        ],
        errors: [],
      },
    };
    expect(countGoal(held, { vitest, playwright })).toEqual({
      passed: 5,
      failed: 1,
      figures: '12 cells 7 bodies 36 pages of a shop 1 at the second try',
      failures: ['b.test.ts did not run'],
      seconds: ['stands (en-1280): '],
      skipped: [],
    });
    const skipping = {
      report: {
        suites: [{ specs: [spec('en-1280', 'expected'), { ...spec('en-1280', 'skipped'), line: 2, title: 'lies' }] }],
        errors: [],
      },
    };
    expect(countGoal({ specs: ['c'], projects: ['en-1280', 'cn-1280'] }, { playwright: skipping })).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: ['lies'],
    });
    // What ended the run in Chromium is no fault of tests in Node.
    const broken = { report: { suites: [], errors: [{ message: 'no server' }] } };
    expect(countGoal({ files: ['a.test.ts'] }, { vitest, playwright: broken })).toMatchObject({ passed: 3, failed: 0 });
    expect(countGoal(held, { vitest, playwright: broken })).toMatchObject({
      failed: 3,
      failures: ['b.test.ts did not run', 'c did not run', 'Chromium: no server'],
    });
  });

  it('that are times are kept, missed or, on a machine with much else to do, not judged, which is no excuse for everything', () => {
    const judged = (value, slowdown) => judgeTimes([{ what: 'a page', value, limit: 3000 }], slowdown);
    expect(judged(3000, 9)).toEqual({ isHeld: true, told: 'a page 3000 ms (of 3000)' });
    expect(judged(3001, 1.4)).toEqual({ isHeld: false, told: 'a page 3001 ms (of 3000, not kept)' });
    expect(judged(9000, 2)).toEqual({
      isHeld: true,
      unsure: 'a page: work took 2.0 times as long as on a machine of its own',
      told: 'a page 9000 ms (of 3000, not judged)',
    });
    expect(judged(24_001, 2).isHeld).toBe(false);
    expect(judged(3_600_000, 5).isHeld).toBe(false);
    expect(judged(Infinity, 50).isHeld).toBe(false);
    const counts = (...failures) => ({ failed: failures.length, failures });
    expect(
      [
        counts('a: Test timeout of 60000ms exceeded.'),
        counts('b: Error: Test timed out in 90000ms.', 'c: Timed out 5000ms waiting for expect'),
        counts('b: Test timed out in 5ms', 'd: expected 1 to be 2'),
        counts(),
      ].map(areGivenUp),
    ).toEqual([true, true, false, false]);
  });

  it(
    'have visitors who ask again as browsers do: where a kept connection was closed before it was answered, ' +
      'and nowhere else',
    async () => {
      const heard = [];
      const server = createServer((request, answer) => {
        heard.push(request.url);
        const times = heard.filter((url) => url === request.url).length;
        if (request.url === '/closed' ? times === 1 : request.url !== '/fine') return void request.socket.destroy();
        return void answer.end('whole');
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${server.address().port}`;
      const visitors = openVisitors();
      try {
        expect(await visitors.ask(origin, '/new')).toMatchObject({ status: 0, reason: 'ECONNRESET' });
        expect(await visitors.ask(origin, '/fine')).toMatchObject({ status: 200, text: 'whole', isWhole: true });
        expect(await visitors.ask(origin, '/closed')).toMatchObject({ status: 200, text: 'whole' });
        expect(await visitors.ask(origin, '/fine')).toMatchObject({ status: 200 });
        expect(await visitors.ask(origin, '/never')).toMatchObject({ status: 0 });
        expect([heard, visitors.again()]).toEqual([
          ['/new', '/fine', '/closed', '/closed', '/fine', '/never', '/never'],
          2,
        ]);
      } finally {
        visitors.leave();
        server.close();
      }
    },
  );

  it('have a place for their figures, which says how they were made', () => {
    const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
    const about = { date: '2026-01-01', cores: 4, node: 'v24' };
    const outcome = {
      goal: 'G2',
      name: 'a | b',
      count: 3,
      passed: 3,
      detail: 'fine',
      isHeld: true,
      seconds: 1.4,
      load: 3,
    };
    const first = withTable(text, [outcome, { ...outcome, goal: 'G10', passed: 1, isHeld: false }], {
      ...about,
      full: false,
    });
    const second = withTable(
      first,
      [
        { ...outcome, count: 4, passed: 4 },
        { ...outcome, goal: 'G9', count: 0, passed: 0, skipped: 'no browser', isHeld: false },
        { ...outcome, goal: 'G8, G11', isHeld: false, unsure: 'times' },
      ],
      { ...about, date: '2026-01-02', full: false },
    );
    const rows = second
      .slice(second.indexOf('<!-- hardening short'), second.indexOf('<!-- end of hardening short'))
      .split('\n')
      .filter((line) => /^\| G(2|8, G11|9|10) /.test(line));
    expect(rows).toEqual([
      '| G2 | a \\| b | 4 | 4 | fine | 1 | 3 | 2026-01-02 | `npm run hardening -- G2 --write` |',
      '| G8, G11 | a \\| b | 3 | 3 **not judged** | fine; not judged, ' +
        'because the machine was too busy: times | 1 | 3 | 2026-01-02 | `npm run hardening -- G8 --write` |',
      '| G9 | a \\| b | – | – | not run: no browser | 1 | 3 | 2026-01-02 | `npm run hardening -- G9 --write` |',
      '| G10 | a \\| b | 3 | 1 **not held** | fine | 1 | 3 | 2026-01-01 | `npm run hardening -- G10 --write` |',
    ]);
    expect(second).toContain('what its command reported last, on 4 cores, Node v24.');
    expect(withTable(text, [outcome], { ...about, full: true })).toContain(
      '| `npm run hardening -- G2 --full --write` |',
    );
    const cell = { call: 'videoList', fault: 'drips', path: '/', status: 200, time: 1512.4 };
    const matrix = matrixOf([
      cell,
      { ...cell, call: 'logOut', path: null, status: 502 },
      { ...cell, fault: 'answers 500', time: 9 },
    ]);
    const whole = withMatrix(second, [{ ...outcome, matrix }, outcome], about);
    expect(whole).toContain(
      '| videoList | `/` | 1512 | 9 |\n| logOut | – | 1512 (502) | **not held** |\n<!-- end of hardening matrix -->',
    );
    expect(withMatrix(second, [outcome], about)).toBe(second);
    expect(() => withTable('nothing', [outcome], { ...about, full: true })).toThrow(/no place/);
  });
});
