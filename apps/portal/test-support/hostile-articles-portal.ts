import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, openDatabase, prepareDatabase } from '@millwright/api';
import { fixtureNow, seedFixture } from '../../api/test-support/fixture.ts';
import { firstHostileId, writeHostileArticles } from '../../api/test-support/hostile-articles.ts';
import { builtAssets } from '../server/built-assets.ts';
import { pagesOf } from '../server/built-pages.ts';
import { readConfig } from '../server/config.ts';
import { createPortalServer } from '../server/portal-server.ts';
import { readStyleDigests } from '../server/style-digests.ts';

/**
 * A program: the built portal over a database of its own, in which it writes an article for each body that its parent
 * sends. It answers with its port and the id of the first one, and ends with its parent.
 */
const folder = mkdtempSync(join(tmpdir(), 'millwright-hostile-'));
const clock = () => fixtureNow;
const database = await openDatabase({ dataDir: folder });
await prepareDatabase(database, { seed: seedFixture, clock });

const build = await import(join(import.meta.dirname, '../build/server/index.js'));
const client = join(import.meta.dirname, '../build/client');
const pages = pagesOf(() => Promise.resolve(build), build.entry.module, 'production', await readStyleDigests(client));
const assets = builtAssets(client);
let listener: ReturnType<typeof getRequestListener> = (_, response) => Promise.resolve(void response.end());
const http = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1');

/** What the parent asks for. */
interface Asked {
  bodies: string[];
  isRaw: boolean;
  playerHosts: string[];
}

/** Begins anew with other articles: a server that has seen none of the former. */
async function begin({ bodies, isRaw, playerHosts }: Asked): Promise<void> {
  const html = { imagePrefix: '', playerHosts };
  await writeHostileArticles(database.db, { bodies, settings: html, isRaw });
  const { port } = http.address() as AddressInfo;
  const { fetch } = createApi({ db: database.db, clock, html });
  const config = readConfig({ PORT: String(port), PLAYER_HOSTS: playerHosts.join() });
  listener = getRequestListener(createPortalServer({ config, api: { fetch, close: () => Promise.resolve() }, pages, assets }).fetch);
  process.send!({ port, first: firstHostileId });
}

process.on('message', (asked) => void begin(asked as Asked));
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send!('ready');
