import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, isBusy } from './lib/judge.mjs';
import { request, startApi, startPortal } from './lib/servers.mjs';
import { openVisitors } from './lib/visitor.mjs';
import { handlesOf, memoryOf, slopeOf } from './lib/watch.mjs';

export const goal = 'G32';
export const name =
  'Soak over all kinds of pages with 2 % of the calls spoilt: memory, handles and sockets of the API and of ' +
  'portals with and without a page cache stay flat';
export const needs = { build: true };
export const seconds = { short: 70, full: 3640 };

const kinds = [
  '/',
  '/articles',
  '/articles?page=2',
  '/articles/latest',
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
  '/about/history',
  '/sitemaps',
  '/search?keyword=mould',
  '/rss',
  '/sitemap.xml',
  '/no/such/page',
];

/** A proxy that spoils one call in fifty: with a 500, a broken connection, half a response or silence. */
const startSpoiler = (target) =>
  new Promise((resolve) => {
    let calls = 0;
    let spoilt = 0;
    const server = createServer(async (request, response) => {
      calls += 1;
      if (calls % 50 === 0) {
        spoilt += 1;
        const fault = spoilt % 4;
        if (fault === 0) return void response.writeHead(500).end('spoilt');
        if (fault === 1) return void request.socket.destroy();
        if (fault === 2)
          return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"da');
        return undefined;
      }
      const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await new Response(request).arrayBuffer();
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const got = await fetch(target + request.url, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
      }).catch(() => null);
      if (!got) return void response.writeHead(502).end();
      response
        .writeHead(got.status, { 'content-type': got.headers.get('content-type') ?? 'text/plain' })
        .end(Buffer.from(await got.arrayBuffer()));
      return undefined;
    }).listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        spoilt: () => spoilt,
        close: () => (server.closeAllConnections(), server.close()),
      }),
    );
  });

/** What a process holds over the time of the run. */
const watched = (name, server) => {
  const samples = { heap: [], handles: [], sockets: [], memory: [] };
  const take = async (at) => {
    const { handles, sockets } = handlesOf(server.pid);
    const values = { heap: await server.heap(), handles, sockets, memory: memoryOf(server.pid) };
    for (const [kind, value] of Object.entries(values)) samples[kind].push({ at, value });
    return values;
  };
  // The first half fills the caches.
  const growth = (kind) => slopeOf(samples[kind].slice(samples[kind].length >> 1));
  const reported = () =>
    `${name}: heap ${samples.heap[0].value.toFixed(0)} to ${samples.heap.at(-1).value.toFixed(0)} MB ` +
    `(${growth('heap').toFixed(1)} in 10 min of the second half), ` +
    `${Math.max(...samples.handles.map(({ value }) => value))} handles at most ` +
    `(${growth('handles').toFixed(1)}), of them ${Math.max(...samples.sockets.map(({ value }) => value))} ` +
    `sockets, resident ${samples.memory.at(-1).value.toFixed(0)} MB`;
  return { name, server, samples, take, growth, reported };
};

/** The status of a page that was refused because there was no room for it. */
const crowded = '503 for want of room';

const listed = (counts) =>
  [...counts]
    .sort()
    .map(([key, count]) => `${key}: ${count}`)
    .join(', ') || 'none';

