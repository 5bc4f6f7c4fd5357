import { logInByPassword } from '@millwright/api-client';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { judgeTimes } from './lib/judge.mjs';
import { openBrowser } from './lib/member.mjs';
import { startReaders } from './lib/readers.mjs';
import { request, percentile, startApi, startPortal } from './lib/servers.mjs';
import { memoryOf } from './lib/watch.mjs';

export const goal = 'G31';
export const name = 'Logins at once (full: 200) next to readers of articles: the readers wait twice as long at most';
export const needs = { build: true };
export const seconds = { short: 45, full: 60 };

export async function run({ full, folder, node, env, log, signal }) {
  const logins = full ? 200 : 40;
  const api = await startApi({
    node,
    env,
    settings: { DATA_DIR: await dataFolder({ node, env, folder }), LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' },
  });
  // As it is installed, and one that renders every article and calls the flooded API for each request.
  const settings = { API_ORIGIN: api.origin };
  const [storing, making] = [
    await startPortal({ node, env, settings }),
    await startPortal({ node, env, settings: { ...settings, PAGE_CACHE_MB: '0' } }),
  ];
  const list = await (await request(storing.origin, '/articles')).text();
  const pages = [...new Set([...list.matchAll(/href="(\/article\/[^"?#]+)"/g)].map(([, href]) => href))].slice(0, 10);
  const machine = watchMachine(node);
  const reading = { origins: [storing.origin, making.origin], pages };
  const readFor = async (milliseconds) => {
    const readers = startReaders(node, reading);
    await wait(milliseconds);
    return readers.stop();
  };
  await readFor(3000);
  await machine.slowdown();
  const quiet = await readFor(full ? 10_000 : 4000);
  const slowdown = { before: await machine.slowdown() };

  // Each from an address of its own, or the limits would end the flood at once; each with a solved captcha, or no
  // password would be looked at.
  const ready = [];
  for (let number = 0; number < logins && !signal.aborted; number += 1) {
    const { client, solve } = await openBrowser(api.origin, `10.${number >> 8}.${number & 255}.7`);
    ready.push({ client, number, code: await solve() });
    if (number % 50 === 49) log(`${number + 1} captchas solved`);
  }
  const logIn = async ({ client, number, code }) => {
    const result = await logInByPassword(client, {
      account: `reader${number}@example.com`,
      password: 'wrong password 1!',
      ...code,
    });
    if (result.ok) return 'logged in';
    const { failure } = result;
    return failure.kind === 'refused'
      ? failure.reason
      : failure.kind === 'status'
        ? String(failure.status)
        : failure.kind;
  };
  const before = memoryOf(api.pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(api.pid))), 50);
  const readers = startReaders(node, reading);
  const outcomes = await Promise.all(ready.map(logIn));
  clearInterval(watching);
  const withReaders = await readers.stop();
  // Not meanwhile: what the logins take of the processor is what is judged, not what else the machine does.
  await machine.slowdown();
  await wait(full ? 10_000 : 4000);
  slowdown.after = await machine.slowdown();
  machine.stop();
  await Promise.all([storing.stop(), making.stop(), api.stop()]);
  // Told that it is wrong, or to wait.
  const responded = outcomes.filter((outcome) =>
    ['credentials_wrong', 'unavailable', 'too_many_requests', '503'].includes(outcome),
  ).length;
  const kinds = [...new Set(outcomes)].map(
    (kind) => `${kind}: ${outcomes.filter((outcome) => outcome === kind).length}`,
  );
  // A machine that others use too may be quiet in one half and busy in the other: beyond twice as long, only one that
  // none uses can tell.
  const names = ['articles p95', 'those rendered for each reader p95'];
  const judged = judgeTimes(
    quiet.map((times, index) => ({
      what: names[index],
      value: percentile(withReaders[index], 95) / percentile(times, 95),
      limit: 2,
      unit: `times the quiet ${percentile(times, 95).toFixed(1)} ms`,
    })),
    Math.max(slowdown.before, slowdown.after),
  );
  const isHeld = most - before <= 150 && judged.isHeld;
  return {
    count: logins,
    passed: isHeld ? responded : 0,
    unsure: judged.unsure,
    detail:
      `${kinds.join(', ')}; ${judged.reported}; ${(most - before).toFixed(0)} MB more (of 150); ` +
      `before and after the logins, work took ${slowdown.before.toFixed(1)} and ${slowdown.after.toFixed(1)} times as ` +
      'long as on a machine of its own',
  };
}
