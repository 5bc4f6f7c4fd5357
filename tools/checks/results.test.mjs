import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { countsOf, countsOfTask } from '../lib/results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'millwright-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};

describe('the report of a target', () => {
  it('of Vitest or Jest counts tests, and files that could not be loaded', () => {
    expect(countsOf(vitest)).toEqual({ passed: 7, failed: 0, skipped: 3, failures: [] });
    const testResults = [
      ...vitest.testResults,
      { name: join(root, 'a.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
    ];
    expect(countsOf({ ...vitest, testResults })).toMatchObject({
      failed: 1,
      failures: ['a.test.ts\n       no module'],
    });
  });

  it('of Vitest or Jest names the tests that failed', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'opens' },
      { status: 'failed', fullName: 'closes', failureMessages: ['\u001b[31mstill open\u001b[0m'] },
      // As Jest reports a test whose page was closed under it.
      { status: 'failed', fullName: 'waits' },
    ];
    const testResults = [{ name: join(root, 'a.test.ts'), status: 'failed', assertionResults }];
    expect(countsOf({ ...vitest, numFailedTests: 2, testResults })).toMatchObject({
      failed: 2,
      failures: ['a.test.ts › closes\n       still open', 'a.test.ts › waits'],
    });
  });

  it('of Playwright names what failed, or passed only when it was tried again, and counts what ended the run', () => {
    const test = (status, ...messages) => ({
      status,
      projectName: 'cn-375',
      results: [{ errors: messages.map((message) => ({ message })) }],
    });
    const tests = [
      test('flaky', '\u001b[31mtoo late\u001b[0m', 'waiting for a button'),
      test('unexpected', 'never'),
      { status: 'expected' },
    ];
    const suites = [{ suites: [{ specs: [{ file: 'menu.spec.ts', title: 'opens', tests }] }] }];
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countsOf({ stats, errors: [{ message: 'no server' }], suites })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['menu.spec.ts › opens (cn-375)\n       never', 'outside of a test\n       no server'],
      secondTries: ['menu.spec.ts › opens (cn-375)\n       too late\n       waiting for a button'],
    });
  });

  it('of our own has its counts', () => {
    expect(countsOf({ passed: 24, failed: 1 })).toEqual({ passed: 24, failed: 1, skipped: 0 });
  });

  it('is not needed: a target without one is one check', () => {
    const task = { project: 'ui', target: 'lint' };
    expect(countsOfTask({ ...task, isOk: true }, folder)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countsOfTask({ ...task, isOk: false }, folder)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    const output = '> node tools/size.mjs\n\n\u001b[31mlink: js is 2 kB\u001b[39m\n';
    expect(countsOfTask({ ...task, isOk: false, output }, folder).failures).toEqual([
      '> node tools/size.mjs\n       link: js is 2 kB',
    ]);
  });

  it('is no excuse for a target that ended badly although no test failed', () => {
    mkdirSync(join(folder, 'ui'));
    writeFileSync(join(folder, 'ui/test.json'), JSON.stringify(vitest));
    const task = { project: 'ui', target: 'test' };
    expect(countsOfTask({ ...task, isOk: true }, folder)).toMatchObject({ passed: 7, failed: 0 });
    expect(countsOfTask({ ...task, isOk: false }, folder)).toMatchObject({ passed: 7, failed: 1 });
  });
});
