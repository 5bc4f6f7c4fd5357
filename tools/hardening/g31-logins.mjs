import { constants, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dataFolder } from './lib/data-folder.mjs';
import { ask, percentile, startApi, startPortal } from './lib/servers.mjs';

export const goal = 'G31';
export const name = 'Logins at once (full: 200) beside readers of articles: the readers hardly notice, or are told to wait';
export const needs = { build: true };
export const seconds = { short: 60, full: 420 };

const memory = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
};

/** What a browser's library does: that one needs a browser. */
const encrypt = async (text, key) =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(Buffer.from(text).toString('base64'))).toString('base64');

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

export async function run({ full, folder, node, env, log, signal }) {
  const logins = full ? 200 : 20;
  const { createApiClient } = await import('@millwright/api-client');
  const api = await startApi({ node, env, settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' } });
  const portal = await startPortal({ node, env, settings: { API_ORIGIN: api.origin } });
  const list = await (await ask(portal.origin, '/articles')).text();
  const pages = [...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))].slice(0, 10);
  const quietUntil = performance.now() + (full ? 10_000 : 4000);
  const quiet = await readers(portal.origin, pages, () => performance.now() > quietUntil);

  const before = memory(api.pid);
  // Each from an address of its own, or the limits would end the flood at once; each with a solved captcha, or no password would be looked at.
  const browserOf = (number) => {
    let cookie = '';
    return createApiClient({
      baseUrl: api.origin, edition: 'en', timeout: 60_000, encrypt,
      fetch: async (request) => {
        const own = new Request(request);
        own.headers.set('x-forwarded-for', `10.${number >> 8}.${number & 255}.7`);
        if (cookie) own.headers.set('cookie', cookie);
        const answer = await fetch(own);
        cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie;
        return answer;
      },
    });
  };
  const ready = [];
  for (let number = 0; number < logins && !signal.aborted; number += 1) {
    const client = browserOf(number);
    const solved = await client.captcha.solveProof();
    if (!solved.ok) throw new Error(`no captcha: ${JSON.stringify(solved.failure)}`);
    ready.push({ client, number, code: solved.value });
    if (number % 50 === 49) log(`${number + 1} captchas solved`);
  }
  const logIn = async ({ client, number, code }) => {
    const result = await client.members.loginByPassword({ account: `reader${number}@example.com`, password: 'wrong password 1!', ...code });
    if (result.ok) return 'logged in';
    const { failure } = result;
    return failure.kind === 'refused' ? failure.reason : failure.kind === 'status' ? String(failure.status) : failure.kind;
  };
  let over = false;
  const reading = readers(portal.origin, pages, () => over);
  const outcomes = await Promise.all(ready.map(logIn));
  const most = memory(api.pid);
  over = true;
  const beside = await reading;
  await Promise.all([portal.stop(), api.stop()]);
  // Told that it is wrong, or to wait.
  const answered = outcomes.filter((outcome) => ['credentials_wrong', 'unavailable', 'too_many_requests', '503'].includes(outcome)).length;
  const kinds = [...new Set(outcomes)].map((kind) => `${kind}: ${outcomes.filter((outcome) => outcome === kind).length}`);
  const ratio = percentile(beside, 95) / percentile(quiet, 95);
  return {
    count: logins, passed: most - before <= 150 ? answered : 0,
    detail: `${kinds.join(', ')}; articles p95 ${percentile(quiet, 95).toFixed(0)} ms quiet, ${percentile(beside, 95).toFixed(0)} ms beside (${ratio.toFixed(1)} times); ${(most - before).toFixed(0)} MB more`,
  };
}
