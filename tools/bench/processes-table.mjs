import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../lib/bootstrap.mjs';
import { run } from '../lib/run.mjs';
import { cores, pin, upperHalf } from './cores.mjs';
import { createFigures, machineLoad, markdown, written } from './figures.mjs';
import { startNginx, whyNoNginx } from './nginx.mjs';
import { memory, processorTime } from './servers.mjs';
import { startPortal } from './sites.mjs';

/** Pages that are requested in turn where nothing is cached: each costs another amount. */
const mixed = [
  '/',
  '/articles',
  '/articles?sid=5',
  '/showroom/products',
  '/showroom/suppliers',
  '/search?keyword=laser',
];

const longestPurge = 20_000;

/** A PostgreSQL with the seeded content; throws with the reason where there is none. */
const startDatabase = async (tools, folder) => {
  const { startPostgres } = await import('../../apps/api/test-support/postgres-server.ts');
  const server = await startPostgres(join(folder, 'postgres'));
  await server.run("create database millwright encoding 'UTF8' template template0");
  const databaseUrl = server.urlOf('millwright');
  const seed = join(root, 'apps/api/src/commands/seed.ts');
  const { code, output } = await run(
    tools.node,
    ['--conditions=@millwright/source', '--disable-warning=ExperimentalWarning', seed],
    { env: { ...tools.env, DATABASE_URL: databaseUrl }, quiet: true },
  );
  if (code !== 0) throw new Error(output);
  return { ...server, databaseUrl };
};

const press = async (origin, paths, { seconds, connections }) => {
  const { default: autocannon } = await import('autocannon');
  const requests = paths.map((path) => ({ path, headers: { accept: 'text/html' } }));
  return autocannon({ url: origin, requests, connections, duration: seconds, timeout: 20 });
};

const sum = (values) => values.reduce((total, value) => total + (value ?? 0), 0);

/** Puts a load on the processes through nginx. */
const measureRate = async (figures, key, portals, nginx, paths, options) => {
  await press(nginx.origin, paths, { seconds: 2, connections: 8 });
  const used = () => sum(portals.map(({ pid }) => processorTime(pid)));
  const before = used();
  const result = await press(nginx.origin, paths, options);
  if (result.non2xx > 0 || result.errors > 0)
    console.error(`${key}: ${result.non2xx} answers other than 200, ${result.errors} errors`);
  figures.put(`${key}.rate`, result['2xx'] / result.duration);
  const cpu = (used() - before) / result['2xx'];
  figures.put(`${key}.cpu`, cpu);
  // What the machine does not show where client, nginx and database share its cores: a process is one thread.
  figures.put(`${key}.alone`, (1000 / cpu) * portals.length);
  figures.put(`${key}.p99`, result.latency.p99);
};

const textOf = async (origin, path) => {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
  return { text: await response.text(), cache: response.headers.get('x-cache') };
};

/** Milliseconds until every process shows what another program wrote to the database. */
const measurePurge = async (figures, portals, databaseUrl, title) => {
  const { text } = await textOf(portals[0].origin, '/articles');
  const [, id] = /href="\/article\/(\d+)"/.exec(text);
  const path = `/article/${id}`;
  for (const { origin } of portals) for (let times = 0; times < 3; times += 1) await textOf(origin, path);
  const cached = await Promise.all(portals.map(({ origin }) => textOf(origin, path)));
  figures.put('kept', cached.filter(({ cache }) => cache === 'hit').length);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update article set title = $1 where id = $2', [title, id]);
  const start = performance.now();
  await client.end();
  const shows = async ({ origin }) => {
    while (performance.now() - start < longestPurge) {
      if ((await textOf(origin, path)).text.includes(title)) return performance.now() - start;
      await wait(10);
    }
    return undefined;
  };
  const times = await Promise.all(portals.map(shows));
  const reached = times.filter((time) => time !== undefined);
  figures.put('reached', reached.length);
  if (reached.length > 0) figures.put('purge', Math.max(...reached));
};

const startAll = async (tools, count, name, settings) => {
  const portals = [];
  for (let index = 0; index < count; index += 1) portals.push(await startPortal(tools, name, settings));
  return portals;
};

