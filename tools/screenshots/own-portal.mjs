import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../lib/bootstrap.mjs';
import { freePort } from '../lib/free-port.mjs';

const responds = async (port) => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the built portal on data of its own, which is gone with it.
 * @param {string} node the Node to run it with
 * @param {NodeJS.ProcessEnv} env its environment
 */
export const startOwnPortal = async (node, env) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'millwright-screenshots-'));
  const server = spawn(node, ['--conditions=@millwright/source', join(root, 'apps/portal/server/main.ts')], {
    env: { ...env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await responds(port)); tries += 1) {
    if (tries === 240 || server.exitCode !== null) {
      await stop();
      throw new Error('The portal did not start. See the messages above.');
    }
    await wait(500);
  }
  return {
    /** The origin of an edition, or of its member or supplier site. */
    originOf: (edition, site) => `http://${site ? `${site}.` : ''}${edition}.localhost:${port}`,
    stop,
  };
};
