import { spawn } from 'node:child_process';
import { root } from './bootstrap.mjs';

// The commands of node_modules/.bin are scripts there.
const onWindows = process.platform === 'win32';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a long-lived program in our place: signals go to it, and our exit is its exit. Under npm it also ends when npm
 * is killed, so that no server stays behind and holds the data folder.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, onStart?: (child: import('node:child_process').ChildProcess) => void
 *   }} options
 */
export const become = (command, args, { env, cwd = root, onStart }) => {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell: onWindows && !command.endsWith('.exe') });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  const startedByNpm = ['start', 'dev', 'storybook'].includes(process.env.npm_lifecycle_event ?? '');
  const watch = startedByNpm ? setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000) : undefined;
  watch?.unref();
  child.once('error', (error) => {
    console.error(`Could not start ${command}: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    if (!signal) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
  onStart?.(child);
};

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number, output: string }>} its exit code and, when `quiet`, what it wrote
 */
export const run = (command, args, { env, cwd = root, quiet = false, timeout, onLine } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: onWindows,
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      onLine?.(chunk);
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const timer = timeout ? setTimeout(() => child.kill('SIGKILL'), timeout) : undefined;
    const finish = (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
