import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { startFlood } from './lib/flood.mjs';
import { judgeTimes } from './lib/judge.mjs';
import { request, percentile, startApi, startPortal, until } from './lib/servers.mjs';
import { memoryOf } from './lib/watch.mjs';

export const goal = 'G30';
export const name =
  'A flood of ten times what it can do, with slow readers and slow senders: the rest is refused at once, ' +
  'nobody waits long, the health check is heard';
export const needs = { build: true };
export const seconds = { short: 25, full: 80 };

/**
 * Connections that send their headers a byte at a time, or read nothing of what they requested; `keptFor` is how long
 * each of the former was suffered, in milliseconds.
 */
const openSlow = (port, count, keptFor) =>
  Array.from({ length: count }, (_, number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    if (number % 2 === 0) {
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
      const timer = setInterval(() => socket.write('a'), 1000);
      const begun = performance.now();
      socket.once('close', () => (clearInterval(timer), keptFor.push(performance.now() - begun)));
      socket.resume();
    } else {
      socket.write('GET /articles HTTP/1.1\r\nhost: en.localhost\r\n\r\n');
      socket.pause();
    }
    return socket;
  });

const timeOf = async (work) => {
  const sent = performance.now();
  await work();
  return performance.now() - sent;
};

/** How many pages it makes in a second for twelve clients that send requests on and on. */
const capacityOf = async (origin, length) => {
  let made = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: 12 }, async (_, visitor) => {
      for (let number = 0; performance.now() - begun < length; number += 1) {
        await (await request(origin, `/articles?page=${1 + ((visitor + number) % 20)}`)).arrayBuffer();
        made += 1;
      }
    }),
  );
  return (1000 * made) / (performance.now() - begun);
};

export async function run({ full, folder, node, env, signal }) {
  const length = full ? 60_000 : 12_000;
  // Without the cache of pages: every request is work. The API is another process, so that memory is the portal's own.
  const api = await startApi({
    node,
    env,
    settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent' },
  });
  const { origin, port, pid, stop } = await startPortal({
    node,
    env,
    settings: { API_ORIGIN: api.origin, PAGE_CACHE_MB: '0' },
  });
  const machine = watchMachine(node);
  await capacityOf(origin, 3000);
  const capacity = await capacityOf(origin, 4000);
  const quiet = [];
  for (let number = 0; number < 30; number += 1)
    quiet.push(await timeOf(async () => (await request(origin, '/articles')).arrayBuffer()));
  const keptFor = [];
  const slow = openSlow(port, full ? 2000 : 400, keptFor);
  await wait(500);
  const before = await machine.slowdown();

  let most = 0;
  let ended = false;
  const health = [];
  const watching = (async () => {
    while (!ended && !signal.aborted) {
      health.push(await timeOf(() => fetch(`${origin}/healthz`)).catch(() => Infinity));
      most = Math.max(most, memoryOf(pid));
      await wait(100);
    }
  })();
  const rate = Math.min(3000, Math.max(200, Math.ceil(10 * capacity)));
  const outcomes = await startFlood(node, { origin, rate, length, atOnce: 500 });
  const slowdown = await machine.slowdown();
  ended = true;
  const recovered = await until(
    async () => {
      const time = await timeOf(async () => (await request(origin, '/articles')).arrayBuffer());
      return time < Math.max(100, 2 * percentile(quiet, 95));
    },
    180_000,
    50,
  );
  await watching;
  slow.forEach((socket) => socket.destroy());
  await Promise.all([stop(), api.stop()]);
  machine.stop();

  const times = (status) => outcomes.filter((outcome) => outcome.status === status).map(({ time }) => time);
  const [admitted, refused] = [times(200), times(503)];
  const wrong = outcomes.filter(({ status, retries }) => status !== 200 && !(status === 503 && retries));
  const judged = judgeTimes(
    [
      { what: 'answered p99', value: percentile(admitted, 99), limit: 1000 },
      { what: 'refused p95', value: percentile(refused, 95), limit: 50 },
      { what: '/healthz p99', value: percentile(health, 99), limit: 100 },
      { what: 'as before after', value: recovered, limit: 5000 },
      { what: 'slow senders cut off after', value: Math.max(...keptFor), limit: 12_000 },
    ],
    slowdown,
  );
  const isHeld = judged.isHeld && most <= 512 && admitted.length > 0;
  return {
    count: outcomes.length,
    passed: isHeld ? outcomes.length - wrong.length : 0,
    unsure: judged.unsure,
    detail:
      `${rate} requests a second where ${capacity.toFixed(0)} can be done; ` +
      `${admitted.length} answered, ${refused.length} refused with 503, ${wrong.length} otherwise; ` +
      `${judged.reported}; at most ${most.toFixed(0)} MB (of 512); ${slow.length} slow connections; ` +
      `before the flood work took ${before.toFixed(1)} times as long as on a machine of its own, in it ` +
      `${slowdown.toFixed(1)} times`,
  };
}
