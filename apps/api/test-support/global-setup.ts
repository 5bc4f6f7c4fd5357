import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { finishContent } from '../src/content/finish-content.ts';
import { openDatabase, type DatabaseLocation } from '../src/db/open-database.ts';
import { prepareDatabase } from '../src/db/prepare-database.ts';
import { fixtureNow, seedFixture } from './fixture.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of this run, for what tests write. */
    runFolder: string;
    /** Data folder of a closed embedded database that holds the fixture; tests copy it. */
    pgliteFixture: string;
    /** Address of the database `fixture` on the server of this run; empty where there is no server. */
    postgresFixture: string;
  }
}

/** Fills a new database with the fixture. */
export async function makeFixture(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  await prepareDatabase(database, { seed: seedFixture, clock: () => fixtureNow });
  await finishContent(database.db, { imagePrefix: '', playerHosts: [] });
  await database.close();
}

/** Makes the fixture once for the whole run, in an embedded database and on a PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-'));
  chmodSync(folder, 0o755);
  const pglite = join(folder, 'pglite');

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
  const [server] = await Promise.all([startServer(), makeFixture({ dataDir: pglite })]);

  project.provide('runFolder', folder);
  project.provide('pgliteFixture', pglite);
  project.provide('postgresFixture', server?.urlOf('fixture') ?? '');
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
