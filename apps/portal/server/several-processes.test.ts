import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { fixtureNow } from '../../api/test-support/fixture.ts';
import { copyOnServer } from '../../api/test-support/test-api.ts';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, openDatabase, type OpenDatabase } from '@millwright/api';
import { ownPages } from '../test-support/own-pages.ts';
import type { ApiAccess } from './api-access.ts';
import { readConfig } from './config.ts';
import { hearOfChanges } from './page-cache/content-changes.ts';
import { createPortalServer } from './portal-server.ts';
import type { Pages } from './render-page.ts';

/** Where the database of all processes is; empty where this machine has no PostgreSQL. */
let databaseUrl = '';
let pages: Pages;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  if (inject('postgresFixture') !== '') databaseUrl = await copyOnServer();
  pages = await ownPages();
}, 120_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
}, 60_000);

async function openShared(): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl });
  closing.push(database.close);
  return database;
}

/** A portal as a process of its own has it: its own cache, and its own way to hear of changes. */
async function startPortal(api: ApiAccess, env: Record<string, string> = {}) {
  const config = readConfig(env);
  const portal = createPortalServer({ config, api, pages, assets: () => Promise.resolve(null) });
  closing.push(await hearOfChanges(api, config, portal.purge));
  const request = async () => {
    const response = await portal.fetch(new Request('http://en.localhost:3000/article/2'));
    return { from: response.headers.get('x-cache'), title: /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] };
  };
  return { request };
}

it('what any program writes to the database is on the pages of every process at once, also where the API is another process', async ({
  skip,
}) => {
  if (databaseUrl === '') return skip('PostgreSQL is not installed');
  const writer = await openShared();
  const apiOn = (database: OpenDatabase): ApiAccess => {
    const api = createApi({ db: database.db, isLocalDemo: true, clock: () => fixtureNow, onError: () => undefined });
    return { fetch: api.fetch, close: api.close, onContentChange: database.onContentChange };
  };
  const [one, other] = [await startPortal(apiOn(await openShared())), await startPortal(apiOn(await openShared()))];
  const { fetch, close } = apiOn(await openShared());
  const apart = await startPortal({ fetch, close }, { API_ORIGIN: 'http://api.test', DATABASE_URL: databaseUrl });
  const portals = [one, other, apart];

  const before = await Promise.all(portals.map(({ request }) => request()));
  expect(before.map(({ from }) => from)).toEqual(['miss', 'miss', 'miss']);
  expect((await Promise.all(portals.map(({ request }) => request()))).map(({ from }) => from)).toEqual([
    'hit',
    'hit',
    'hit',
  ]);
  await writer.exec("update article set title = 'Written by a back office' where id = 2");
  for (const { request } of portals)
    await vi.waitFor(async () => expect((await request()).title).toBe('Written by a back office'), {
      timeout: 10_000,
      interval: 100,
    });
  for (const { request } of portals) expect((await request()).from).toMatch(/hit|miss/);
}, 60_000);
