import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { copyDatabase } from '../../test-support/copy-database.ts';
import { copyDataFolder } from '../../test-support/test-api.ts';
import { DamagedDatabaseError } from './data-folder.ts';
import { queryRows, type OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openPglite } from './pglite-client.ts';

/** Everything in a data folder but its lock, as one hash of names and contents. */
function hashOf(dataDir: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((found) => join(found.parentPath, found.name))
    .filter((path) => !path.startsWith(join(dataDir, 'lock')))
    .sort())
    hash.update(`${entry}\n`).update(statSync(entry).isFile() ? readFileSync(entry) : '');
  return hash.digest('hex');
}

const fileOf = async ({ db }: Pick<OpenDatabase, 'db'>, table: string): Promise<string> => {
  const [row] = await queryRows<{ path: string }>(db, sql`select pg_relation_filepath(${table}::regclass) as path`);
  return row!.path;
};

const cut = (path: string, by: number): void => truncateSync(path, statSync(path).size - by);

describe('a database folder of which a part is gone', () => {
  const losses: [name: string, lose: (database: string, table: string) => void, reason: RegExp][] = [
    ['without a database', (at) => rmSync(join(at, 'base/5'), { recursive: true }), /base\/5\/PG_VERSION is missing/],
    ['without a template', (at) => rmSync(join(at, 'base/1'), { recursive: true }), /base\/1\/\w+ is missing/],
    ['without a table', (at, table) => rmSync(join(at, table)), /base\/5\/\d+ is missing/],
    ['with an empty table', (at, table) => truncateSync(join(at, table)), /base\/5\/\d+ has 0 of its \d+ bytes/],
    ['with a table that lost a page', (at, table) => cut(join(at, table), 8192), /has \d+ of its \d+ bytes/],
    ['with a table that lost a byte', (at, table) => cut(join(at, table), 1), /has \d+ of its \d+ bytes/],
    ['without its transactions', (at) => rmSync(join(at, 'pg_xact/0000')), /pg_xact\/0000 is missing/],
  ];
  /** The file of the articles: in each copy the same. */
  let articles: string;
  beforeAll(async () => {
    const database = await openDatabase({ dataDir: copyDataFolder() });
    articles = await fileOf(database, 'article');
    await database.close();
  });

  it.each(losses)('%s is refused in one line, and not one byte of it is changed', async (_name, lose, reason) => {
    const dataDir = copyDataFolder();
    lose(join(dataDir, 'database'), articles);
    const before = hashOf(dataDir);
    const error = await openDatabase({ dataDir }).then(
      () => null,
      (refusal: unknown) => refusal,
    );
    expect(error).toBeInstanceOf(DamagedDatabaseError);
    const { message } = error as Error;
    expect(message).toMatch(/^The database in \S+ is damaged \([^\n]+\)\. It was left as it is[^\n]*$/);
    expect(message).toMatch(reason);
    expect(hashOf(dataDir)).toBe(before);
  });

  it('is refused by the program in that line, with an exit code', async () => {
    const dataDir = copyDataFolder();
    cut(join(dataDir, 'database', articles), 1);
    const before = hashOf(dataDir);
    const child = runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir });
    expect(await child.ended).toBe(1);
    expect(child.errors().trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^The database in \S+ is damaged \(.+\)\. It was left as it is/),
    ]);
    expect(hashOf(dataDir)).toBe(before);
  }, 60_000);

  it('is refused after a kill too', async () => {
    const dataDir = copyDataFolder();
    const owner = runChild('open-and-wait.ts', [dataDir]);
    await owner.waitForOutput('open');
    owner.process.kill('SIGKILL');
    await owner.ended;
    cut(join(dataDir, 'database', articles), 8192);
    const before = hashOf(dataDir);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/bytes/);
    expect(hashOf(dataDir)).toBe(before);
  });
});

describe('a database folder that is whole', () => {
  /** Copies the folder as a power cut would leave it: in the midst of its use, with a log that has to be read again. */
  const snapshot = (dataDir: string): string => {
    const copy = `${dataDir}-snapshot`;
    rmSync(copy, { recursive: true, force: true });
    copyDatabase(join(dataDir, 'database'), join(copy, 'database'));
    return copy;
  };
  const opens = async (dataDir: string): Promise<void> => (await openDatabase({ dataDir })).close();
  const listOf = (dataDir: string): string => join(dataDir, 'database/files.json');

  it('opens whatever was done to its tables before the power was cut', async () => {
    const dataDir = copyDataFolder();
    const client = await openPglite(join(dataDir, 'database'));
    const fill = (from: number) =>
      client.exec(
        `insert into filler select number, repeat('x', 500) from generate_series(${from}, ${from + 4000}) as number`,
      );
    const moments: [name: string, make: () => Promise<unknown>][] = [
      ['a new table', () => client.exec('create table filler (number int primary key, text text)')],
      ['rows', () => fill(0)],
      ['a checkpoint', () => client.checkpoint()],
      ['more rows', () => fill(10_000)],
      ['rows that are removed', () => client.exec('delete from filler where number > 2000')],
      ['a table that vacuum shortens', () => client.exec('vacuum filler')],
      ['a checkpoint after it', () => client.checkpoint()],
      ['an index that is rebuilt', () => client.exec('reindex table filler')],
      ['a table that is rewritten', () => client.exec('alter table filler alter number type bigint')],
      ['another checkpoint', () => client.checkpoint()],
      ['an emptied table', () => client.exec('truncate filler')],
      ['a table that is removed', () => client.exec('drop table filler')],
      ['the last checkpoint', () => client.checkpoint()],
    ];
    for (const [name, make] of moments) {
      await make();
      const copy = snapshot(dataDir);
      await opens(copy).catch((error: Error) => expect.unreachable(`${name}: ${error.message}`));
    }
    expect(existsSync(listOf(dataDir))).toBe(true);
    await client.close();
    await opens(dataDir);
  }, 240_000);

  it('is as short as vacuum made it', async () => {
    const dataDir = copyDataFolder();
    const client = await openPglite(join(dataDir, 'database'));
    await client.exec(`create table filler as select repeat('x', 500) from generate_series(1, 4000)`);
    await client.checkpoint();
    const { rows } = await client.query(`select pg_relation_filepath('filler') as path`);
    const path = join(dataDir, 'database', (rows[0] as { path: string }).path);
    const before = statSync(path).size;
    await client.exec('delete from filler');
    await client.exec('vacuum filler');
    expect(statSync(path).size).toBeLessThan(before);
    expect(existsSync(listOf(dataDir))).toBe(false);
    await client.close();
    expect(existsSync(listOf(dataDir))).toBe(true);
    await opens(dataDir);
  }, 60_000);

  it('opens without a list of its files, or with one that was cut, and has one afterwards', async () => {
    const dataDir = copyDataFolder();
    for (const spoil of [() => rmSync(listOf(dataDir)), () => truncateSync(listOf(dataDir), 100)]) {
      spoil();
      await opens(dataDir);
      expect(Object.keys(JSON.parse(readFileSync(listOf(dataDir), 'utf8')) as object).length).toBeGreaterThan(900);
    }
  });
});
