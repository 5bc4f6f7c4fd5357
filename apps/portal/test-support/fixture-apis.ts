import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyDatabase } from '../../api/test-support/copy-database.ts';
import { fixtureNow } from '../../api/test-support/fixture.ts';
import { copyOnServer } from '../../api/test-support/test-api.ts';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, openDatabase, type Api, type Database, type DatabaseLocation } from '@millwright/api';

/** The real API over a database with the fixture of the API's own tests. */
export interface FixtureApi {
  name: 'PGlite' | 'PostgreSQL';
  api: Pick<Api, 'fetch' | 'close'>;
  /** Where the API stores its data. */
  db: Database;
  /** Errors that the API called its own. */
  errors: unknown[];
}

type Running = FixtureApi & { end(): Promise<void> };

async function openFixture(name: FixtureApi['name'], location: DatabaseLocation): Promise<Running> {
  const database = await openDatabase(location);
  const errors: unknown[] = [];
  const api = createApi({
    db: database.db,
    isLocalDemo: true,
    clock: () => fixtureNow,
    onError: (error) => errors.push(error),
  });
  return { name, api, db: database.db, errors, end: () => api.close().then(() => database.close()) };
}

async function startEmbedded(onQuery?: (sql: string) => void): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-portal-'));
  copyDatabase(join(inject('pgliteFixture'), 'database'), join(dataDir, 'database'), 'none');
  const started = await openFixture('PGlite', { dataDir, onQuery });
  return { ...started, end: () => started.end().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

const startOnServer = async (onQuery?: (sql: string) => void): Promise<Running> =>
  openFixture('PostgreSQL', { databaseUrl: await copyOnServer(), onQuery });

/**
 * Starts the API on the server where there is one, which costs half of the embedded database, else on that.
 *
 * @param onQuery called with every query that is sent to it
 */
export const startFixtureApi = (onQuery?: (sql: string) => void): Promise<Running> =>
  inject('postgresFixture') === '' ? startEmbedded(onQuery) : startOnServer(onQuery);

/** Starts the API on every database that this run has, and says so where PostgreSQL is not among them. */
export async function startFixtureApis(): Promise<{ apis: FixtureApi[]; close(): Promise<void> }> {
  const hasServer = inject('postgresFixture') !== '';
  if (!hasServer) console.warn('Skipped: the pages on PostgreSQL, which this machine does not have.');
  const apis = await Promise.all([startEmbedded(), ...(hasServer ? [startOnServer()] : [])]);
  const close = async (): Promise<void> => {
    for (const { end } of apis) await end();
  };
  return { apis, close };
}
