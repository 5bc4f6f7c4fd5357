import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { startPostgres } from '../test-support/postgres-server.ts';
import { copyDataFolder, copyOnServer, origin } from '../test-support/test-api.ts';
import { createApi, type Api } from './create-api.ts';
import { queryRows } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { captcha } from './db/schema.ts';
import { isUnavailable } from './http/failures.ts';
import { countCases } from '../../../vitest.goals.ts';

/**
 * `STORAGE_ROUNDS` stops PostgreSQL so often, holds locks for as long as they may be held, and reads a thousand times
 * from a full disk.
 */
const rounds = Number(process.env.STORAGE_ROUNDS ?? 3);
const isFull = process.env.STORAGE_ROUNDS !== undefined;

const statusOf = async (api: Api, path: string, init?: RequestInit): Promise<number> =>
  (await api.fetch(new Request(origin + path, init))).status;

/** Requests a captcha, which is stored: a write. */
let images = 0;
const imageOf = (api: Api): Promise<number> =>
  statusOf(api, `/img_code?key=${String((images += 1)).padStart(20, 'k')}`);

/** A small disk of its own; null with the reason where this machine gives none. */
function smallDisk(size: number): { path: string; remove: () => void } | string {
  const path = join(inject('runFolder'), 'disk');
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', path], { stdio: 'pipe' });
  } catch (error) {
    return `a small disk cannot be mounted here (${(error as Error).message.split('\n')[0]})`;
  }
  return { path, remove: () => void execFileSync('umount', ['-l', path]) };
}

describe('a full disk', () => {
  it('stops writes with a 503 and no reads, and all is well when there is room again', async ({ skip }) => {
    const source = copyDataFolder();
    const used = Number(execFileSync('du', ['-sm', source]).toString().split('\t')[0]);
    const disk = smallDisk(used + 200);
    if (typeof disk === 'string') return skip(disk);
    try {
      cpSync(join(source, 'database'), join(disk.path, 'database'), { recursive: true });
      rmSync(source, { recursive: true });
      const database = await openDatabase({ dataDir: disk.path });
      const errors: unknown[] = [];
      const api = createApi({ db: database.db, onError: (error) => errors.push(error) });
      expect(await imageOf(api)).toBe(200);

      const ballast = join(disk.path, 'ballast');
      writeFileSync(ballast, Buffer.alloc(165 * 1024 * 1024));
      await expect.poll(() => imageOf(api), { timeout: 5000 }).toBe(503);
      let good = 0;
      const reads = isFull ? 1000 : 100;
      for (let read = 0; read < reads; read += 1) good += Number((await statusOf(api, '/api/article/list')) === 200);
      expect(good).toBe(reads);
      countCases('G28', reads);
      expect(await imageOf(api)).toBe(503);
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.every(isUnavailable)).toBe(true);
      expect(await statusOf(api, '/readyz')).toBe(200);

      rmSync(ballast);
      await expect.poll(() => imageOf(api), { timeout: 5000 }).toBe(200);
      const stored = await database.db.$count(captcha);
      await api.close();
      await database.close();
      const again = await openDatabase({ dataDir: disk.path });
      expect(await again.db.$count(captcha)).toBe(stored);
      await again.close();
    } finally {
      disk.remove();
    }
  }, 180_000);
});

