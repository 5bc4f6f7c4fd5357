import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, startApi, startPortal } from './lib/servers.mjs';

export const goal = 'G32';
export const name = 'Soak over all kinds of pages with 2 % of the calls spoilt: memory, handles and sockets stay flat';
export const needs = { build: true };
export const seconds = { short: 80, full: 3700 };

const kinds = ['/', '/articles', '/articles?page=2', '/articles/latest', '/videos', '/magazines', '/whitepapers', '/tradeshow', '/showroom', '/showroom/suppliers', '/showroom/products', '/showroom/platform', '/media', '/about', '/about/history', '/sitemaps', '/search?keyword=mould', '/rss', '/sitemap.xml', '/no/such/page'];

/** A proxy that spoils one call in fifty: with a 500, a broken connection, half an answer or silence. */
const startSpoiler = (target) => new Promise((resolve) => {
  let calls = 0;
  let spoilt = 0;
  const server = createServer(async (request, answer) => {
    calls += 1;
    if (calls % 50 === 0) {
      spoilt += 1;
      const fault = spoilt % 4;
      if (fault === 0) return void answer.writeHead(500).end('spoilt');
      if (fault === 1) return void request.socket.destroy();
      if (fault === 2) return void answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"da');
      return undefined;
    }
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await new Response(request).arrayBuffer();
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const got = await fetch(target + request.url, { method: request.method, headers, body, redirect: 'manual' }).catch(() => null);
    if (!got) return void answer.writeHead(502).end();
    answer.writeHead(got.status, { 'content-type': got.headers.get('content-type') ?? 'text/plain' }).end(Buffer.from(await got.arrayBuffer()));
    return undefined;
  }).listen(0, '127.0.0.1', () => resolve({ origin: `http://127.0.0.1:${server.address().port}`, spoilt: () => spoilt, close: () => (server.closeAllConnections(), server.close()) }));
});

const handlesOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

/** Growth by the least squares, in units a minute. */
const slope = (samples) => {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [times, values] = [samples.map(({ at }) => at / 60_000), samples.map(({ value }) => value)];
  const [time, value] = [mean(times), mean(values)];
  return times.reduce((sum, one, index) => sum + (one - time) * (values[index] - value), 0) / Math.max(1e-9, times.reduce((sum, one) => sum + (one - time) ** 2, 0));
};

export async function run({ full, folder, node, env, log, signal }) {
  const length = full ? 3_600_000 : 60_000;
  const api = await startApi({ node, env, settings: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' } });
  const spoiler = await startSpoiler(api.origin);
  const portal = await startPortal({ node, env, watched: true, settings: { API_ORIGIN: spoiler.origin, PAGE_CACHE_MB: '0' } });
  const list = await (await ask(portal.origin, '/articles')).text();
  const pages = [...kinds, ...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))];
  const heap = [];
  const handles = [];
  const statuses = new Map();
  let ended = false;
  let requests = 0;
  const visitors = Array.from({ length: full ? 16 : 8 }, async (_, visitor) => {
    for (let number = 0; !ended; number += 1) {
      // Nothing is kept: every page is made, and every fifth address is another.
      const page = pages[(visitor * 7 + number) % pages.length];
      const address = number % 5 === 0 && page.startsWith('/articles') ? `/articles?page=${1 + (number % 40)}` : page;
      const answer = await ask(portal.origin, address, { edition: number % 2 ? 'cn' : 'en' }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      requests += 1;
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const begun = performance.now();
  while (performance.now() - begun < length && !signal.aborted) {
    await wait(length / 60);
    const at = performance.now() - begun;
    const used = await portal.heap();
    heap.push({ at, value: used });
    handles.push({ at, value: handlesOf(portal.pid) });
    if (heap.length % 15 === 0) log(`${requests} requests, heap ${used.toFixed(0)} MB, ${handles.at(-1).value} handles`);
  }
  ended = true;
  await Promise.all(visitors);
  await wait(6000);
  const idleHandles = handlesOf(portal.pid);
  await Promise.all([portal.stop(), api.stop()]);
  spoiler.close();
  // The first half fills the caches.
  const late = (samples) => samples.slice(samples.length >> 1);
  const growth = slope(late(heap)) * 10;
  const mostHandles = Math.max(...late(handles).map(({ value }) => value));
  const wrong = [...statuses].filter(([status]) => ![200, 404, 503].includes(status)).reduce((sum, [, count]) => sum + count, 0);
  // A short run sees the caches fill: only the hour judges the slope as it is.
  const isFlat = growth <= (full ? 1 : 40) && idleHandles <= handles[0].value + 10;
  return {
    count: requests, passed: isFlat ? requests - wrong : 0,
    detail: `${spoiler.spoilt()} calls spoilt; statuses ${[...statuses].sort().map(([status, count]) => `${status}: ${count}`).join(', ')}; heap after collection ${heap[0].value.toFixed(0)} to ${heap.at(-1).value.toFixed(0)} MB, in the second half ${growth.toFixed(1)} MB in 10 min; handles at most ${mostHandles}, ${idleHandles} when idle`,
  };
}