export async function run({ full, folder, node, env, log, signal }) {
  const length = full ? 3_600_000 : 50_000;
  const api = await startApi({
    node,
    env,
    watched: true,
    settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' },
  });
  const spoiler = await startSpoiler(api.origin);
  const settings = { API_ORIGIN: spoiler.origin };
  const [making, storing] = [
    await startPortal({ node, env, watched: true, settings: { ...settings, PAGE_CACHE_MB: '0' } }),
    await startPortal({ node, env, watched: true, settings }),
  ];
  const list = await (await request(making.origin, '/articles')).text();
  const pages = [...kinds, ...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))];
  const processes = [
    watched('portal that makes each page', making),
    watched('portal that keeps pages', storing),
    watched('API', api),
  ];
  const statuses = new Map();
  const used = new AbortController();
  let requests = 0;
  const visitors = openVisitors();
  const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  /**
   * A visitor who reads on and on, with a pause that leaves the servers room: what they can do at most is G30's. Every
   * fifth URL is another, so that not only known URLs are requested.
   */
  const visit = async ({ origin }, visitor, pause) => {
    // They come one after the other: all at once, at servers that just started, would be a flood.
    await wait(visitor * 250);
    for (let number = 0; !used.signal.aborted; number += 1) {
      const page = pages[(visitor * 7 + number) % pages.length];
      const url = number % 5 === 0 && page.startsWith('/articles') ? `/articles?page=${1 + (number % 40)}` : page;
      const {
        status: responded,
        text,
        isWhole,
        reason,
      } = await visitors.request(origin, url, { edition: number % 2 ? 'cn' : 'en' });
      // Who is refused for want of room gets words alone; a page whose call was spoilt has the frame of the site.
      const status = !isWhole
        ? `none (${reason})`
        : responded === 503 && !text.includes('<header')
          ? crowded
          : responded;
      requests += 1;
      count(statuses, status);
      await wait(pause);
    }
  };
  const visiting = Array.from({ length: 8 }, (_, visitor) => [
    visit(making, visitor, 250),
    visit(storing, visitor, 70),
    visit(storing, visitor + 8, 70),
    visit(storing, visitor + 16, 70),
  ]).flat();
  const machine = watchMachine(node);
  const begun = performance.now();
  while (performance.now() - begun < length && !signal.aborted) {
    await wait(length / 60);
    const values = [];
    for (const each of processes) values.push(await each.take(performance.now() - begun));
    if (processes[0].samples.heap.length % 15 === 0)
      log(
        `${requests} requests, heap ${values.map(({ heap }) => heap.toFixed(0)).join(', ')} MB, handles ` +
          `${values.map(({ handles }) => handles).join(', ')}`,
      );
  }
  used.abort();
  await Promise.all(visiting);
  const slowdown = await machine.slowdown();
  machine.stop();
  // Connections that wait end after five seconds.
  await wait(10_000);
  const idle = processes.map(({ server }) => handlesOf(server.pid).sockets);
  visitors.leave();
  const stopped = await Promise.all([making.stop(), storing.stop(), api.stop()]);
  spoiler.close();
  const refused = statuses.get(crowded) ?? 0;
  // For so few there is room, unless others take the processor: and then too many calls take too long.
  const isCrowded = isBusy(slowdown) && (refused > 0 || (statuses.get(503) ?? 0) > spoiler.spoilt());
  const allowed = new Set([200, 404, 503, ...(isCrowded ? [crowded] : [])]);
  const wrong = [...statuses].filter(([status]) => !allowed.has(status)).reduce((sum, [, count]) => sum + count, 0);
  // A page in trouble has the one call it cannot be without spoilt: there are no more of them than spoilt calls.
  const excused = isCrowded || (statuses.get(503) ?? 0) <= spoiler.spoilt();
  // A short run sees the caches fill: only the hour judges slopes.
  const isFlat = processes.every(
    ({ growth }, index) =>
      idle[index] <= 8 && (!full || (growth('heap') <= 1 && growth('handles') <= 5 && growth('sockets') <= 5)),
  );
  const isHeld = isFlat && excused && stopped.every(({ code }) => code === 0);
  return {
    count: requests,
    passed: isHeld ? requests - wrong : 0,
    unsure: isCrowded ? `how many pages go without: ${busyness(slowdown)}` : undefined,
    detail:
      `${spoiler.spoilt()} calls spoilt; asked again because a kept connection was closed meanwhile: ` +
      `${visitors.again()}; statuses ${listed(statuses)}; ${processes.map(({ reported }) => reported()).join('; ')}; ` +
      `sockets when idle ${idle.join(', ')}`,
  };
}
