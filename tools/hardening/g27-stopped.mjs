import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { watchMachine } from './lib/busy-machine.mjs';
import { dataFolder } from './lib/data-folder.mjs';
import { busyness, isBusy } from './lib/judge.mjs';
import { percentile, startApi } from './lib/servers.mjs';

export const goal = 'G27';
export const name = 'SIGTERM with 50 requests in flight: each is answered, the process ends with 0';
export const seconds = { short: 25, full: 155 };

/**
 * Sends a request; `sent` settles when all of it has left us, `status` when its whole response is here, with 0 where it
 * was cut.
 */
const send = (url, agent) => {
  const sent = Promise.withResolvers();
  const status = new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.complete ? response.statusCode : 0));
      response.once('error', () => resolve(0));
    });
    request.once('error', () => (sent.resolve(), resolve(0)));
    request.once('finish', () =>
      request.socket.connecting ? request.socket.once('connect', sent.resolve) : sent.resolve(),
    );
  });
  return { sent: sent.promise, status };
};

export async function run({ full, folder, node, env, log, signal }) {
  const stops = full ? 50 : 5;
  const dataDir = await dataFolder({ node, env, folder });
  const start = () => startApi({ node, env, settings: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' } });
  const machine = watchMachine(node);
  const late = [];
  let held = 0;
  let cut = 0;
  const times = [];
  for (let stop = 1; stop <= stops && !signal.aborted; stop += 1) {
    const { origin, stop: end } = await start();
    await fetch(`${origin}/api/keywords`);
    // A search costs the most. All are sent before the signal; whichever are still running then must be finished.
    const agent = new Agent({ keepAlive: false });
    const inFlight = Array.from({ length: 50 }, (_, number) =>
      send(`${origin}/api/search?keyword=mould%20${number}`, agent),
    );
    await Promise.all(inFlight.map(({ sent }) => sent));
    await wait((stop % 5) * 5);
    const begun = performance.now();
    const [{ code }, ...statuses] = await Promise.all([end('SIGTERM'), ...inFlight.map(({ status }) => status)]);
    times.push(performance.now() - begun);
    const lost = statuses.filter((status) => status !== 200).length;
    cut += lost;
    const slowdown = await machine.slowdown();
    // After ten seconds what still runs is cut: on a machine that needs longer for fifty searches, neither says
    // anything.
    const isLate = times.at(-1) > 10_000 && isBusy(slowdown);
    if (isLate) late.push(busyness(slowdown));
    if (code === 0 && ((lost === 0 && times.at(-1) <= 10_000) || isLate)) held += 1;
    else log(`stop ${stop}: ended with ${code}, ${lost} cut (${[...new Set(statuses)]})`);
  }
  machine.stop();
  return {
    count: stops,
    passed: held,
    unsure: late.length > 0 ? `${late.length} stops that took longer than ten seconds: ${late[0]}` : undefined,
    detail:
      `${stops * 50} requests, ${cut} cut; ended after ${(percentile(times, 50) / 1000).toFixed(1)} s (median), ` +
      `${(Math.max(...times) / 1000).toFixed(1)} s (longest)`,
  };
}
