import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { proofsOfUncalled, proofsWithoutUse, uncalledExports } from '../lib/proving-symbols.mjs';
import {
  gatherRequirements,
  reportRequirements,
  requirementsIn,
  runOnRecord,
  summaryOfRun,
  unprovenRequirements,
} from '../lib/requirements.mjs';

const folder = mkdtempSync(join(tmpdir(), 'millwright-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('requirements in titles', () => {
  it('are found alone and in lists', () => {
    expect(requirementsIn('opens [SP-09] and closes [SP-10, HD-01], as [API-12]')).toEqual([
      'SP-09',
      'SP-10',
      'HD-01',
      'API-12',
    ]);
  });

  it('are not found where brackets hold something else', () => {
    expect(requirementsIn('list [1, 2] of [sp-09]')).toEqual([]);
  });
});

describe('the run that the repository holds', () => {
  it('has each requirement on a line of its own', () => {
    const results = {
      at: '2026-11-27T10:00:00.000Z',
      requirements: { 'SP-01': { passed: true, tests: [] }, 'SP-02': { passed: false, tests: [] } },
    };
    expect(JSON.parse(runOnRecord(results))).toEqual(results);
    expect(
      runOnRecord(results)
        .split('\n')
        .filter((line) => line.includes('SP-')),
    ).toHaveLength(2);
  });

  it('proves each requirement on record', () => {
    const { groups } = JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8'));
    const { requirements } = JSON.parse(readFileSync(join(root, 'docs/requirements-run.json'), 'utf8'));
    const proven = Object.keys(requirements).filter((id) => requirements[id].passed);
    expect(proven).toEqual(expect.arrayContaining(groups.flatMap(({ lines }) => lines.map(({ id }) => id))));
  });
});

describe('gathering requirements', () => {
  const write = (file, data) => writeFileSync(join(folder, file), JSON.stringify(data));
  for (const place of ['ui', 'portal', 'storybook/stories']) mkdirSync(join(folder, place), { recursive: true });
  mkdirSync(join(folder, 'api'), { recursive: true });
  write('api/test.json', {
    testResults: [
      {
        name: join(root, 'apps/api/src/a.test.ts'),
        assertionResults: [{ fullName: 'the call answers [EN-05]', status: 'passed' }],
      },
    ],
  });
  write('ui/test.json', {
    testResults: [
      {
        name: join(root, 'packages/ui/src/a.test.ts'),
        assertionResults: [
          { fullName: 'rules accept it [EN-01]', status: 'passed' },
          { fullName: 'rules refuse it [EN-02]', status: 'failed' },
          { fullName: 'rules wait [EN-03]', status: 'pending' },
        ],
      },
    ],
  });
  write('portal/e2e.json', {
    suites: [
      {
        title: 'a.spec.ts',
        suites: [
          { title: 'header', specs: [{ title: 'opens [EN-01]', ok: false, tests: [{ status: 'unexpected' }] }] },
        ],
      },
    ],
  });
  write('storybook/stories/a.json', { name: 'Banner / Paused', requirements: ['ST-07'], passed: true });

  it('holds a requirement only when every test that names it passed', () => {
    const gathered = gatherRequirements(folder);
    expect(gathered['EN-01']).toEqual({
      passed: false,
      tests: [
        { name: 'rules accept it [EN-01]', passed: true, kind: 'U', by: 'vitest' },
        { name: 'a.spec.ts header opens [EN-01]', passed: false, kind: 'E', by: 'playwright' },
      ],
    });
    expect(gathered['EN-02']?.passed).toBe(false);
    expect(gathered['ST-07']).toEqual({
      passed: true,
      tests: [{ name: 'Banner / Paused', passed: true, kind: 'C', by: 'story', story: 'a' }],
    });
  });

  it('takes no skipped test for a proof', () => {
    expect(gatherRequirements(folder)['EN-03']).toBeUndefined();
  });

  it('names what no test has proven: without a test, skipped, or failed', () => {
    const ids = ['EN-01', 'EN-02', 'EN-03', 'EN-04', 'ST-07'];
    const record = { groups: [{ lines: ids.map((id) => ({ id, tests: ['C'] })) }] };
    expect(unprovenRequirements(folder, record)).toEqual(['EN-01', 'EN-02', 'EN-03', 'EN-04']);
  });

  it('names the kinds of test that a requirement requires and none of which passed', () => {
    const record = { groups: [{ lines: [{ id: 'ST-07', tests: ['U', 'C', 'E'] }] }] };
    expect(unprovenRequirements(folder, record)).toEqual(['ST-07 (unit, end to end)']);
  });

  it('takes no unit test for a contract test of the API, nor the other way round', () => {
    const lines = [
      { id: 'EN-01', tests: ['K'] },
      { id: 'EN-05', tests: ['U', 'K'] },
    ];
    expect(unprovenRequirements(folder, { groups: [{ lines }] })).toEqual(['EN-01', 'EN-05 (unit)']);
  });

  it('is published for Storybook, also where that was built before', () => {
    const built = join(folder, 'storybook-static');
    mkdirSync(built);
    expect(reportRequirements(folder, built)).toBe('4 requirements are named by tests; failing: EN-01, EN-02');
    const published = JSON.parse(readFileSync(join(folder, 'published/requirements.json'), 'utf8'));
    expect(published.requirements).toEqual(gatherRequirements(folder));
    expect(JSON.parse(readFileSync(join(built, 'results/requirements.json'), 'utf8'))).toEqual(published);
    const summary = JSON.parse(readFileSync(join(built, 'results/requirements-summary.json'), 'utf8'));
    expect(summary).toEqual(summaryOfRun(published));
    expect(summary.requirements['EN-02']).toEqual({ tests: 1, failed: 1 });
  });
});

