import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fixtureNow, seedFixture } from '../../api/test-support/fixture.ts';
import { startPostgres } from '../../api/test-support/postgres-server.ts';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, finishContent, openDatabase, prepareDatabase, type Api, type Database, type DatabaseLocation } from '@millwright/api';

/** The real API over a database with the fixture of the API's own tests. */
export interface FixtureApi {
  name: 'PGlite' | 'PostgreSQL';
  api: Api;
  /** What the API keeps its things in. */
  db: Database;
  /** Errors that the API called its own. */
  errors: unknown[];
}

async function openFixture(name: FixtureApi['name'], location: DatabaseLocation): Promise<FixtureApi & { end(): Promise<void> }> {
  // A copy holds everything already; only the server's database is made here.
  if ('dataDir' in location) cpSync(join(inject('fixtureFolder'), 'database'), join(location.dataDir, 'database'), { recursive: true });
  const database = await openDatabase(location);
  await prepareDatabase(database, { seed: seedFixture, clock: () => fixtureNow });
  await finishContent(database.db, { imagePrefix: '', playerHosts: [] });
  const errors: unknown[] = [];
  const api = createApi({ db: database.db, clock: () => fixtureNow, onError: (error) => errors.push(error) });
  return { name, api, db: database.db, errors, end: () => api.close().then(() => database.close()) };
}

/**
 * Starts the API on the embedded database.
 *
 * @param onQuery called with every query that is sent to it
 */
export async function startFixtureApi(onQuery?: (sql: string) => void): Promise<FixtureApi & { end(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-portal-'));
  const started = await openFixture('PGlite', { dataDir, onQuery });
  return { ...started, end: () => started.end().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** Starts the API on every database that this machine has, and says so where PostgreSQL is not among them. */
export async function startFixtureApis(): Promise<{ apis: FixtureApi[]; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-portal-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres(join(folder, 'postgres')).catch((error: unknown) => {
    console.warn(`Skipped: the pages on PostgreSQL, because ${error instanceof Error ? error.message : String(error)}.`);
    return null;
  });
  await server?.run('create database fixture');
  const apis = await Promise.all([
    openFixture('PGlite', { dataDir: join(folder, 'pglite') }),
    ...(server ? [openFixture('PostgreSQL', { databaseUrl: server.urlOf('fixture') })] : []),
  ]);
  const close = async (): Promise<void> => {
    for (const { end } of apis) await end();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { apis, close };
}
