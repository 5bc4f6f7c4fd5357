import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { runChild, type Child } from '../test-support/child.ts';
import { copyDataFolder } from '../test-support/test-api.ts';
import { restrictDataFolder } from './private-files.ts';

/** Everything below a path, with it. */
const walk = (path: string): string[] =>
  lstatSync(path).isDirectory() ? [path, ...readdirSync(path).flatMap((name) => walk(join(path, name)))] : [path];

/** What others than its owner may read, write or look into. */
const open = (path: string): string[] => walk(path).filter((each) => (lstatSync(each).mode & 0o077) !== 0);

const openUp = (path: string): void =>
  walk(path).forEach((each) => chmodSync(each, statSync(each).isDirectory() ? 0o755 : 0o666));

const start = async (dataDir: string): Promise<Child> => {
  const child = runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir });
  await child.waitForOutput('answers on');
  expect(child.errors()).toBe('');
  return child;
};

const stop = (child: Child, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> => {
  child.process.kill(signal);
  return child.ended;
};

it('a data folder is readable by its owner alone, whatever its modes were, while it is used and after it', async () => {
  const dataDir = copyDataFolder();
  mkdirSync(join(dataDir, 'images'));
  writeFileSync(join(dataDir, 'images', 'one'), '');
  mkdirSync(join(dataDir, 'of-somebody-else'));
  openUp(dataDir);
  const before = process.umask(0);
  try {
    const child = await start(dataDir);
    expect(walk(join(dataDir, 'database')).length).toBeGreaterThan(900);
    expect(open(dataDir)).toEqual([join(dataDir, 'of-somebody-else')]);
    await stop(child, 'SIGKILL');
    expect(open(dataDir)).toEqual([join(dataDir, 'of-somebody-else')]);
  } finally {
    process.umask(before);
  }
}, 60_000);

it('a new data folder is readable by its owner alone from the first moment', async () => {
  const dataDir = join(inject('runFolder'), 'private-new');
  const before = process.umask(0);
  try {
    const child = runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir });
    await child.waitForOutput('"level"');
    expect(walk(dataDir).length).toBeGreaterThan(900);
    expect(open(dataDir)).toEqual([]);
    await stop(child, 'SIGKILL');
  } finally {
    process.umask(before);
  }
}, 120_000);

it('what commands write is readable by its owner alone, and so is a data folder after a restore', async () => {
  const folder = mkdtempSync(join(inject('runFolder'), 'private-'));
  const dataDir = copyDataFolder();
  const run = async (command: string, args: string[]): Promise<void> => {
    const child = runChild(`../src/commands/${command}.ts`, args, {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      INIT_CWD: folder,
    });
    expect([await child.ended, child.errors()]).toEqual([0, '']);
  };
  const before = process.umask(0);
  try {
    await run('export', ['content.jsonl']);
    await run('export', ['content']);
    await run('backup', ['closed.tar.gz']);
    openUp(dataDir);
    await run('restore', ['closed.tar.gz', '--force']);
    expect([...open(folder), ...open(dataDir)]).toEqual([]);
    expect(readdirSync(dataDir)).toContain('database.before');
  } finally {
    process.umask(before);
  }
}, 120_000);

it('a folder that many write to, such as /tmp, keeps its mode', () => {
  const shared = mkdtempSync(join(tmpdir(), 'millwright-shared-'));
  mkdirSync(join(shared, 'database'));
  chmodSync(join(shared, 'database'), 0o755);
  chmodSync(shared, 0o1777);
  restrictDataFolder(shared);
  expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  expect(open(join(shared, 'database'))).toEqual([]);
});
