import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heldByTests } from '../hardening/lib/held-by-tests.mjs';
import { requiredGoals } from '../hardening/lib/goals.mjs';
import { keyedStories } from '../hardening/g40-keyboard.mjs';
import { judgeTimes, verdictOf } from '../hardening/lib/judge.mjs';
import { matrixOf } from '../hardening/g22-fault-matrix.mjs';
import { withGoals, withMatrix, withTable } from '../hardening/lib/report.mjs';
import { areGivenUp, countGoal, recordsOfVitest } from '../hardening/lib/test-reports.mjs';
import { openVisitors } from '../hardening/lib/visitor.mjs';
import { root } from '../lib/bootstrap.mjs';

const folder = join(root, 'tools/hardening');
const files = readdirSync(folder).filter((name) => /^g\d.*\.mjs$/.test(name));

describe('the goals of reliability', () => {
  it.each(files)('%s has the form of one', async (file) => {
    const { goal, name, seconds, run } = await import(join(folder, file));
    expect(goal).toBe(`G${Number(/^g(\d+)/.exec(file)[1])}`);
    expect([typeof name, typeof seconds.short, typeof seconds.full, typeof run]).toEqual([
      'string',
      'number',
      'number',
      'function',
    ]);
  });

  it.each(heldByTests)('$goal is held by tests that are there', ({ files = [], specs = [], projects = [], only }) => {
    const paths = [...files, ...specs.map((spec) => `apps/portal/e2e/${spec}.spec.ts`)];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect([paths.length > 0, projects.length > 0]).toEqual([true, specs.length > 0]);
    const strings = paths.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/(['"`])(.*?)\1/g)]);
    expect(strings.some(([, , text]) => !only || only.test(text))).toBe(true);
  });

  it('are 48, each with one row and one way to be measured; twelve of them hold back a release', async () => {
    const modules = await Promise.all(files.map((file) => import(join(folder, file))));
    const measured = [...modules, ...heldByTests].map(({ goal }) => goal);
    expect(requiredGoals.map(({ goal }) => goal)).toEqual(Array.from({ length: 48 }, (_, at) => `G${at + 1}`));
    expect([...measured].sort()).toEqual(requiredGoals.map(({ goal }) => goal).sort());
    expect(requiredGoals.filter(({ isGate }) => isGate)).toHaveLength(12);
    const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
    expect(withGoals(page)).toBe(page);
  });

  const spec = (projectName, status, more = {}) => ({
    file: 'c.spec.ts',
    title: 'stands',
    tests: [{ projectName, status, annotations: [{ type: 'shown', description: '7 bodies' }], ...more }],
  });
  const vitest = (...assertionResults) => ({
    records: recordsOfVitest({
      testResults: [{ name: join(root, 'a.test.ts'), status: 'passed', message: '', assertionResults }],
    }),
    output: 'made 12 cells',
  });
  const passing = (cases) => ({ fullName: 'tries', status: 'passed', meta: { cases }, failureMessages: [] });

  it('that tests hold are counted by the cases that their tests tried, not by the tests', () => {
    const files = { goal: 'G6', files: ['a.test.ts'], figure: /\d+ cells/g };
    expect(countGoal(files, { vitest: vitest(passing({ G6: 700 }), passing({ G6: 42, G7: 5 })) })).toEqual({
      passed: 742,
      failed: 0,
      figures: '2 tests; 12 cells',
      failures: [],
      seconds: [],
      skipped: [],
    });
    // Tests that say nothing are a case each.
    expect(countGoal(files, { vitest: vitest(passing(undefined), passing({ G7: 5 })) }).passed).toBe(2);
    const counted = [{ type: 'cases', description: 'G5 184 pages' }];
    const report = {
      suites: [
        {
          specs: [spec('en-1280', 'expected', { annotations: counted }), spec('cn-1280', 'expected')],
          suites: [{ specs: [spec('en-1280', 'flaky', { annotations: counted })] }],
        },
      ],
      errors: [],
    };
    expect(countGoal({ goal: 'G5', specs: ['c'], projects: ['en-1280'] }, { playwright: { report } })).toMatchObject({
      passed: 368,
      figures: '2 tests; 1 passed at the second try only',
      seconds: ['stands (en-1280): '],
    });
  });

  it('that tests hold are not held where one failed, did not run, or had too little to try', () => {
    const failing = { fullName: 'breaks', status: 'failed', failureMessages: ['Error: no\n  at x'] };
    const skipping = { fullName: 'waits', status: 'skipped', failureMessages: [] };
    const held = { goal: 'G6', files: ['a.test.ts', 'b.test.ts'] };
    expect(countGoal(held, { vitest: vitest(passing({ G6: 9 }), failing, skipping) })).toMatchObject({
      passed: 9,
      failed: 2,
      failures: ['breaks: Error: no   at x', 'b.test.ts did not run'],
      skipped: ['waits'],
    });
    const broken = { name: join(root, 'a.test.ts'), status: 'failed', message: 'no import', assertionResults: [] };
    expect(recordsOfVitest({ testResults: [broken] }).get('a.test.ts')).toMatchObject([{ status: 'failed' }]);
    const report = {
      suites: [
        {
          specs: [
            spec('en-1280', 'expected', { annotations: [{ type: 'skipped', description: 'no public list' }] }),
            { ...spec('en-1280', 'skipped'), title: 'lies' },
          ],
        },
      ],
      errors: [],
    };
    const specs = { goal: 'G5', specs: ['c'], projects: ['en-1280', 'cn-1280'] };
    expect(countGoal(specs, { playwright: { report } })).toMatchObject({
      passed: 1,
      failed: 0,
      skipped: ['no public list', 'lies'],
    });
    // Of a specification with several goals only the tests of this one count, and what failed.
    expect(countGoal({ ...specs, only: /^stands/ }, { playwright: { report } }).skipped).toEqual(['no public list']);
    // What ended the run in Chromium is no fault of tests in Node.
    const ended = { report: { suites: [], errors: [{ message: 'no server' }] } };
    expect(
      countGoal({ goal: 'G6', files: ['a.test.ts'] }, { vitest: vitest(passing({})), playwright: ended }),
    ).toMatchObject({
      passed: 1,
      failed: 0,
    });
    expect(countGoal({ goal: 'G5', specs: ['c'], projects: ['en-1280'] }, { playwright: ended }).failures).toEqual([
      'c did not run',
      'Chromium: no server',
    ]);
  });

  it('are held only where all was tried, judged and passed', () => {
    const words = [
      { count: 3, passed: 3 },
      { count: 3, passed: 2 },
      { count: 0, passed: 0 },
      { count: 3, passed: 3, unsure: 'times' },
      { count: 3, passed: 2, unsure: 'times' },
      { count: 3, passed: 1, left: ['one', 'another'] },
      { count: 1, passed: 1, left: ['another'] },
      { count: 3, passed: 3, skipped: 'no browser' },
      { count: 1000, passed: 990, wanted: 990 },
      { count: 1000, passed: 989, wanted: 990 },
    ].map(verdictOf);
    expect(words).toEqual([
      'held',
      'not held',
      'not held',
      'not judged',
      'not held',
      'not held',
      'not held',
      'not run',
      'held',
      'not held',
    ]);
  });

  it('of the keyboard are counted by what plays press', () => {
    const text = `const meta = {\n  title: 'Widgets/Site footer',\n};\nexport const Default: Story = {};
export const ByKeyboard: Story = { play: async () => { await tabTo(a); await press('Enter'); } };
export const Typed: Story = { play: ({ userEvent }) => userEvent.keyboard('{Escape}') };\n`;
    expect(keyedStories(text)).toEqual([
      { id: 'widgets-site-footer--by-keyboard', checks: 2 },
      { id: 'widgets-site-footer--typed', checks: 1 },
    ]);
  });

  it('that are times are kept, missed or, on a machine with much else to do, not judged, which is no excuse for everything', () => {
    const judged = (value, slowdown) => judgeTimes([{ what: 'a page', value, limit: 3000 }], slowdown);
    expect(judged(3000, 9)).toEqual({ isHeld: true, reported: 'a page 3000 ms (of 3000)' });
    expect(judged(3001, 1.4)).toEqual({ isHeld: false, reported: 'a page 3001 ms (of 3000, not kept)' });
    expect(judged(9000, 2)).toEqual({
      isHeld: true,
      unsure: 'a page: work took 2.0 times as long as on a machine of its own',
      reported: 'a page 9000 ms (of 3000, not judged)',
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
      const server = createServer((request, response) => {
        heard.push(request.url);
        const times = heard.filter((url) => url === request.url).length;
        if (request.url === '/closed' ? times === 1 : request.url !== '/fine') return void request.socket.destroy();
        return void response.end('whole');
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${server.address().port}`;
      const visitors = openVisitors();
      try {
        expect(await visitors.request(origin, '/new')).toMatchObject({ status: 0, reason: 'ECONNRESET' });
        expect(await visitors.request(origin, '/fine')).toMatchObject({ status: 200, text: 'whole', isWhole: true });
        expect(await visitors.request(origin, '/closed')).toMatchObject({ status: 200, text: 'whole' });
        expect(await visitors.request(origin, '/fine')).toMatchObject({ status: 200 });
        expect(await visitors.request(origin, '/never')).toMatchObject({ status: 0 });
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
      verdict: 'held',
      seconds: 1.4,
      load: 3,
    };
    const first = withTable(text, [outcome, { ...outcome, goal: 'G10', passed: 1, verdict: 'not held' }], {
      ...about,
      full: false,
    });
    const second = withTable(
      first,
      [
        { ...outcome, count: 4, passed: 4 },
        { ...outcome, goal: 'G9', count: 0, passed: 0, skipped: 'no browser', verdict: 'not run' },
        { ...outcome, goal: 'G8', verdict: 'not judged', unsure: 'times' },
      ],
      { ...about, date: '2026-01-02', full: false },
    );
    const rows = second
      .slice(second.indexOf('<!-- hardening short'), second.indexOf('<!-- end of hardening short'))
      .split('\n')
      .filter((line) => /^\| G(2|8|9|10) /.test(line));
    expect(rows).toEqual([
      '| G2 | a \\| b | 4 | 4 | held | fine | 1 | 3 | 2026-01-02 | `node tools/hardening.mjs G2 --write` |',
      '| G8 | a \\| b | 3 | 3 | not judged | fine; not judged, ' +
        'because the machine was too busy: times | 1 | 3 | 2026-01-02 | `node tools/hardening.mjs G8 --write` |',
      '| G9 | a \\| b | – | – | not run | not run: no browser | 1 | 3 | 2026-01-02 | `node tools/hardening.mjs G9 --write` |',
      '| G10 | a \\| b | 3 | 1 | not held | fine | 1 | 3 | 2026-01-01 | `node tools/hardening.mjs G10 --write` |',
    ]);
    const goals = withGoals(second);
    const rowOf = (goal) => goals.split('\n').find((line) => new RegExp(`^\\| (\\*\\*)?${goal}\\b`).test(line));
    const { asked } = requiredGoals.find(({ goal }) => goal === 'G2');
    expect(rowOf('G2')).toContain(`| ${asked} | 1,298 bodies | held, 4, 2026-01-02 |`);
    expect(rowOf('G8')).toContain('| **not judged**, 3, 2026-01-02 |');
    expect(rowOf('G9')).toContain('| **not run**, –, 2026-01-02 |');
    expect(withGoals(goals)).toBe(goals);
    expect(second).toContain('what its command reported last, on 4 cores, Node v24.');
    expect(withTable(text, [outcome], { ...about, full: true })).toContain(
      '| `node tools/hardening.mjs G2 --full --write` |',
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