/** One round with so many processes: cached pages, pages that are rendered each time, a change that must reach all. */
const measureCount = async (tools, { database, folder, isApart }, count, figures, options, round) => {
  const settings = { DATABASE_URL: database.databaseUrl, TRUSTED_PROXIES: '127.0.0.1' };
  for (const name of ['embedded', 'embedded-cached']) {
    const portals = await startAll(tools, count, name, settings);
    if (isApart) portals.forEach(({ pid }, at) => pin(pid, [at % cores]));
    const nginx = await startNginx(
      join(folder, `nginx-${name}-${count}-${round}`),
      portals.map(({ port }) => port),
    );
    const isCached = name === 'embedded-cached';
    await measureRate(figures, isCached ? 'kept' : 'made', portals, nginx, isCached ? ['/'] : mixed, options);
    if (isCached)
      await measurePurge(
        figures,
        portals,
        database.databaseUrl,
        `Changed next to ${count} processes in round ${round}`,
      );
    figures.put('memory', sum(portals.map(({ pid }) => memory(pid))));
    await nginx.stop();
    for (const { stop } of portals) await stop();
  }
};

const rows = [
  ['uncached pages a second', 'made.rate', 0],
  ['… 99 % of them within, ms', 'made.p99', 0],
  ['… CPU of the processes per page, ms', 'made.cpu', 2],
  ['… pages a second that so many cores of their own make', 'made.alone', 0],
  ['cached home pages a second', 'kept.rate', 0],
  ['… 99 % of them within, ms', 'kept.p99', 0],
  ['… CPU of the processes per page, ms', 'kept.cpu', 2],
  ['… pages a second that so many cores of their own give', 'kept.alone', 0],
  ['memory of the processes, MB', 'memory', 0],
  ['processes that had cached the page', 'kept', 0],
  ['processes that a change in the database reached', 'reached', 0],
  ['… the last of them after, ms', 'purge', 0],
];

const skipped = (what, why) => [`Skipped: several processes ${what}, because ${why}.`];

/** The table of what was measured, and where it ran. */
const report = (all, options, isApart) => {
  const names = options.counts.map((count) => `${count} ${count === 1 ? 'process' : 'processes'}`);
  const cells = rows.map(([name, key, digits]) => [name, ...all.map((figures) => written(figures.of(key), digits))]);
  const place = isApart
    ? 'process n is pinned to core n; nginx, PostgreSQL and the client of the load share the upper ' +
      `${upperHalf.length} of ${cores} cores, with those processes that are more than the rest`
    : `nginx, PostgreSQL, the processes and the client of the load share ${cores} cores`;
  return [
    markdown([`English edition, median of ${options.rounds} interleaved rounds`, ...names], cells),
    `Where it ran: ${place}. Load of the machine afterwards ${machineLoad().load.toFixed(1)}. ` +
      `${options.connections} connections for ${options.seconds} s a round.`,
  ];
};

/**
 * `npm run bench -- --processes`: what several processes on one PostgreSQL behind nginx serve, and that a change of
 * content, made by another program, reaches the page caches of all.
 */
export const processesTable = async (tools, options) => {
  const reason = process.platform === 'linux' ? whyNoNginx() : 'it runs on Linux only';
  if (reason) return skipped('behind nginx', reason);
  const folder = mkdtempSync(join(tmpdir(), 'millwright-processes-'));
  // The database runs as another user than root.
  chmodSync(folder, 0o755);
  let database;
  // What this process starts stays with it; the portals are moved to cores of their own.
  const isApart = cores > 1 && pin(process.pid, upperHalf);
  try {
    let fault;
    database = await startDatabase(tools, folder).catch((error) => void (fault = error));
    if (!database) return skipped('on PostgreSQL', fault.message.split('\n')[0]);
    const all = options.counts.map(createFigures);
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const [at, count] of options.counts.entries()) {
        console.error(`round ${round} of ${options.rounds}, ${count} ${count === 1 ? 'process' : 'processes'} …`);
        await measureCount(tools, { database, folder, isApart }, count, all[at], options, round);
      }
    }
    // A benchmark that shows stale pages for ever has found a fault.
    if (options.counts.some((count, at) => all[at].spread('reached')[0] < count)) process.exitCode = 1;
    return report(all, options, isApart);
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