describe.skipIf(inject('postgresFixture') === '')('a PostgreSQL server', () => {
  it('has its connection back where a transaction cannot begin', async () => {
    let isLost = true;
    const onQuery = (text: string): void => {
      if (isLost && text.startsWith('begin')) throw new Error('lost');
    };
    const { db, close } = await openDatabase({ databaseUrl: await copyOnServer(), onQuery });
    // There are ten.
    for (let time = 0; time < 11; time += 1) await expect(db.transaction(async () => time)).rejects.toThrow('lost');
    isLost = false;
    expect(await db.transaction(async () => 'begun')).toBe('begun');
    await close();
  });

  it('that ends a connection between two queries of a transaction: the transaction fails, the process goes on', async () => {
    const database = await openDatabase({ databaseUrl: await copyOnServer() });
    try {
      const broken = database.db.transaction(async (tx) => {
        const [own] = await queryRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
        await database.db.execute(sql`select pg_terminate_backend(${own!.pid}::integer)`);
        await wait(200);
        await tx.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
      expect(await queryRows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  it('on which another holds a table: reads go on, writes wait for it, and after their time are refused with a 503', async () => {
    const databaseUrl = await copyOnServer();
    // Less patience than there is for visitors, unless there is time.
    const database = await openDatabase({ databaseUrl, ...(isFull ? {} : { lockTimeout: 800 }) });
    const api = createApi({ db: database.db, onError: () => undefined });
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    try {
      for (const [held, status] of isFull
        ? ([
            [3000, 200],
            [30_000, 503],
          ] as const)
        : ([
            [300, 200],
            [3000, 503],
          ] as const)) {
        await other.query('begin; lock table image_code in exclusive mode');
        let isReleased = false;
        const requested = imageOf(api).then((responded) => ({ status: responded, isHeld: !isReleased }));
        const released = wait(held).then(() => {
          isReleased = true;
          return other.query('rollback');
        });
        for (let read = 0; read < 10; read += 1) expect(await statusOf(api, '/api/article/list')).toBe(200);
        const response = await requested;
        // A refusal comes while the table is still held.
        expect([held, response]).toEqual([held, { status, isHeld: status === 503 }]);
        countCases('G28', 11);
        await released;
      }
      expect(await imageOf(api)).toBe(200);
    } finally {
      await other.end();
      await api.close();
      await database.close();
    }
  }, 180_000);

  it('whose connections are all taken is waited for a second, then responses are a 503, and all is well when they are free', async () => {
    const database = await openDatabase({ databaseUrl: await copyOnServer() });
    const errors: unknown[] = [];
    const api = createApi({ db: database.db, onError: (error) => errors.push(error) });
    try {
      const held = Array.from({ length: 10 }, async () => void (await database.db.execute(sql`select pg_sleep(3)`)));
      await wait(200);
      const statuses = await Promise.all(Array.from({ length: 5 }, () => statusOf(api, '/api/keywords')));
      expect(statuses).toEqual(Array(5).fill(503));
      expect([errors.length, errors.every(isUnavailable), await statusOf(api, '/healthz')]).toEqual([5, true, 200]);
      await Promise.all(held);
      expect(await statusOf(api, '/api/keywords')).toBe(200);
    } finally {
      await api.close();
      await database.close();
    }
  }, 60_000);

  it('that stops makes every call a 503, and once it is back all is as before', async () => {
    const server = await startPostgres(join(inject('runFolder'), `stopping-${randomUUID()}`));
    await server.run('create database own');
    const database = await openDatabase({ databaseUrl: server.urlOf('own') });
    const errors: unknown[] = [];
    const changes: string[] = [];
    database.onContentChange((table) => changes.push(table));
    const api = createApi({ db: database.db, onError: (error) => errors.push(error) });
    try {
      await prepareDatabase(database);
      const request = () => statusOf(api, '/api/keywords');
      for (let round = 0; round < rounds; round += 1) {
        expect(await request()).toBe(200);
        const inFlight = Array.from({ length: 20 }, request);
        await server.stop();
        for (const status of await Promise.all(inFlight)) expect([200, 503]).toContain(status);
        expect([await request(), await statusOf(api, '/readyz'), await statusOf(api, '/healthz')]).toEqual([
          503, 503, 200,
        ]);
        await server.startAgain();
        await expect.poll(request, { timeout: 20_000 }).toBe(200);
        countCases('G28', 1);
      }
      expect(errors.every(isUnavailable)).toBe(true);
      // The listener is back too, and knows that it may have missed something.
      await expect.poll(() => changes.includes('resync'), { timeout: 5000 }).toBe(true);
    } finally {
      await api.close();
      await database.close();
      await server.stop();
    }
  }, 180_000);
});

it('a file in the place of the database folder is refused, and stays', async () => {
  const dataDir = join(inject('runFolder'), 'file-as-database');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'database'), 'precious');
  await expect(openDatabase({ dataDir })).rejects.toThrow(/is damaged \(it is a file\)/);
});
