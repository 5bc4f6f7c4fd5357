import { describe, expect, it } from 'vitest';
import { runChild, type Child } from '../test-support/child.ts';
import { copyDataFolder } from '../test-support/test-api.ts';

const start = (environment: Record<string, string>): Child => runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', ...environment });

async function addressOf(child: Child): Promise<string> {
  await child.printed('answers on');
  const address = /http:[^\s"]+/.exec(child.output())?.[0];
  if (!address) throw new Error(child.errors());
  return address;
}

describe('the API on its own', () => {
  it('answers, refuses the data folder to another, and ends in order when it is told to', async () => {
    const dataDir = copyDataFolder();
    const first = start({ DATA_DIR: dataDir });
    const address = await addressOf(first);
    expect((await fetch(`${address}api/article/list`)).status).toBe(200);
    await fetch(`${address}api/views`, { method: 'POST', body: '{"url":"/kept"}', headers: { 'content-type': 'application/json' } });

    const second = start({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toEqual([expect.stringMatching(/^The data folder .+ is in use by process \d+ on .+\.$/)]);

    const inFlight = Array.from({ length: 20 }, () => fetch(`${address}api/baseinfo`).then((answer) => answer.status));
    await Promise.race(inFlight);
    first.process.kill('SIGTERM');
    expect(await Promise.all(inFlight)).toEqual(Array(20).fill(200));
    expect(await first.ended).toBe(0);
    expect(first.errors()).toBe('');

    const again = start({ DATA_DIR: dataDir });
    expect((await fetch(`${await addressOf(again)}api/keywords`)).status).toBe(200);
    again.process.kill('SIGINT');
    expect(await again.ended).toBe(0);
  }, 90_000);

  it('does not start with a mistake in its environment, and says each in a line', async () => {
    const child = start({ PORT: 'x', DATABASE_URL: 'mysql://user:secret@db/x' });
    expect(await child.ended).toBe(1);
    expect(child.errors().trim().split('\n')).toEqual([
      'PORT must be a port number, 0 to 65535.',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ]);
  }, 60_000);
});
