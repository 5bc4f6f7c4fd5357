import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../lib/bootstrap.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { serverEnv, serverOptions } from '../../lib/server-options.mjs';

/** Waits until a condition holds. */
export const until = async (holds, within = 120_000, every = 25) => {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > within) throw new Error(`not within ${within / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return performance.now() - start;
};

const servers = new Set();
process.on('exit', () => servers.forEach((child) => child.kill('SIGKILL')));

/** Starts a server of the project and waits until it responds. */
const start = async (script, { node, env, port, watched = false, settings = {} }) => {
  const own = port ?? (await freePort());
  const child = spawn(
    node,
    [
      ...(watched ? ['--import', pathToFileURL(join(import.meta.dirname, 'tell-heap.mjs')).href] : []),
      ...serverOptions,
      '--disable-warning=ExperimentalWarning',
      join(root, script),
    ],
    {
      cwd: root,
      env: {
        ...serverEnv(env),
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        API_ORIGIN: '',
        DEMO_DATA: 'on',
        LOG_LEVEL: 'error',
        PORT: String(own),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  servers.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  let isStopped = false;
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      servers.delete(child);
      // Visitors find nobody there any more, and could not say why.
      if (!isStopped) console.error(`${script} ended by itself (${code ?? signal}): ${output.slice(-3000)}`);
      resolve({ code, signal });
    }),
  );
  const origin = `http://127.0.0.1:${own}`;
  const startedWithin = await until(async () => {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output.slice(-500)}`);
    const response = await fetch(`${origin}/healthz`).catch(() => null);
    return response?.ok === true;
  }, 300_000);
  /** Megabytes that its heap holds after a collection, where it is watched. */
  const heap = () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('heap');
    });
  return {
    origin,
    port: own,
    heap,
    pid: child.pid,
    startedWithin,
    output: () => output,
    ended,
    stop(signal = 'SIGTERM') {
      isStopped = true;
      child.kill(signal);
      return ended;
    },
  };
};

/** Starts the API on a port of its own; `settings` are environment variables, such as `DATA_DIR`. */
export const startApi = (options) => start('apps/api/src/main.ts', options);

/** Starts the built portal; without `API_ORIGIN` among the settings, with its embedded API. */
export const startPortal = (options) => start('apps/portal/server/main.ts', options);

/** Requests a page in an edition, by the cookie: not every system resolves names below localhost. */
export const request = (origin, path, { edition = 'en', ...init } = {}) =>
  fetch(origin + path, {
    redirect: 'manual',
    ...init,
    headers: { cookie: `edition=${edition}`, accept: 'text/html', ...init.headers },
  });

/** The value below which so many hundredths of the values lie; 0 of none. */
export const percentile = (values, hundredths) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil((values.length * hundredths) / 100) - 1)] ??
  0;
