import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { copyDataFolder } from '../../test-support/test-api.ts';
import { queryRows } from './database.ts';
import { openDatabase } from './open-database.ts';
import { DataFolderInUseError, takeOwnerLock } from './owner-lock.ts';

describe('the data folder', () => {
  it('has one owner: a second process refuses with one clear line, and the first goes on', async () => {
    const dataDir = copyDataFolder();
    const first = await openDatabase({ dataDir });
    const second = runChild('open-and-wait.ts', [dataDir]);
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(`^The data folder ${dataDir} is in use by process ${process.pid} on .+ since .+\\.$`),
      ),
    ]);
    await first.db.execute(sql`insert into keyword (id, edition, title, position) values (900, 'cn', 'still here', 1)`);
    expect(await queryRows(first.db, sql`select title from keyword where id = 900`)).toEqual([{ title: 'still here' }]);
    await first.close();
  });

  it('is free again as soon as its owner is gone, even killed', async () => {
    const dataDir = copyDataFolder();
    const owner = runChild('open-and-wait.ts', [dataDir]);
    await owner.waitForOutput('open');
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderInUseError);
    owner.process.kill('SIGKILL');
    await owner.ended;
    const next = await openDatabase({ dataDir });
    await next.close();
    const last = await openDatabase({ dataDir });
    await last.close();
  });

  it('is refused to a second opener in the same process, which does not lose the lock by it', () => {
    const dataDir = join(inject('runFolder'), 'twice');
    const unlock = takeOwnerLock(dataDir);
    expect(() => takeOwnerLock(dataDir)).toThrow(DataFolderInUseError);
    expect(() => takeOwnerLock(dataDir)).toThrow(DataFolderInUseError);
    unlock();
    takeOwnerLock(dataDir)();
  });

  it('loses nothing that was acknowledged when its owner is killed, time and again', async () => {
    const dataDir = copyDataFolder();
    const acknowledged = new Set<number>();
    const acknowledgedAtLeast = 40;
    const check = (output: string): string[] => {
      const [first = '', ...numbers] = output.split('\n').slice(0, -1);
      const [count, ...stored] = first.replace('kept ', '').split(' ').map(Number);
      const ids = new Set(stored);
      expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
      expect(count).toBe(stored.length);
      return numbers;
    };
    // Each process says what the one before it left. G26 of docs/reliability.md kills one as often as a release asks.
    for (let kill = 0; kill < 4; kill += 1) {
      const writer = runChild('write-until-killed.ts', [dataDir, String(10_000 * (kill + 1))]);
      await writer.waitForOutput(`\n${kill + 1}`);
      await wait(100 + kill * 80);
      writer.process.kill('SIGKILL');
      await writer.ended;
      expect(writer.errors()).toBe('');
      for (const number of check(writer.output())) acknowledged.add(Number(number));
    }
    const last = runChild('write-until-killed.ts', [dataDir, 'only']);
    expect(await last.ended).toBe(0);
    check(last.output());
    expect(acknowledged.size).toBeGreaterThan(acknowledgedAtLeast);
  }, 240_000);

  it('is made again where a first start was killed while making it', async () => {
    const dataDir = join(inject('runFolder'), 'half-made');
    mkdirSync(join(dataDir, 'database.new'), { recursive: true });
    writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
    const database = await openDatabase({ dataDir });
    expect(await queryRows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
  }, 60_000);

  it('is refused and left as it is where its files are damaged, and the lock is given free', async () => {
    const dataDir = copyDataFolder();
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'x'.repeat(8192));
    await expect(openDatabase({ dataDir })).rejects.toThrow();
    takeOwnerLock(dataDir)();
    expect(existsSync(join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
  });
});
