import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { openBrowser } from './lib/member.mjs';
import { startReaders } from './lib/readers.mjs';
import { ask, percentile, startApi, startPortal } from './lib/servers.mjs';
import { memoryOf } from './lib/watch.mjs';

export const goal = 'G31';
export const name = 'Logins at once (full: 200) beside readers of articles: the readers wait twice as long at most';
export const needs = { build: true };
export const seconds = { short: 45, full: 60 };

/** On a machine that is no slower than this, times are judged as they are. */
const quietMachine = 1.3;

export async function run({ full, folder, node, env, log, signal }) {
  const logins = full ? 200 : 40;
  const api = await startApi({ node, env, settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' } });
  // As it is installed, and one that makes every article anew and asks the API that is flooded each time.
  const settings = { API_ORIGIN: api.origin };
  const [keeping, making] = [await startPortal({ node, env, settings }), await startPortal({ node, env, settings: { ...settings, PAGE_CACHE_MB: '0' } })];
  const list = await (await ask(keeping.origin, '/articles')).text();
  const pages = [...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))].slice(0, 10);
  const machine = watchMachine(node);
  const reading = { origins: [keeping.origin, making.origin], pages };
  const readFor = async (milliseconds) => {
    const readers = startReaders(node, reading);
    await wait(milliseconds);
    return readers.stop();
  };
  await readFor(3000);
  await machine.slowdown();
  const quiet = await readFor(full ? 10_000 : 4000);
  const slowdown = { quiet: await machine.slowdown() };

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
  await machine.slowdown();
  const before = memoryOf(api.pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(api.pid))), 50);
  const readers = startReaders(node, reading);
  const outcomes = await Promise.all(ready.map(logIn));
  clearInterval(watching);
  const beside = await readers.stop();
  slowdown.beside = await machine.slowdown();
  machine.stop();
  await Promise.all([keeping.stop(), making.stop(), api.stop()]);
  // Told that it is wrong, or to wait.
  const answered = outcomes.filter((outcome) => ['credentials_wrong', 'unavailable', 'too_many_requests', '503'].includes(outcome)).length;
  const kinds = [...new Set(outcomes)].map((kind) => `${kind}: ${outcomes.filter((outcome) => outcome === kind).length}`);
  // Where others work too, what they took of the machine meanwhile is no fault of the logins.
  const others = slowdown.quiet <= quietMachine ? 1 : Math.max(1, slowdown.beside / slowdown.quiet);
  const read95 = quiet.map((times, index) => {
    const [alone, limit] = [percentile(times, 95), 2 * percentile(times, 95) * others];
    const now = percentile(beside[index], 95);
    return { isKept: now <= limit, told: `${alone.toFixed(1)} ms quiet and ${now.toFixed(1)} ms beside (of ${limit.toFixed(1)})` };
  });
  const isHeld = most - before <= 150 && read95.every(({ isKept }) => isKept);
  return {
    count: logins, passed: isHeld ? answered : 0,
    detail: `${kinds.join(', ')}; articles p95 ${read95[0].told}, those made anew for each reader ${read95[1].told}; ${(most - before).toFixed(0)} MB more (of 150); the machine took ${slowdown.quiet.toFixed(1)} and ${slowdown.beside.toFixed(1)} times as long for work as when alone`,
  };
}
