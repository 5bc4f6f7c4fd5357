import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readStat, secondsByTask, stepsTable, taskIn, watchProcessorTime } from '../lib/processor-time.mjs';

describe('processor time', () => {
  it('is read behind the name of a process, whatever is in it', () => {
    const rest = 'S 7 1 1 0 -1 0 0 0 0 0 250 50 1000 200 20 0';
    expect(readStat(`12 (node) ${rest}`)).toEqual({ parent: '7', own: 3, waited: 12 });
    expect(readStat(`12 (a) b (c)) ${rest}`)).toEqual({ parent: '7', own: 3, waited: 12 });
  });

  it('belongs to the task that the environment names', () => {
    const environment = 'PATH=/bin\0NX_TASK_TARGET_PROJECT=ui\0X=1\0NX_TASK_TARGET_TARGET=test\0';
    expect(taskIn(environment)).toBe('ui:test');
    expect(taskIn('MY_NX_TASK_TARGET_PROJECT=ui\0NX_TASK_TARGET_TARGET=test')).toBeUndefined();
  });

  it('is that of the processes that were seen, or more where a parent knows of others', () => {
    const samples = [
      { task: 'ui:test', own: 2, waited: 9 },
      { task: 'ui:test', own: 3, waited: 0 },
      { task: 'api:test', own: 5, waited: 1 },
      { task: 'api:test', own: 5, waited: 0 },
    ];
    expect([...secondsByTask(samples)]).toEqual([
      ['ui:test', 11],
      ['api:test', 10],
    ]);
  });

  it.skipIf(process.platform !== 'linux')('of a process that works is measured', async () => {
    const watch = watchProcessorTime(50);
    const work = 'const end = performance.now() + 600; while (performance.now() < end) Math.sqrt(2);';
    const env = { ...process.env, NX_TASK_TARGET_PROJECT: 'made-up', NX_TASK_TARGET_TARGET: 'work' };
    await new Promise((resolve) => spawn(process.execPath, ['-e', work], { env }).once('exit', resolve));
    const seconds = watch.stop();
    // However little of the processor it got.
    expect(seconds.get('made-up:work')).toBeGreaterThan(0);
    expect(seconds.get('made-up:work')).toBeLessThan(5);
  });

  it.skipIf(process.platform !== 'linux')(
    'of a process without an environment is that of its parent’s task',
    async () => {
      const watch = watchProcessorTime(20);
      const work = 'while (process.cpuUsage().user < 800_000) Math.sqrt(2);';
      // The parent ends first, and so never hears what its child has used.
      const parent =
        `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}], ` +
        `{ env: {}, stdio: 'inherit', detached: true }).unref(); setTimeout(() => process.exit(), 300);`;
      const env = { ...process.env, NX_TASK_TARGET_PROJECT: 'made-up', NX_TASK_TARGET_TARGET: 'browser' };
      // Their output is closed when both have ended.
      await new Promise((resolve) => spawn(process.execPath, ['-e', parent], { env }).once('close', resolve));
      expect(watch.stop().get('made-up:browser')).toBeGreaterThan(0.4);
    },
  );

  it('is shown by step, the dearest first', () => {
    const outcomes = [
      { name: 'ui:lint', passed: 1, took: 'cached' },
      { name: 'portal:e2e', passed: 400, took: '600.0 s' },
      { passed: 1 },
    ];
    const rows = stepsTable(outcomes, new Map([['portal:e2e', 912.3]]), { cores: 2, load: 2.04 }).split('\n');
    expect(rows[0]).toBe('2 cores; at the end 2.0 tasks of the whole machine ran or waited.');
    expect(rows.slice(4, 6)).toEqual(['| portal:e2e | 400 | 600.0 s | 912 |', '| ui:lint | 1 | cached | – |']);
  });
});
