import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fixtureNow, seedFixture } from '../../api/test-support/fixture.ts';
import { startPostgres, type PostgresServer } from '../../api/test-support/postgres-server.ts';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, finishContent, openDatabase, prepareDatabase, type OpenDatabase } from '@millwright/api';
import { ownPages } from '../test-support/own-pages.ts';
import type { ApiAccess } from './api-access.ts';
import { readConfig } from './config.ts';
import { hearOfChanges } from './page-cache/content-changes.ts';
import { createPortalServer, type Pages } from './portal-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-portals-'));
let server: PostgresServer | null = null;
let pages: Pages;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  server = await startPostgres(join(folder, 'postgres')).catch((error: unknown) => {
    console.warn(`Skipped: several processes on PostgreSQL, because ${error instanceof Error ? error.message : String(error)}.`);
    return null;
  });
  await server?.run('create database portals');
  pages = await ownPages();
}, 120_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function openShared(): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: server!.urlOf('portals') });
  closing.push(database.close);
  return database;
}

/** A portal as a process of its own has it: its own cache, and its own way to hear of changes. */
async function startPortal(api: ApiAccess, env: Record<string, string> = {}) {
  const config = readConfig(env);
  const portal = createPortalServer({ config, api, pages, assets: () => Promise.resolve(null) });
  const changes = await hearOfChanges(api, config, portal.purge);
  closing.push(changes.close);
  const ask = async () => {
    const answer = await portal.fetch(new Request('http://en.localhost:3000/article/2'));
    return { from: answer.headers.get('x-cache'), title: /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1] };
  };
  return { ask };
}

it('what any program writes to the database is on the pages of every process at once, also where the API is another process', async ({ skip }) => {
  if (!server) return skip('PostgreSQL is not installed');
  const writer = await openShared();
  await prepareDatabase(writer, { seed: seedFixture, clock: () => fixtureNow });
  await finishContent(writer.db, { imagePrefix: '', playerHosts: [] });
  const apiOn = (database: OpenDatabase): ApiAccess => {
    const api = createApi({ db: database.db, clock: () => fixtureNow, onError: () => undefined });
    return { fetch: api.fetch, close: api.close, onContentChange: database.onContentChange };
  };
  const [one, other] = [await startPortal(apiOn(await openShared())), await startPortal(apiOn(await openShared()))];
  const { fetch, close } = apiOn(await openShared());
  const apart = await startPortal({ fetch, close }, { API_ORIGIN: 'http://api.test', DATABASE_URL: server.urlOf('portals') });
  const portals = [one, other, apart];

  const before = await Promise.all(portals.map(({ ask }) => ask()));
  expect(before.map(({ from }) => from)).toEqual(['miss', 'miss', 'miss']);
  expect((await Promise.all(portals.map(({ ask }) => ask()))).map(({ from }) => from)).toEqual(['hit', 'hit', 'hit']);
  await writer.exec("update article set title = 'Written by a back office' where id = 2");
  for (const { ask } of portals) await vi.waitFor(async () => expect((await ask()).title).toBe('Written by a back office'), { timeout: 10_000, interval: 100 });
  for (const { ask } of portals) expect((await ask()).from).toMatch(/hit|miss/);
}, 60_000);
