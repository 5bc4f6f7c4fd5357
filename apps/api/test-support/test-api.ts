import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient, trustedHtml, type ApiClientOptions } from '@millwright/api-client';
import type { EditionKey } from '@millwright/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createApi, type Api, type ApiOptions } from '../src/create-api.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { openDatabase, type DatabaseLocation } from '../src/db/open-database.ts';
import { copyDatabase } from './copy-database.ts';
import { fixtureNow } from './fixture.ts';

let copies = 0;
const nextName = (): string => `copy_${process.pid}_${(copies += 1)}`;

/** How a test gets a database of its own that holds the fixture. */
export interface DatabaseKind {
  name: 'PGlite' | 'PostgreSQL';
  /** Whether this run has it; the setup says why not. */
  isPresent: boolean;
  open(onQuery?: (sql: string) => void): Promise<OpenDatabase>;
}

/**
 * The URL of a database of its own on the server of this run.
 *
 * @param template what it is a copy of; `template1` holds nothing, not even tables
 */
export async function copyOnServer(template: 'fixture' | 'seeded' | 'template1' = 'fixture'): Promise<string> {
  const fixture = inject('postgresFixture');
  const name = nextName();
  const client = new pg.Client({ connectionString: fixture.replace('/fixture?', '/postgres?') });
  await client.connect();
  try {
    // A template is copied by one at a time.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return fixture.replace('/fixture?', `/${name}?`);
}

/** A data folder of its own that holds the fixture, closed. @param templates as for `copyDatabase` */
export function copyDataFolder(templates: 'linked' | 'none' = 'linked'): string {
  const dataDir = join(inject('runFolder'), nextName());
  copyDatabase(join(inject('pgliteFixture'), 'database'), join(dataDir, 'database'), templates);
  return dataDir;
}

/** A data folder of its own, or the one that is named, with an embedded database that holds nothing, closed. */
export function emptyDataFolder(dataDir = join(inject('runFolder'), nextName())): string {
  copyDatabase(join(inject('emptyPglite'), 'database'), join(dataDir, 'database'));
  return dataDir;
}

/** A database of its own, and what tells processes where it is. */
export interface SharedDatabase {
  location: DatabaseLocation;
  environment: { DATA_DIR: string; DATABASE_URL: string };
}

/**
 * A database that several processes open one after the other, and of which it does not matter what kind it is: on the
 * server where there is one. Each process that opens an embedded one takes two processor seconds more.
 *
 * @param content what it holds
 */
export async function sharedDatabase(content: 'fixture' | 'nothing' = 'fixture'): Promise<SharedDatabase> {
  if (inject('postgresFixture') === '') {
    const dataDir = content === 'fixture' ? copyDataFolder('none') : emptyDataFolder();
    return { location: { dataDir }, environment: { DATA_DIR: dataDir, DATABASE_URL: '' } };
  }
  const dataDir = join(inject('runFolder'), nextName());
  mkdirSync(dataDir);
  const databaseUrl = await copyOnServer(content === 'fixture' ? 'fixture' : 'template1');
  return { location: { databaseUrl }, environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } };
}

/** The databases that everything is tested on. */
export const databaseKinds = (): DatabaseKind[] => [
  {
    name: 'PGlite',
    isPresent: inject('pgliteFixture') !== '',
    open: (onQuery) => openDatabase({ dataDir: copyDataFolder('none'), onQuery }),
  },
  {
    name: 'PostgreSQL',
    isPresent: inject('postgresFixture') !== '',
    open: async (onQuery) => openDatabase({ databaseUrl: await copyOnServer(), onQuery }),
  },
];

/** An API over a database with the fixture. */
export interface TestApi {
  api: Api;
  database: OpenDatabase;
  /** Queries that were sent since it was last emptied. */
  queries: string[];
  /** What the clock says; change it to let time pass. */
  time: { now: Date };
  /** Errors that the API called its own. */
  errors: unknown[];
  /** Requests a URL in an edition and returns the parsed body. */
  get(
    path: string,
    edition?: EditionKey,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Envelope }>;
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Envelope }>;
  /** The typed client, served by this API. */
  client(options?: Partial<ApiClientOptions>): ReturnType<typeof createApiClient>;
}

interface Envelope {
  code: number;
  msg: string;
  reason?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into the data of every call
  data?: any;
}

export const origin = 'http://api.test';
const languages: Readonly<Record<EditionKey, string>> = { cn: 'zh-CN', en: 'en', de: 'de' };

async function startTestApi(kind: DatabaseKind, options: Partial<ApiOptions>): Promise<TestApi> {
  const queries: string[] = [];
  const errors: unknown[] = [];
  const time = { now: fixtureNow };
  const database = await kind.open((sql) => queries.push(sql));
  const api = createApi({
    db: database.db,
    isLocalDemo: true,
    clock: () => time.now,
    onError: (error) => errors.push(error),
    uploadDir: join(inject('runFolder'), `uploads-${process.pid}`),
    ...options,
  });
  const read = async (response: Response) => {
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as Envelope };
  };
  return {
    api,
    database,
    queries,
    time,
    errors,
    get: async (path, edition = 'cn', headers = {}) =>
      read(
        await api.fetch(new Request(origin + path, { headers: { 'accept-language': languages[edition], ...headers } })),
      ),
    post: async (path, body, headers = {}) =>
      read(
        await api.fetch(
          new Request(origin + path, {
            method: 'POST',
            body: typeof body === 'string' ? body : JSON.stringify(body),
            headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
          }),
        ),
      ),
    client: (clientOptions = {}) =>
      createApiClient({
        fetch: (request) => api.fetch(request),
        baseUrl: origin,
        edition: 'cn',
        prepareHtml: trustedHtml,
        ...clientOptions,
      }),
  };
}

type Define = (use: () => TestApi) => void;

function describeOn(kind: DatabaseKind, title: string, define: Define, options: Partial<ApiOptions>): void {
  describe.skipIf(!kind.isPresent)(`${title} (${kind.name})`, () => {
    let started: TestApi | undefined;
    beforeAll(async () => {
      started = await startTestApi(kind, options);
    });
    afterAll(async () => {
      await started?.api.close();
      await started?.database.close();
    });
    define(() => started!);
  });
}

/** Describes what holds on every database; `use` returns the API over it, within a test. */
export function describeOnEachDatabase(title: string, define: Define, options: Partial<ApiOptions> = {}): void {
  for (const kind of databaseKinds()) describeOn(kind, title, define, options);
}

/**
 * Describes what our code decides, by statements that other tests send to every database: on the server where there is
 * one, which costs half of the embedded one; with `MILLWRIGHT_FULL=1` on each.
 */
export function describeOnOneDatabase(title: string, define: Define, options: Partial<ApiOptions> = {}): void {
  const present = databaseKinds().filter(({ isPresent }) => isPresent);
  for (const kind of process.env.MILLWRIGHT_FULL === '1' ? present : present.slice(-1))
    describeOn(kind, title, define, options);
}
