import { connect } from 'node:net';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, percentile, startApi, startPortal, until } from './lib/servers.mjs';

export const goal = 'G30';
export const name = 'A flood of ten times what it can do, with slow readers and slow senders: the rest is refused, nothing breaks';
export const needs = { build: true };
export const seconds = { short: 45, full: 120 };

const memory = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
};

/** Connections that send their headers a byte at a time, or read nothing of what they asked for. */
const openSlow = (port, count) => Array.from({ length: count }, (_, number) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (number % 2 === 0) {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
    const timer = setInterval(() => socket.write('a'), 1000);
    socket.once('close', () => clearInterval(timer));
  } else {
    socket.write('GET /articles HTTP/1.1\r\nhost: en.localhost\r\n\r\n');
    socket.pause();
  }
  return socket;
});

export async function run({ full, folder, node, env, signal }) {
  const length = full ? 60_000 : 15_000;
  // Without the cache of pages: every request is work. The API is another process, so that memory is the portal's own.
  const api = await startApi({ node, env, settings: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' } });
  const { origin, port, pid, stop } = await startPortal({ node, env, settings: { API_ORIGIN: api.origin, PAGE_CACHE_MB: '0' } });
  const quiet = [];
  for (let number = 0; number < 30; number += 1) {
    const sent = performance.now();
    await (await ask(origin, '/articles')).arrayBuffer();
    quiet.push(performance.now() - sent);
  }
  const slow = openSlow(port, full ? 2000 : 400);
  const admitted = [];
  const refused = [];
  const wrong = [];
  const health = [];
  let ended = false;
  const visitors = Array.from({ length: 400 }, async (_, visitor) => {
    for (let number = 0; !ended; number += 1) {
      const sent = performance.now();
      const answer = await ask(origin, `/articles?page=${1 + ((visitor + number) % 20)}`).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      const time = performance.now() - sent;
      if (answer?.status === 200) admitted.push(time);
      else if (answer?.status === 503 && answer.headers.has('retry-after')) refused.push(time);
      else wrong.push(answer?.status ?? 0);
    }
  });
  const watching = (async () => {
    while (!ended) {
      const sent = performance.now();
      const answer = await fetch(`${origin}/healthz`).catch(() => null);
      health.push(answer?.ok ? performance.now() - sent : Infinity);
      await wait(200);
    }
  })();
  const begun = performance.now();
  let most = 0;
  while (performance.now() - begun < length && !signal.aborted) {
    most = Math.max(most, memory(pid));
    await wait(500);
  }
  ended = true;
  await Promise.all([...visitors, watching]);
  const recovered = await until(async () => {
    const sent = performance.now();
    const answer = await ask(origin, '/articles');
    await answer.arrayBuffer();
    return answer.status === 200 && performance.now() - sent < Math.max(100, 3 * percentile(quiet, 95));
  }, 30_000, 50);
  slow.forEach((socket) => socket.destroy());
  await Promise.all([stop(), api.stop()]);
  const count = admitted.length + refused.length + wrong.length;
  const isHealthy = health.every((time) => time < Infinity);
  return {
    count, passed: isHealthy && admitted.length > 0 && recovered <= 5000 ? count - wrong.length : 0,
    detail: `${admitted.length} answered (p99 ${percentile(admitted, 99).toFixed(0)} ms), ${refused.length} refused with 503 (median ${percentile(refused, 50).toFixed(0)} ms), ${wrong.length} otherwise (${[...new Set(wrong)].join(' ') || 'none'}); ${slow.length} slow connections; /healthz p99 ${percentile(health, 99).toFixed(0)} ms; as before after ${(recovered / 1000).toFixed(1)} s; at most ${most.toFixed(0)} MB`,
  };
}
