import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Sends one request and reports how it went. */
const requestOnce = (url, agent) =>
  new Promise((resolve) => {
    const sent = performance.now();
    const end = (status, retries) => resolve({ status, retries, time: performance.now() - sent });
    const request = get(url, { agent, headers: { cookie: 'edition=en', accept: 'text/html' } }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode, 'retry-after' in response.headers));
      response.once('error', () => end(0, false));
    });
    request.once('error', () => end(0, false));
  });

/**
 * Sends so many requests a second, whether they get responses or not: that is what a flood does. No more than `atOnce`
 * wait.
 */
const flood = async ({ origin, rate, length, atOnce }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcomes = [];
  let open = 0;
  let number = 0;
  const begun = performance.now();
  while (performance.now() - begun < length) {
    for (const due = ((performance.now() - begun) * rate) / 1000; number < due; number += 1) {
      if (open >= atOnce) continue;
      open += 1;
      void requestOnce(`${origin}/articles?page=${1 + (number % 20)}`, agent).then(
        (outcome) => ((open -= 1), outcomes.push(outcome)),
      );
    }
    await wait(2);
  }
  while (open > 0) await wait(10);
  agent.destroy();
  return outcomes;
};

// As a process of its own: who measures next to it must not be what is slow.
if (process.argv[2] === 'flood') {
  process.once(
    'message',
    (options) => void flood(options).then((outcomes) => process.send(outcomes, () => process.disconnect())),
  );
}

/**
 * Floods from a process of its own; the outcomes are `{ status, retries, time }`, `retries` where the response
 * stated when to retry.
 */
export const startFlood = (node, options) =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'flood.mjs'), ['flood'], {
      execPath: node,
      execArgv: [],
      serialization: 'advanced',
    });
    child.once('message', resolve);
    child.once('error', reject);
    child.send(options);
  });
