import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';
import { createFigures } from './figures.mjs';
import { freePort } from '../lib/free-port.mjs';
import { isReady, startProgram, startServer, stopProgram } from './servers.mjs';

/** The columns of the table of the home page, from left to right. */
export const columns = [
  'hand-written',
  'embedded',
  'embedded-cached',
  'api-apart',
  'api-apart-new',
  'api-apart-cached',
];

/** What the columns are called. */
const titles = {
  'hand-written': 'hand-written HTML',
  embedded: 'embedded, uncached',
  'embedded-cached': 'embedded',
  'api-apart': 'API apart, no page cache',
  'api-apart-new': 'API apart, every response different',
  'api-apart-cached': 'API apart',
};

/**
 * `isSeen`: whether it is measured in a browser too.
 * @typedef {{ name: string, title: string, isSeen: boolean, port: number, origin: string, pid: number, api?: object,
 *   server?: object, figures: ReturnType<typeof createFigures>, stop: () => Promise<void> }} Site
 */

/** Every page is rendered for every request, and with the API inside every response is read from the database. */
const nothingCached = { PAGE_CACHE_MB: '0', RESPONSE_CACHE_MB: '0' };

/** Every page is rendered for every request, of stored responses where the API has not changed them. */
const noPageCached = { PAGE_CACHE_MB: '0' };

/** The English edition is that of 127.0.0.1, so that its pages may be cached. */
const hosts = (port) => ({
  PORT: String(port),
  EDITION_HOSTS: `cn=http://cn.localhost:${port},en=http://127.0.0.1:${port}`,
});

/** Starts the proxy that changes the responses of an API. */
const startNewResponses = async ({ node, env }, apiPort) => {
  const port = await freePort();
  const child = startProgram(node, [join(root, 'tools/bench/new-responses.mjs')], {
    env: { ...env, API_OF: `http://127.0.0.1:${apiPort}`, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await isReady(child, port);
  return { port, stop: () => stopProgram(child) };
};

/**
 * Starts the portal as a column has it, on data of its own.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {string} name of the column
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns {Promise<Site>}
 */
export const startPortal = async (tools, name, settings = {}) => {
  const { node, env } = tools;
  const folder = settings.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'millwright-bench-'));
  const port = await freePort();
  const apart = name.startsWith('api-apart');
  const data = { DATA_DIR: folder, DEMO_DATA: 'on', ...settings };
  let [api, between] = [];
  if (apart) {
    const apiPort = await freePort();
    api = startServer(node, 'api', { ...env, ...data, PORT: String(apiPort), TRUSTED_PROXIES: '127.0.0.1' });
    await isReady(api.child, apiPort, '/readyz');
    if (name === 'api-apart-new') between = await startNewResponses(tools, apiPort);
    data.API_ORIGIN = `http://127.0.0.1:${between?.port ?? apiPort}`;
  }
  const server = startServer(node, 'portal', {
    ...env,
    ...hosts(port),
    ...(name.endsWith('-cached') ? {} : apart ? noPageCached : nothingCached),
    ...data,
  });
  await isReady(server.child, port);
  const stop = async () => {
    await server.stop();
    await between?.stop();
    await api?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  return {
    name,
    title: titles[name] ?? name,
    isSeen: name !== 'api-apart-new',
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: server.pid,
    server,
    api,
    figures: createFigures(),
    stop,
  };
};

/**
 * Starts the page that was written by hand.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {string} origin of the portal that it is taken from
 * @returns {Promise<Site>}
 */
export const startHandWritten = async ({ node, env }, origin) => {
  const port = await freePort();
  const child = startProgram(node, [join(root, 'tools/bench/hand-written.mjs')], {
    env: { ...env, PAGE_OF: origin, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await isReady(child, port);
  return {
    name: 'hand-written',
    title: titles['hand-written'],
    isSeen: true,
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    figures: createFigures(),
    stop: () => stopProgram(child),
  };
};
