import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { createFigures } from './figures.mjs';
import { isReady, startProgram, stopProgram } from './servers.mjs';

/**
 * What a folder of peers says of itself in its `sites.json`: the same home page in other frameworks, and the API that
 * they all read. `cmd` runs in `cwd`; `{port}` in it is the port, which is also set as `PORT`.
 * @typedef {{ name: string, cwd: string, cmd: string[], env?: Record<string, string>, buttons?: Record<string, string>,
 *   targets?: Record<string, string> }} Peer
 * @typedef {{ fixture: { cmd: string[] }, defaults: Pick<Peer, 'buttons' | 'targets'>, sites: Peer[] }} Peers
 */

/** Their names of the controls, as ours. */
const ours = ({ mega: industries, login: logIn, search }) => ({ industries, logIn, search });

const pathOf = (folder, { cwd, cmd }) => join(folder, cwd, cmd[1]);

/**
 * Starts the peers that were installed and built in a folder, on the API that they share.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {string} name of the folder
 * @returns {Promise<import('./sites.mjs').Site[]>}
 */
export const startPeers = async ({ node, env }, name) => {
  const folder = resolve(name);
  /** @type {Peers} */
  const { fixture, defaults, sites } = JSON.parse(readFileSync(join(folder, 'sites.json'), 'utf8'));
  const built = sites.filter((peer) => existsSync(pathOf(folder, peer)));
  if (built.length === 0) throw new Error(`No site in ${name} is built.`);
  const start = ({ cmd: [command, ...args], cwd = '.', env: own }, port, more) => {
    const file = command === 'node' ? node : command;
    return startProgram(
      file,
      args.map((arg) => arg.replace('{port}', port)),
      {
        cwd: join(folder, cwd),
        env: { ...env, NODE_ENV: 'production', ...own, ...more },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  };
  const apiPort = await freePort();
  const api = await start(fixture, apiPort, { FIXTURE_PORT: String(apiPort) });
  await isReady(api, apiPort, '/api/baseinfo');
  const started = [];
  for (const peer of built) {
    console.error(`${peer.name} starts …`);
    const port = await freePort();
    const child = await start(peer, port, {
      PORT: String(port),
      HOST: '127.0.0.1',
      API_BASE: `http://127.0.0.1:${apiPort}`,
    });
    await isReady(child, port, '/');
    started.push({
      name: peer.name,
      title: peer.name,
      isPeer: true,
      isSeen: true,
      port,
      apiPort,
      origin: `http://127.0.0.1:${port}`,
      pid: child.pid,
      controls: {
        buttons: ours({ ...defaults.buttons, ...peer.buttons }),
        targets: ours({ ...defaults.targets, ...peer.targets }),
      },
      figures: createFigures(),
      stop: () => stopProgram(child),
    });
  }
  const [first] = started;
  const { stop } = first;
  first.stop = () => stop().then(() => stopProgram(api));
  return started;
};
