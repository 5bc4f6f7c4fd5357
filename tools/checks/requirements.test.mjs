import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gatherRequirements, requirementsIn } from '../lib/requirements.mjs';

const folder = mkdtempSync(join(tmpdir(), 'millwright-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('requirements in titles', () => {
  it('are found alone and in lists', () => {
    expect(requirementsIn('opens [SP-09] and closes [SP-10, HD-01]')).toEqual(['SP-09', 'SP-10', 'HD-01']);
  });

  it('are not found where brackets hold something else', () => {
    expect(requirementsIn('list [1, 2] of [sp-09]')).toEqual([]);
  });
});

describe('gathering requirements', () => {
  const write = (file, data) => writeFileSync(join(folder, file), JSON.stringify(data));
  mkdirSync(join(folder, 'stories'));
  write('vitest.json', {
    testResults: [{ assertionResults: [
      { fullName: 'rules accept it [EN-01]', status: 'passed' },
      { fullName: 'rules refuse it [EN-02]', status: 'failed' },
      { fullName: 'rules wait [EN-03]', status: 'pending' },
    ] }],
  });
  write('playwright.json', { suites: [{ title: 'a.spec.ts', suites: [{ title: 'header', specs: [{ title: 'opens [EN-01]', ok: false, tests: [{ status: 'unexpected' }] }] }] }] });
  write('stories/a.json', { name: 'Banner / Paused', requirements: ['ST-07'], passed: true });

  it('holds a requirement only when every test that names it passed', () => {
    const gathered = gatherRequirements(folder);
    expect(gathered['EN-01']).toEqual({ passed: false, tests: ['rules accept it [EN-01]', ' a.spec.ts header opens [EN-01]'.trim()] });
    expect(gathered['EN-02']?.passed).toBe(false);
    expect(gathered['ST-07']).toEqual({ passed: true, tests: ['Banner / Paused'] });
  });

  it('takes no skipped test for a proof', () => {
    expect(gatherRequirements(folder)['EN-03']).toBeUndefined();
  });
});
