import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { ask, percentile, startApi, startPortal } from './lib/servers.mjs';

export const goal = 'G31';
export const name = '200 logins at once beside readers of articles: the readers hardly notice, or are told to wait';
export const needs = { build: true };
export const seconds = { short: 40, full: 60 };

const memory = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
};

/** Readers, one page after the other, until they are told to stop. */
const readers = (origin, pages, isOver) => Promise.all(Array.from({ length: 4 }, async (_, reader) => {
  const times = [];
  for (let number = 0; !isOver(); number += 1) {
    const sent = performance.now();
    const answer = await ask(origin, pages[(reader + number) % pages.length]);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a reader got ${answer.status}`);
    times.push(performance.now() - sent);
  }
  return times;
})).then((all) => all.flat());

export async function run({ full, folder, node, env }) {
  const { createApiClient } = await import('@millwright/api-client');
  const { encryptForLogin } = await import('@millwright/api-client/encrypt');
  const api = await startApi({ node, env, settings: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' } });
  const portal = await startPortal({ node, env, settings: { API_ORIGIN: api.origin } });
  const list = await (await ask(portal.origin, '/articles')).text();
  const pages = [...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))].slice(0, 10);
  const quietUntil = performance.now() + (full ? 10_000 : 4000);
  const quiet = await readers(portal.origin, pages, () => performance.now() > quietUntil);

  const before = memory(api.pid);
  // Each from an address of its own, or the limits would end the flood at once.
  const logIn = async (number) => {
    const from = `10.${number >> 8}.${number & 255}.7`;
    const client = createApiClient({
      baseUrl: api.origin, edition: 'en', timeout: 60_000, encrypt: encryptForLogin,
      fetch: (request) => {
        const own = new Request(request);
        own.headers.set('x-forwarded-for', from);
        return fetch(own);
      },
    });
    const result = await client.members.loginByPassword({ account: `reader${number}@example.com`, password: 'wrong password 1!', imageCode: 'ABCD', imageKey: randomBytes(16).toString('hex') });
    return result.ok ? 'logged in' : result.failure.kind === 'refused' || result.failure.kind === 'status' ? 'refused' : result.failure.kind;
  };
  let over = false;
  const reading = readers(portal.origin, pages, () => over);
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, number) => logIn(number)));
  const most = memory(api.pid);
  over = true;
  const beside = await reading;
  await Promise.all([portal.stop(), api.stop()]);
  const refused = outcomes.filter((outcome) => outcome === 'refused').length;
  const ratio = percentile(beside, 95) / percentile(quiet, 95);
  return {
    count: 200, passed: most - before <= 150 ? refused : 0,
    detail: `${refused} answered with a refusal; articles p95 ${percentile(quiet, 95).toFixed(0)} ms quiet, ${percentile(beside, 95).toFixed(0)} ms beside (${ratio.toFixed(1)} times); ${(most - before).toFixed(0)} MB more`,
  };
}
