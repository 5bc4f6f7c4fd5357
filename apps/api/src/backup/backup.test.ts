import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Header, type HeaderData } from 'tar';
import { describe, expect, inject, it } from 'vitest';
import { runChild } from '../../test-support/child.ts';
import { callCommand } from '../../test-support/command.ts';
import { sampleImages } from '../../test-support/image-host.ts';
import { copyDataFolder } from '../../test-support/test-api.ts';
import { queryRows } from '../db/database.ts';
import { DamagedDatabaseError } from '../db/data-folder.ts';
import { openDatabase } from '../db/open-database.ts';
import { DataFolderInUseError, takeOwnerLock } from '../db/owner-lock.ts';
import { mediaFolder, openMediaFolder } from '../media/media-folder.ts';
import { storeFile } from '../media/stored-files.ts';
import { uploadFolder } from '../media/upload-store.ts';
import { backUpClosed } from './backup.ts';
import { requestFromOwner } from './owner-socket.ts';
import { restore } from './restore.ts';

let names = 0;
const newFolder = (): string => {
  const folder = join(inject('runFolder'), `bk${(names += 1)}`);
  mkdirSync(folder);
  return folder;
};

/** Hashes of all files of a folder, to see that nothing was changed. */
const treeOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    .join('\n');

describe('a backup', () => {
  it('of a database that is written to holds all that was acknowledged before it, and whole transactions only', async () => {
    const dataDir = copyDataFolder();
    const database = await openDatabase({ dataDir });
    const file = join(newFolder(), 'backup.tar.gz');
    let acknowledged = 0;
    let stopped = false;
    const write = async (from: number): Promise<void> => {
      for (let number = from; !stopped; number += 1) {
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`insert into keyword (id, edition, title, position) values (${number}, 'cn', 'kept', 1)`);
          await tx.execute(
            sql`insert into page_view (edition, path, day, count)
              values ('cn', '/kept', '2026-01-01', 1)
              on conflict (day, edition, path) do update set count = page_view.count + 1`,
          );
        });
        acknowledged += 1;
      }
    };
    const writers = [10_000, 20_000, 30_000].map(write);
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(10);
    const before = acknowledged;
    const size = await requestFromOwner(dataDir, { file, force: false });
    expect(size).toBeGreaterThan(100_000);
    await expect(requestFromOwner(dataDir, { file, force: false })).rejects.toThrow(
      /is there already; nothing was written/,
    );
    await expect(backUpClosed(dataDir, `${file}2`, false)).rejects.toThrow(DataFolderInUseError);
    const after = acknowledged;
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(after);
    stopped = true;
    await Promise.all(writers);
    await database.close();
    expect(existsSync(join(dataDir, 'database.backup'))).toBe(false);

    const restored = newFolder();
    await restore(restored, file, false);
    const copy = await openDatabase({ dataDir: restored });
    const [stored] = await queryRows<{ rows: number; count: number }>(
      copy.db,
      sql`select (select count(*) from keyword where title = 'kept')::integer as rows,
          (select count from page_view where path = '/kept') as count`,
    );
    expect(stored!.rows).toBeGreaterThanOrEqual(before);
    expect(stored!.rows).toBe(stored!.count);
    await copy.close();
  }, 180_000);

  it('waits for the one before it, so that each is whole', async () => {
    const dataDir = copyDataFolder();
    const database = await openDatabase({ dataDir });
    const folder = newFolder();
    const files = ['one', 'two'].map((name) => join(folder, name));
    const sizes = await Promise.all(files.map((file) => requestFromOwner(dataDir, { file, force: false })));
    await database.close();
    expect(sizes.every((size) => size! > 100_000)).toBe(true);
    // What is not whole is not restored: it is opened before.
    for (const file of files) await restore(newFolder(), file, false);
  }, 180_000);

  it('holds the stored images and uploaded files, and adds them to those that are there', async () => {
    const [dataDir, other] = [copyDataFolder(), copyDataFolder()];
    const store = (folder: string) => openMediaFolder(mediaFolder(folder));
    const bytes = (folder: string, path: string) => readFileSync(join(folder, 'media', path.split('/').at(-1)!));
    const first = (await store(dataDir).put('https://a.example/1.png', sampleImages.png))!;
    writeFileSync(join(dataDir, 'media', 'left.new'), 'a draft that was left by a kill');
    const [fileOf, ownFile] = ['f'.repeat(22), '-'.repeat(22)];
    await storeFile(uploadFolder(dataDir), fileOf, Buffer.from('%PDF-1.7'));
    await storeFile(uploadFolder(other), ownFile, Buffer.from('%PDF-1.4'));
    const own = (await store(other).put('https://a.example/own.png', sampleImages.gif))!;
    const [closed, open] = [join(newFolder(), 'closed.tar.gz'), join(newFolder(), 'open.tar.gz')];
    await backUpClosed(dataDir, closed, false);
    const database = await openDatabase({ dataDir });
    await requestFromOwner(dataDir, { file: open, force: false });
    await database.close();

    await restore(other, closed, true);
    expect(readdirSync(join(other, 'media')).toSorted()).toEqual(
      [first, own].map((path) => path.split('/').at(-1)).toSorted(),
    );
    expect([bytes(other, first), bytes(other, own)]).toEqual([sampleImages.png, sampleImages.gif]);
    const uploads = (folder: string) => readdirSync(uploadFolder(folder)).toSorted();
    expect(uploads(other)).toEqual([ownFile, fileOf]);
    const empty = newFolder();
    await restore(empty, open, false);
    expect(bytes(empty, first)).toEqual(sampleImages.png);
    expect(readdirSync(empty).toSorted()).toEqual(['database', 'lock', 'media', 'uploads']);
    expect(readFileSync(join(uploadFolder(empty), fileOf), 'utf8')).toBe('%PDF-1.7');
    for (const folder of [other, empty])
      expect(['media', 'uploads'].filter((name) => existsSync(join(folder, 'database', name)))).toEqual([]);
    await (await openDatabase({ dataDir: other })).close();
  }, 180_000);

  it('replaces a database only when forced, and stores the one before', async () => {
    const [dataDir, other] = [copyDataFolder(), copyDataFolder()];
    const file = join(newFolder(), 'b.tar.gz');
    await backUpClosed(dataDir, file, false);
    await expect(backUpClosed(dataDir, file, false)).rejects.toThrow(/Add --force/);
    const database = await openDatabase({ dataDir: other });
    await database.db.execute(
      sql`insert into keyword (id, edition, title, position) values (999, 'cn', 'only here', 1)`,
    );
    await expect(restore(other, file, true)).rejects.toThrow(DataFolderInUseError);
    await database.close();
    const tree = treeOf(join(other, 'database'));
    await expect(restore(other, file, false)).rejects.toThrow(/holds a database already; nothing was changed/);
    expect(treeOf(join(other, 'database'))).toBe(tree);
    await restore(other, file, true);
    expect(treeOf(join(other, 'database.before'))).toBe(
      tree.replaceAll(join(other, 'database'), join(other, 'database.before')),
    );
    const restored = await openDatabase({ dataDir: other });
    expect(await queryRows(restored.db, sql`select 1 from keyword where id = 999`)).toEqual([]);
    await restored.close();
  }, 180_000);

  it('that is damaged, cut off, none of ours, of a newer version or that leads out of the folder changes nothing', async () => {
    const dataDir = copyDataFolder();
    const folder = newFolder();
    const good = join(folder, 'good.tar.gz');
    await backUpClosed(dataDir, good, false);
    const newer = copyDataFolder();
    const database = await openDatabase({ dataDir: newer });
    await database.db.execute(
      sql`insert into schema_migration (version, name, checksum, applied_at) values (9999, '9999-later.sql', 'x', '2030-01-01T00:00:00Z')`,
    );
    await database.close();
    await backUpClosed(newer, join(folder, 'newer'), false);
    const bytes = readFileSync(good);
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1]! ^= 0xff;
    const archiveOf = (entry: HeaderData, end = 1024): Buffer => {
      const block = Buffer.alloc(512);
      new Header({ mode: 0o600, size: 0, ...entry }).encode(block);
      return gzipSync(Buffer.concat([block, Buffer.alloc(end)]));
    };
    const tree = treeOf(join(dataDir, 'database'));
    for (const [name, content, message] of [
      ['cut', bytes.subarray(0, bytes.length >> 1), /cannot be restored \(.+\); nothing was changed/],
      ['flipped', flipped, /cannot be restored/],
      ['text', Buffer.from('hello'), /cannot be restored/],
      ['evil', archiveOf({ path: '../evil/', type: 'Directory' }), /it holds a name that no database has/],
      ['evil file', archiveOf({ path: 'base/../../evil', type: 'File' }), /it holds a name that no database has/],
      ['absolute', archiveOf({ path: '/tmp/evil', type: 'File' }), /it holds a name that no database has/],
      ['link', archiveOf({ path: 'base', type: 'SymbolicLink', linkpath: '/tmp' }), /neither a file nor a folder/],
      [
        'hard',
        archiveOf({ path: 'base', type: 'Link', linkpath: '../lock/owner.lock' }),
        /neither a file nor a folder/,
      ],
      ['device', archiveOf({ path: 'base', type: 'CharacterDevice' }), /neither a file nor a folder/],
      ['huge', archiveOf({ path: 'base', type: 'File', size: 2 ** 40 }), /cannot be restored/],
      ['endless', archiveOf({ path: 'base', type: 'Directory' }, 0), /it breaks off/],
      ['empty', gzipSync(Buffer.alloc(1024)), /cannot be restored/],
      ['other', archiveOf({ path: 'base', type: 'Directory' }), /PG_VERSION is missing/],
      ['newer', null, /9999-later\.sql, which this version does not know/],
    ] as const) {
      const file = join(folder, name);
      if (content) writeFileSync(file, content);
      const error = await restore(dataDir, file, true).then(
        () => null,
        (reason: Error) => reason,
      );
      expect([name, error?.message]).toEqual([name, expect.stringMatching(message)]);
      expect(error!.message).not.toContain('\n');
      expect(readdirSync(dataDir).sort()).toEqual(['database', 'lock']);
    }
    expect(treeOf(join(dataDir, 'database')) === tree).toBe(true);
    expect(existsSync(join(dataDir, '..', 'evil'))).toBe(false);
    await expect(restore(dataDir, join(folder, 'none'), true)).rejects.toThrow(/There is no file/);
  }, 240_000);

  it('is made and put back by commands, which say in one line what is wrong', async () => {
    const dataDir = copyDataFolder();
    const file = join(newFolder(), 'b.tar.gz');
    const usual = { DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: '' };
    const run = async (command: string, args: string[], environment = {}) => {
      const { code, output, errors } = await callCommand(command, args, { ...usual, ...environment });
      return [code, (output + errors).trim()];
    };
    const runAlone = async (command: string, args: string[]) => {
      const child = runChild(`../src/commands/${command}.ts`, args, usual);
      return [await child.ended, (child.output() + child.errors()).trim()];
    };
    const owner = runChild('open-and-wait.ts', [dataDir]);
    await owner.waitForOutput('open');
    const inUse = expect.stringMatching(/^The data folder .+ is in use by process \d+ on [^\n]+\.$/);
    expect(await run('import', [file])).toEqual([1, inUse]);
    expect(await run('export', [join(dataDir, 'x')])).toEqual([1, inUse]);
    expect(await run('restore', [file])).toEqual([1, expect.stringMatching(/^There is no file/)]);
    expect(await runAlone('backup', [file])).toEqual([0, expect.stringMatching(/b\.tar\.gz: \d+\.\d MB\.$/)]);
    expect(await run('backup', [])).toEqual([2, expect.stringMatching(/^Usage: npm run backup/)]);
    expect(await run('backup', [file], { DATABASE_URL: 'postgres://x/y' })).toEqual([
      2,
      expect.stringMatching(/pg_dump/),
    ]);
    expect(await run('restore', [file, '--force'])).toEqual([1, inUse]);
    owner.process.kill('SIGKILL');
    await owner.ended;
    expect(await run('restore', [file])).toEqual([1, expect.stringMatching(/^\S+ holds a database already/)]);
    expect(await runAlone('restore', [file, '--force'])).toEqual([0, expect.stringMatching(/holds the database of/)]);
  }, 180_000);
});

