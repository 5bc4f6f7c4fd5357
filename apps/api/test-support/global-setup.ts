import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { finishContent } from '../src/content/finish-content.ts';
import { openDatabase, type DatabaseLocation } from '../src/db/open-database.ts';
import { prepareDatabase } from '../src/db/prepare-database.ts';
import { createLoginKeys } from '../src/members/login-keys.ts';
import { fixtureNow, seedFixture } from './fixture.ts';
import { copyDatabase } from './copy-database.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of this run, for what tests write. */
    runFolder: string;
    /** Data folder of a closed embedded database that holds the fixture; tests copy it. */
    pgliteFixture: string;
    /** Data folder of a closed embedded database that holds nothing, not even tables: making one takes seconds. */
    emptyPglite: string;
    /** Address of the database `fixture` on the server of this run; empty where there is no server. */
    postgresFixture: string;
  }
}

/**
 * Fills a new database with the fixture, and with the key that passwords are encrypted with, which takes long to make.
 */
export async function makeFixture(location: DatabaseLocation): Promise<void> {
  const clock = () => fixtureNow;
  const database = await openDatabase(location);
  await prepareDatabase(database, { seed: seedFixture, clock });
  await createLoginKeys({ db: database.db, clock }).current();
  await finishContent(database.db, { imagePrefix: '', playerHosts: [] }, fixtureNow);
  await database.close();
}

/** What a run has of databases. */
interface Made {
  folder: string;
  empty: string;
  pglite: string;
  server: PostgresServer | null;
}

/**
 * Projects of a run are set up in one process: what takes seconds to make is made for the first, and cached for the
 * last.
 */
const shared = globalThis as { fixtureOfRun?: { made: Promise<Made>; users: number } };

async function make(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-'));
  chmodSync(folder, 0o755);
  const [empty, pglite] = [join(folder, 'empty'), join(folder, 'pglite')];

  const startServer = async (): Promise<PostgresServer | null> => {
    try {
      const server = await startPostgres(join(folder, 'postgres'));
      await server.run('create database fixture');
      await makeFixture({ databaseUrl: server.urlOf('fixture') });
      return server;
    } catch (error) {
      console.warn(`\nSkipped: the tests on PostgreSQL, because ${error instanceof Error ? error.message : error}.\n`);
      return null;
    }
  };
  const makeEmbedded = async (): Promise<void> => {
    await (await openDatabase({ dataDir: empty })).close();
    copyDatabase(join(empty, 'database'), join(pglite, 'database'));
    await makeFixture({ dataDir: pglite });
  };
  const [server] = await Promise.all([startServer(), makeEmbedded()]);
  return { folder, empty, pglite, server };
}

/** Makes the fixture once for the whole run, in an embedded database and on a PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fixture = (shared.fixtureOfRun ??= { made: make(), users: 0 });
  fixture.users += 1;
  const { folder, empty, pglite, server } = await fixture.made;
  project.provide('runFolder', folder);
  project.provide('pgliteFixture', pglite);
  project.provide('emptyPglite', empty);
  project.provide('postgresFixture', server?.urlOf('fixture') ?? '');
  return async () => {
    fixture.users -= 1;
    if (fixture.users > 0) return;
    delete shared.fixtureOfRun;
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
