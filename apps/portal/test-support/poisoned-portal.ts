import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, finishContent, openDatabase, prepareDatabase } from '@millwright/api';
import { fixtureNow, seedFixture } from '../../api/test-support/fixture.ts';
import { builtAssets } from '../server/built-assets.ts';
import { pagesOf } from '../server/built-pages.ts';
import { readConfig } from '../server/config.ts';
import { createPortalServer } from '../server/portal-server.ts';
import { readStyleDigests } from '../server/style-digests.ts';
import { poison } from './poison.ts';

/**
 * A program: the built portal over a database of its own, whose content is poisoned anew whenever its parent sends the
 * number of a seed. It answers with its port and the number of poisoned columns, and ends with its parent.
 */
const folder = mkdtempSync(join(tmpdir(), 'millwright-poisoned-'));
const clock = () => fixtureNow;
const database = await openDatabase({ dataDir: folder });
await prepareDatabase(database, { seed: seedFixture, clock });

const build = await import(join(import.meta.dirname, '../build/server/index.js'));
const client = join(import.meta.dirname, '../build/client');
const pages = pagesOf(() => Promise.resolve(build), build.entry.module, 'production', await readStyleDigests(client));
const assets = builtAssets(client);
let listener: ReturnType<typeof getRequestListener> = (_, response) => Promise.resolve(void response.end());
const http = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1');

/** Begins anew with the payloads of a seed: a server that has seen no other. */
async function begin(seed: number): Promise<void> {
  const columns = await poison(database.db, seed);
  await finishContent(database.db, { imagePrefix: '', playerHosts: [] });
  const { port } = http.address() as AddressInfo;
  const { fetch } = createApi({ db: database.db, clock });
  const config = readConfig({ PORT: String(port) });
  listener = getRequestListener(createPortalServer({ config, api: { fetch, close: () => Promise.resolve() }, pages, assets }).fetch);
  process.send!({ port, columns });
}

process.on('message', (seed) => void begin(seed as number));
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send!('ready');