describe('a damaged database folder', () => {
  const relation = (folder: string): string => {
    const [base] = readdirSync(join(folder, 'base'))
      .filter((name) => existsSync(join(folder, 'base', name, '1259')))
      .sort((a, b) => Number(a) - Number(b))
      .slice(-1);
    return join(folder, 'base', base!, '1259');
  };
  const zero = (path: string, length: number): void => writeFileSync(path, Buffer.alloc(length));
  it.each<[string, (folder: string) => void]>([
    ['without its version', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    ['with an empty version', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '')],
    ['of another version', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '12\n')],
    ['without its control file', (folder) => rmSync(join(folder, 'global/pg_control'))],
    ['with a control file of zeros', (folder) => zero(join(folder, 'global/pg_control'), 8192)],
    ['with half a control file', (folder) => truncateSync(join(folder, 'global/pg_control'), 4000)],
    [
      'with a control file of noise',
      (folder) =>
        writeFileSync(
          join(folder, 'global/pg_control'),
          createHash('sha512').update('noise').digest().toString('hex').repeat(64),
        ),
    ],
    ['without its log', (folder) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    [
      'with a log of zeros',
      (folder) =>
        readdirSync(join(folder, 'pg_wal'))
          .filter((name) => /^[\dA-F]{24}$/.test(name))
          .forEach((name) => zero(join(folder, 'pg_wal', name), 1024 * 1024)),
    ],
    ['without its tables', (folder) => rmSync(join(folder, 'base'), { recursive: true })],
    ['without its list of tables', (folder) => rmSync(relation(folder))],
    ['with a list of tables of zeros', (folder) => zero(relation(folder), readFileSync(relation(folder)).length)],
  ])(
    '%s is refused in one line, and not overwritten',
    async (_name, damage) => {
      const dataDir = copyDataFolder();
      damage(join(dataDir, 'database'));
      // PostgreSQL notes that it tried, in its control file and at the end of its log; whatever it holds stays.
      const own = /global\/(pg_control|pg_internal\.init)|postmaster\.|\.init |\/pg_wal\//;
      const stored = (): string[] =>
        treeOf(join(dataDir, 'database'))
          .split('\n')
          .filter((line) => !own.test(line));
      const before = stored();
      const error = await openDatabase({ dataDir }).then(
        async (database) => {
          await database.close();
          return null;
        },
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(DamagedDatabaseError);
      expect((error as Error).message).toMatch(
        /^The database in \S+ is damaged \([^\n]+\)\. It was left as it is: restore a backup/,
      );
      expect(stored()).toEqual(before);
      // The lock is free, so that a backup can be put back.
      takeOwnerLock(dataDir)();
    },
    180_000,
  );
});
