import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runChild, type Child } from '../test-support/child.ts';
import { copyDataFolder } from '../test-support/test-api.ts';
import { queryRows } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';

/** Runs in a process: during the first response a promise fails that nothing handles. */
const rejectOnce = `const make = JSON.stringify; let isLeft = false; JSON.stringify = (...given) => {
  if (!isLeft && given[0]?.code === 1) { isLeft = true; Promise.reject(new Error('left alone')); }
  return make(...given);
};`;

const start = (environment: Record<string, string>): Child =>
  runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', ...environment });

async function urlOf(child: Child): Promise<string> {
  await child.waitForOutput('answers on');
  const url = /http:[^\s"]+/.exec(child.output())?.[0];
  if (!url) throw new Error(child.errors());
  return url;
}

describe('the API on its own', () => {
  it('responds, refuses the data folder to another, and ends in order on a signal', async () => {
    const dataDir = copyDataFolder();
    const first = start({ DATA_DIR: dataDir });
    const url = await urlOf(first);
    expect((await fetch(`${url}api/article/list`)).status).toBe(200);
    await fetch(`${url}api/views`, {
      method: 'POST',
      body: '{"url":"/kept"}',
      headers: { 'content-type': 'application/json' },
    });

    const second = start({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toEqual([
      expect.stringMatching(/^The data folder .+ is in use by process \d+ on .+\.$/),
    ]);

    const inFlight = Array.from({ length: 20 }, () => fetch(`${url}api/baseinfo`).then((response) => response.status));
    await Promise.race(inFlight);
    first.process.kill('SIGTERM');
    expect(await Promise.all(inFlight)).toEqual(Array(20).fill(200));
    expect(await first.ended).toBe(0);
    expect(first.errors()).toBe('');

    // An unhandled rejection is reported with the request that it belongs to, and ends neither that nor the process.
    const again = start({
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(rejectOnce)}`,
    });
    const own = `${await urlOf(again)}api/keywords`;
    expect((await fetch(own, { headers: { 'x-request-id': 'request-of-the-test' } })).status).toBe(200);
    await again.waitForOutput('was not handled');
    expect((await fetch(own)).status).toBe(200);
    again.process.kill('SIGINT');
    expect(await again.ended).toBe(0);
    const reported = again
      .output()
      .split('\n')
      .filter((line) => line.includes('was not handled'))
      .map((line) => JSON.parse(line) as unknown);
    expect(reported).toEqual([
      expect.objectContaining({
        level: 'error',
        requestId: 'request-of-the-test',
        error: expect.objectContaining({ message: 'left alone' }),
      }),
    ]);

    // Page views of the last moment before the signal were written.
    const database = await openDatabase({ dataDir });
    const views = await queryRows<{ count: number }>(
      database.db,
      sql`select count from page_view where path = '/kept'`,
    );
    await database.close();
    expect(views).toEqual([{ count: 1 }]);
  }, 180_000);

  it('does not start with a mistake in its environment, and says each in a line', async () => {
    const child = start({ PORT: 'x', DATABASE_URL: 'mysql://user:secret@db/x' });
    expect(await child.ended).toBe(1);
    expect(child.errors().trim().split('\n')).toEqual([
      'PORT must be a port number, 0 to 65535.',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ]);
  }, 60_000);
});
