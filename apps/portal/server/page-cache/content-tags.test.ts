import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { startApi, type StartedApi } from '@millwright/api';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { copyDatabase } from '../../../api/test-support/copy-database.ts';
import { ownPages } from '../../test-support/own-pages.ts';
import { readConfig } from '../config.ts';
import { createPortalServer, type PortalServer } from '../portal-server.ts';
import { hearOfChanges } from './content-changes.ts';

let dataDir: string;
let api: StartedApi;
let portal: PortalServer;
let stopHearing: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millwright-portal-'));
  copyDatabase(join(inject('seededFolder'), 'database'), join(dataDir, 'database'), 'none');
  const options = { imagePrefix: '', playerHosts: [], allowedOrigins: [], isLocalDemo: true };
  api = await startApi({ dataDir, databaseUrl: null, ...options });
  const config = readConfig({});
  portal = createPortalServer({ config, api, pages: await ownPages(), assets: async () => null });
  stopHearing = await hearOfChanges(api, config, portal.purge);
}, 120_000);
afterAll(async () => {
  await stopHearing();
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await portal.fetch(new Request(`http://en.localhost:3000${path}`));
  return { from: response.headers.get('x-cache'), html: await response.text() };
};

/** Requests a page until all of it is there, for a crowded machine may leave out a section for a moment. */
const cached = (path: string) =>
  vi.waitFor(async () => expect((await get(path)).from).toBe('hit'), { timeout: 20_000, interval: 100 });

it('a change is at once on every page that shows it, and no other page is rendered again', async () => {
  const article = /href="(\/article\/[^"?#]+)"/.exec((await get('/articles')).html)![1]!;
  const others = ['/showroom/suppliers', '/robots.txt'];
  for (const path of [article, ...others]) await cached(path);
  const headers = { 'accept-language': 'en' };
  const list = await api.fetch(new Request('http://api.test/api/article/list?rows=1', { headers }));
  const { data } = (await list.json()) as { data: { list: [{ id: number }] } };
  await api.database.exec(`update article set title = 'Changed by an editor' where id = ${data.list[0].id}`);
  await vi.waitFor(async () => expect((await get('/articles')).html).toContain('Changed by an editor'), {
    timeout: 5000,
    interval: 20,
  });
  for (const path of others) expect([path, (await get(path)).from]).toEqual([path, 'hit']);
  expect((await get(article)).from).toBe('miss');
}, 60_000);
