import { memory, processorTime } from './servers.mjs';
import { median } from './figures.mjs';

const pathOfHome = '/';

/** Requests pages as fast as a server responds, and counts pages that lack a part. */
const press = async (site, path, seconds, connections) => {
  const { default: autocannon } = await import('autocannon');
  let degraded = 0;
  const setupClient = (client) =>
    client.on('headers', ({ headers }) => {
      if (headers.some((name, at) => at % 2 === 0 && String(name).toLowerCase() === 'x-degraded')) degraded += 1;
    });
  const result = await autocannon({
    url: `${site.origin}${path}`,
    connections,
    duration: seconds,
    timeout: 20,
    headers: { accept: 'text/html' },
    setupClient,
  });
  return { ...result, degraded };
};

const delta = (before, after) => (before === undefined || after === undefined ? undefined : after - before);

/**
 * Pages a second and processor time per page under load, straight from the server, uncompressed.
 * @param {import('./sites.mjs').Site} site
 */
export const measureLoad = async (site, { seconds, connections }) => {
  const before = [processorTime(site.pid), site.api && processorTime(site.api.pid)];
  const result = await press(site, pathOfHome, seconds, connections);
  const good = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0)
    console.error(`${site.title}: ${result.non2xx} answers other than 200, ${result.errors} errors`);
  if (good === 0) return;
  const { figures } = site;
  figures.put('rate', good / result.duration);
  figures.put('degraded', (100 * result.degraded) / good);
  figures.put('p50', result.latency.p50);
  figures.put('p99', result.latency.p99);
  figures.put('cpu', delta(before[0], processorTime(site.pid)) / good);
  if (site.api) figures.put('cpu.api', delta(before[1], processorTime(site.api.pid)) / good);
  figures.put('memory', memory(site.pid));
  if (site.api) figures.put('memory.api', memory(site.api.pid));
};

/** Warms a server up, so that the first measured second is like the last. */
export const warmUp = (site, seconds) => press(site, pathOfHome, seconds, 8);

/** Queries that one page sends to the database; the median of several, for other work goes on at the same time. */
export const queriesOf = async (site, path, count = 7) => {
  const counting = site.api ?? site.server;
  if (!counting) return undefined;
  const each = [];
  for (let index = 0; index < count; index += 1) {
    const before = await counting.queries();
    await (await fetch(`${site.origin}${path}`, { headers: { accept: 'text/html' } })).text();
    each.push((await counting.queries()) - before);
  }
  return median(each);
};

/**
 * Milliseconds of processor time of the whole server, database and API included, for each of so many requests one after
 * the other, after some that are not counted.
 */
export const processorTimeOf = async (site, paths, count, before = Math.max(20, paths.length)) => {
  const request = async (index) =>
    (await fetch(`${site.origin}${paths[index % paths.length]}`, { headers: { accept: 'text/html' } })).text();
  for (let index = 0; index < before; index += 1) await request(index);
  const used = () => processorTime(site.pid) + (site.api ? processorTime(site.api.pid) : 0);
  const start = used();
  for (let index = 0; index < count; index += 1) await request(index);
  return (used() - start) / count;
};
