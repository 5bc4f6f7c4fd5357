import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, judgeTimes } from './lib/judge.mjs';
import { freePort } from '../lib/free-port.mjs';
import { request, percentile, startApi, startPortal, until } from './lib/servers.mjs';

export const goal = 'G24';
export const name =
  'The API dead after a warm-up, 20 requests a second: warmed pages go on, and are fresh again soon after';
export const needs = { build: true };
export const seconds = { short: 55, full: 620 };

const kinds = [
  '/',
  '/articles',
  '/articles?page=2',
  '/videos',
  '/magazines',
  '/whitepapers',
  '/tradeshow',
  '/showroom',
  '/showroom/suppliers',
  '/showroom/products',
  '/showroom/platform',
  '/media',
  '/about',
  '/sitemaps',
];

export async function run({ full, folder, node, env, log, signal }) {
  const length = full ? 600_000 : 40_000;
  const port = await freePort();
  const dataDir = await dataFolder({ node, env, folder });
  const startOwnApi = () => startApi({ node, env, port, settings: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } });
  const api = await startOwnApi();
  // Without the cache of pages, which would hide what is measured here.
  const portal = await startPortal({ node, env, settings: { API_ORIGIN: api.origin, PAGE_CACHE_MB: '0' } });
  const list = await (await request(portal.origin, '/articles')).text();
  const pages = [
    ...kinds,
    ...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href)),
  ].slice(0, 30);
  for (const page of pages) await (await request(portal.origin, page)).arrayBuffer();

  await api.stop('SIGKILL');
  const machine = watchMachine(node);
  const times = [];
  const statuses = new Map();
  let good = 0;
  const begun = performance.now();
  const requested = [];
  for (let number = 0; performance.now() - begun < length && !signal.aborted; number += 1) {
    requested.push(
      (async () => {
        const sent = performance.now();
        const response = await request(portal.origin, pages[number % pages.length]).catch(() => null);
        await response?.arrayBuffer();
        times.push(performance.now() - sent);
        statuses.set(response?.status ?? 0, (statuses.get(response?.status ?? 0) ?? 0) + 1);
        // What a page needs of every page is fresh for half a minute: such pages do not even know.
        if (response?.status === 200) good += 1;
      })(),
    );
    await wait(Math.max(0, (number + 1) * 50 - (performance.now() - begun)));
    if (number % 2000 === 1999) log(`${number + 1} requests, ${good} answered`);
  }
  await Promise.all(requested);

  const slowdown = await machine.slowdown();
  const again = await startOwnApi();
  const fresh = await until(
    async () => {
      const response = await request(portal.origin, pages[1]);
      await response.arrayBuffer();
      return response.status === 200 && !response.headers.has('x-degraded');
    },
    120_000,
    100,
  );
  const slowdownThen = await machine.slowdown();
  machine.stop();
  await Promise.all([portal.stop(), again.stop()]);
  const p95 = percentile(times, 95);
  const judged = judgeTimes(
    [
      { what: 'p95', value: p95, limit: 300 },
      { what: 'fresh after its return', value: fresh, limit: 6000 },
    ],
    Math.max(slowdown, slowdownThen),
  );
  return {
    count: requested.length,
    passed: judged.isHeld ? good : 0,
    wanted: Math.ceil(requested.length * 0.99),
    unsure: judged.unsure,
    detail:
      `${((100 * good) / requested.length).toFixed(2)} % answered (99 % wanted), statuses ` +
      `${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}; ${judged.reported}; ` +
      `${busyness(slowdown)}`,
  };
}
