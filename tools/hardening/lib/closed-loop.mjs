import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

/** Requests a page and reads it to its end. */
const read = (url, agent) =>
  new Promise((resolve) => {
    const sent = performance.now();
    const end = (status) => resolve({ status, time: performance.now() - sent });
    const request = get(url, { agent, headers: { cookie: 'edition=en', accept: 'text/html' } }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode));
      response.once('error', () => end(0));
    });
    request.once('error', () => end(0));
  });

/** So many users, each of whom requests the next page as soon as the one before is there. */
const browse = async ({ origin, paths, users, length }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const outcomes = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      for (let number = 0; performance.now() - begun < length; number += 1)
        outcomes.push(await read(origin + paths[(user * 7 + number) % paths.length], agent));
    }),
  );
  agent.destroy();
  return { outcomes, seconds: (performance.now() - begun) / 1000 };
};

// As a process of its own: what it costs is not the server's.
if (process.argv[2] === 'browse')
  process.once('message', (options) =>
    browse(options).then((browsed) => process.send(browsed, () => process.disconnect())),
  );

/**
 * Lets users browse from a process of its own, for `length` milliseconds; each outcome is `{ status, time }`.
 * @param {string} node
 * @param {{ origin: string, paths: string[], users: number, length: number }} options
 * @returns {Promise<{ outcomes: { status: number, time: number }[], seconds: number }>}
 */
export const startUsers = (node, options) =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'closed-loop.mjs'), ['browse'], {
      execPath: node,
      execArgv: [],
      serialization: 'advanced',
    });
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`the users ended with ${code}`)));
    child.send(options);
  });
