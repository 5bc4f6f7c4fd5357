import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const timeOf = (url, agent) =>
  new Promise((resolve, reject) => {
    const sent = performance.now();
    get(url, { agent, headers: { cookie: 'edition=en', accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a reader got ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve(performance.now() - sent));
    }).once('error', reject);
  });

// As a process of its own: what else is done meanwhile must not be what a reader waits for.
if (process.argv[2] === 'read') {
  process.once('message', async ({ origins, pages }) => {
    let over = false;
    process.once('message', () => (over = true));
    const agent = new Agent({ keepAlive: true });
    const read = async (origin) => {
      const times = [];
      for (let number = 0; !over; number += 1) {
        times.push(await timeOf(origin + pages[number % pages.length], agent));
        await wait(10);
      }
      return times;
    };
    const all = await Promise.all(origins.map(read));
    agent.destroy();
    process.send(all, () => process.disconnect());
  });
}

/**
 * Lets one reader of each origin read pages, one after the other; `stop` returns how long each took, by the origins.
 */
export const startReaders = (node, options) => {
  const child = fork(join(import.meta.dirname, 'readers.mjs'), ['read'], { execPath: node, execArgv: [] });
  child.send(options);
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', (code) => reject(new Error(`the readers ended with ${code}`)));
        child.send('stop');
      }),
  };
};
