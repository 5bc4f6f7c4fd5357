import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishContent } from '../src/content/finish-content.ts';
import { openDatabase, type DatabaseLocation } from '../src/db/open-database.ts';
import { prepareDatabase } from '../src/db/prepare-database.ts';
import { createLoginKeys } from '../src/members/login-keys.ts';
import { startApi } from '../src/start-api.ts';
import { copyDatabase } from './copy-database.ts';
import { fixtureNow, seedFixture } from './fixture.ts';
import { providePrograms, startPostgres } from './postgres-server.ts';

const root = join(import.meta.dirname, '../../..');
const store = join(root, '.cache/databases');

/** What decides about the databases: code and content, and the versions of what runs them. */
const sources = ['apps/api/src', 'apps/api/test-support', 'packages/domain/src', 'packages/i18n/src'];

/**
 * The name of what the code as it is makes today. A first start writes down when it was, and what it makes grows older:
 * tests begin with what is of their day.
 */
function nameOfToday(programs: string | null): string {
  const hash = createHash('sha256').update(`${process.version} ${programs}`);
  const files = [...sources, 'packages/api-client/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const file of [...files.sort(), join(root, 'package-lock.json')])
    hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file));
  return `${new Date().toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Fills a new database with the fixture, and with the key that passwords are encrypted with, which takes long to make.
 */
async function makeFixture(location: DatabaseLocation): Promise<void> {
  const clock = () => fixtureNow;
  const database = await openDatabase(location);
  await prepareDatabase(database, { seed: seedFixture, clock });
  await createLoginKeys({ db: database.db, clock }).current();
  await finishContent(database.db, { imagePrefix: '', playerHosts: [] }, fixtureNow);
  await database.close();
}

/** Fills a new database as a first start does. */
async function makeContent(dataDir: string, databaseUrl: string | null): Promise<void> {
  const html = { imagePrefix: '', playerHosts: [] };
  const api = await startApi({ dataDir, databaseUrl, ...html, allowedOrigins: [], isLocalDemo: true });
  await api.close();
}

async function makeEmbedded(folder: string): Promise<void> {
  const at = (name: string): string => join(folder, name);
  await (await openDatabase({ dataDir: at('empty') })).close();
  for (const name of ['fixture', 'seeded']) copyDatabase(at('empty/database'), at(`${name}/database`));
  await makeFixture({ dataDir: at('fixture') });
  await makeContent(at('seeded'), null);
}

const sayServerIsMissing = (error: unknown): void =>
  console.warn(`\nSkipped: the tests on PostgreSQL, because ${error instanceof Error ? error.message : error}.\n`);

async function makeOnServer(folder: string): Promise<void> {
  const server = await startPostgres(folder);
  for (const name of ['fixture', 'seeded']) await server.run(`create database ${name}`);
  await makeFixture({ databaseUrl: server.urlOf('fixture') });
  await makeContent(join(folder, 'files'), server.urlOf('seeded'));
  await server.pack();
}

/** Makes them where PostgreSQL may run, whatever user it is, and puts them into their place whole. */
async function make(stored: string, hasServer: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-databases-'));
  chmodSync(folder, 0o755);
  try {
    const serverFolder = join(folder, 'postgres');
    const withoutServer = (error: unknown): void => {
      sayServerIsMissing(error);
      rmSync(serverFolder, { recursive: true, force: true });
    };
    await Promise.all([makeEmbedded(folder), hasServer && makeOnServer(serverFolder).catch(withoutServer)]);
    const draft = `${stored}-${process.pid}`;
    cpSync(folder, draft, { recursive: true, filter: (file) => !file.endsWith('postgres/files') });
    // Another process may have been faster.
    if (existsSync(stored)) rmSync(draft, { recursive: true });
    else renameSync(draft, stored);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The folder of the databases that tests copy, each of them closed: `empty` is an embedded one without tables, `fixture`
 * holds the fixture, `seeded` the content of a first start, and `postgres`, where it can be had, is a server with the
 * last two. What today's code has not made yet is made; that takes half a minute.
 */
export async function storedDatabases(): Promise<string> {
  let programs: string | null = null;
  try {
    programs = providePrograms();
  } catch (error) {
    sayServerIsMissing(error);
  }
  const name = nameOfToday(programs);
  const stored = join(store, name);
  if (existsSync(stored)) return stored;
  await make(stored, programs !== null);
  // Another run may still copy those of today.
  for (const other of readdirSync(store))
    if (other.slice(0, 10) < name.slice(0, 10)) rmSync(join(store, other), { recursive: true, force: true });
  return stored;
}

// The target `databases` of Nx makes them before the tests of several projects, which run at the same time.
if (process.argv[1] === import.meta.filename) console.log(await storedDatabases());