describe('the list of requirements', () => {
  const { groups } = JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8'));
  const lines = groups.flatMap((group) => group.lines.map((line) => ({ ...line, group: group.id })));

  it('has 399 lines with ids of their own, each in its group, and a kind of test for all but the one that is a task', () => {
    expect(lines).toHaveLength(399);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(399);
    for (const { id, group, text, tests } of lines) {
      expect(id.startsWith(`${group}-`)).toBe(true);
      expect(text).not.toBe('');
      expect(tests.every((kind) => ['U', 'C', 'E', 'K'].includes(kind))).toBe(true);
    }
    expect(lines.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual(['OS-11']);
  });
});

describe('the code that proves a requirement', () => {
  it('is code that production calls', () => {
    expect(proofsWithoutUse()).toEqual([]);
  });

  it('is not one that only its own module and an index name, however it is exported', () => {
    const files = [
      {
        path: 'rules.ts',
        text: `/** Not used: {@link idle}. */\nexport const idle = () => 1;\nexport const busy = () => 2;`,
      },
      { path: 'index.ts', text: `export { idle, busy } from './rules.ts';` },
      { path: 'page.ts', text: `import { busy, idle } from './index.ts';\nconst at = busy();` },
    ];
    const uncalled = uncalledExports(files);
    expect([...uncalled]).toEqual(['idle']);
    const testing = (title) => ({
      path: 'rules.test.ts',
      text: `import { busy, idle } from './rules.ts';\nimport { far } from './testing/far.ts';\nit('${title}', () => idle());`,
    });
    expect(proofsOfUncalled([testing('[EN-01] is idle')], uncalled)).toEqual(['rules.test.ts: idle']);
    expect(proofsOfUncalled([testing('is idle')], uncalled)).toEqual([]);
  });
});

describe('the reading of the proofs', () => {
  it('says of each requirement once what its tests would not notice', () => {
    const { groups } = JSON.parse(readFileSync(join(root, 'docs/requirements.json'), 'utf8'));
    const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id));
    const [, rows] = readFileSync(join(root, 'docs/requirements-audit.md'), 'utf8').split('## Every requirement');
    const read = rows
      .split('\n')
      .flatMap((line) => /^\| ([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*) \| \S/.exec(line)?.[1].split(', ') ?? []);
    expect(read).toEqual(ids);
  });
});
