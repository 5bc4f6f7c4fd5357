import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/bootstrap.mjs';
import { serverEnv, serverOptions } from '../lib/server-options.mjs';

const statOf = (pid) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** A process and all that it has started. Empty where the system does not tell. */
const treeOf = (pid) => {
  const children = new Map();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const parent = Number(statOf(name)[1]);
        children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      } catch {
        // It has ended in between.
      }
    }
  } catch {
    return [];
  }
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []));
  return found;
};

const sumOver = (pid, measure) => {
  const values = treeOf(pid).map((each) => {
    try {
      return measure(each);
    } catch {
      return 0;
    }
  });
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
};

/**
 * Milliseconds of processor time that a process and its children have used; undefined where the system does not tell.
 */
export const processorTime = (pid) =>
  sumOver(pid, (each) => (Number(statOf(each)[11]) + Number(statOf(each)[12])) * 10);

/** Megabytes that they hold. */
export const memory = (pid) =>
  sumOver(pid, (each) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** The status of a response; 0 where there is none. */
const statusOf = (port, path, headers) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });

const running = new Set();
const stopAll = () => {
  for (const child of running) child.kill('SIGKILL');
};
process.on('exit', stopAll);

/** Starts a program that ends with us. */
export const startProgram = (command, args, options = {}) => {
  const child = spawn(command, args, { cwd: root, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

/** Ends a program and waits for it. */
export const stopProgram = async (child, signal = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
};

/** Waits until a server responds to a path with 200. */
export const isReady = async (child, port, path = '/healthz', minutes = 6) => {
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server on port ${port} did not start. ${child.lastWords ?? ''}`);
    if ((await statusOf(port, path, {})) === 200) return;
    await wait(100);
  }
  throw new Error(`The server on port ${port} was not ready within ${minutes} minutes.`);
};

/**
 * Starts one of the project's own servers, and tells how many queries it sends to its database.
 * @param {string} node
 * @param {'portal' | 'api'} app
 * @param {NodeJS.ProcessEnv} env
 */
export const startServer = (node, app, env) => {
  const script = join(root, app === 'portal' ? 'apps/portal/server/main.ts' : 'apps/api/src/main.ts');
  const counting = pathToFileURL(join(root, 'tools/lib/count-queries.mjs')).href;
  const child = startProgram(
    node,
    [...serverOptions, '--disable-warning=ExperimentalWarning', '--import', counting, script],
    {
      env: serverEnv({ LOG_LEVEL: 'error', ...env }),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  // Under load it may warn thousands of times; what it said last tells why it did not start.
  child.stderr.setEncoding('utf8').on('data', (text) => {
    child.lastWords = `${child.lastWords ?? ''}${text}`.slice(-2000);
  });
  return {
    child,
    pid: child.pid,
    /** Queries that it has sent to its database so far. */
    queries: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('count');
      }),
    stop: () => stopProgram(child),
  };
};
