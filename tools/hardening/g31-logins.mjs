import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { openBrowser } from './lib/member.mjs';
import { ask, percentile, startApi, startPortal } from './lib/servers.mjs';
import { memoryOf } from './lib/watch.mjs';

export const goal = 'G31';
export const name = 'Logins at once (full: 200) beside readers of articles: the readers hardly notice, or are told to wait';
export const needs = { build: true };
export const seconds = { short: 30, full: 200 };

/** On a machine that is no slower than this, times are judged as they are. */
const quietMachine = 1.3;

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
  const api = await startApi({ node, env, settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' } });
  // Every article is made, and asks the API that is flooded.
  const portal = await startPortal({ node, env, settings: { API_ORIGIN: api.origin, PAGE_CACHE_MB: '0' } });
  const list = await (await ask(portal.origin, '/articles')).text();
  const pages = [...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))].slice(0, 10);
  const machine = watchMachine(node);
  const warmUntil = performance.now() + 3000;
  await readers(portal.origin, pages, () => performance.now() > warmUntil);
  await machine.slowdown();
  const quietUntil = performance.now() + (full ? 10_000 : 4000);
  const quiet = await readers(portal.origin, pages, () => performance.now() > quietUntil);
  const slowdown = { quiet: await machine.slowdown() };

  const before = memoryOf(api.pid);
  // Each from an address of its own, or the limits would end the flood at once; each with a solved captcha, or no password would be looked at.
  const ready = [];
  for (let number = 0; number < logins && !signal.aborted; number += 1) {
    const { client, solve } = await openBrowser(api.origin, `10.${number >> 8}.${number & 255}.7`);
    ready.push({ client, number, code: await solve() });
    if (number % 50 === 49) log(`${number + 1} captchas solved`);
  }
  const logIn = async ({ client, number, code }) => {
    const result = await client.members.loginByPassword({ account: `reader${number}@example.com`, password: 'wrong password 1!', ...code });
    if (result.ok) return 'logged in';
    const { failure } = result;
    return failure.kind === 'refused' ? failure.reason : failure.kind === 'status' ? String(failure.status) : failure.kind;
  };
  let over = false;
  await machine.slowdown();
  const reading = readers(portal.origin, pages, () => over);
  const outcomes = await Promise.all(ready.map(logIn));
  const most = memoryOf(api.pid);
  over = true;
  const beside = await reading;
  slowdown.beside = await machine.slowdown();
  machine.stop();
  await Promise.all([portal.stop(), api.stop()]);
  // Told that it is wrong, or to wait.
  const answered = outcomes.filter((outcome) => ['credentials_wrong', 'unavailable', 'too_many_requests', '503'].includes(outcome)).length;
  const kinds = [...new Set(outcomes)].map((kind) => `${kind}: ${outcomes.filter((outcome) => outcome === kind).length}`);
  const ratio = percentile(beside, 95) / percentile(quiet, 95);
  // Where others work too, what they took of the machine meanwhile is no fault of the logins.
  const others = slowdown.quiet <= quietMachine ? 1 : Math.max(1, slowdown.beside / slowdown.quiet);
  const isHeld = most - before <= 150 && ratio <= 2 * others;
  return {
    count: logins, passed: isHeld ? answered : 0,
    detail: `${kinds.join(', ')}; articles p95 ${percentile(quiet, 95).toFixed(0)} ms quiet, ${percentile(beside, 95).toFixed(0)} ms beside (${ratio.toFixed(1)} times, of ${(2 * others).toFixed(1)}); ${(most - before).toFixed(0)} MB more (of 150); the machine took ${slowdown.quiet.toFixed(1)} and ${slowdown.beside.toFixed(1)} times as long for work as when alone`,
  };
}
