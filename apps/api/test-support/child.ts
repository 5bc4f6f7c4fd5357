import { spawn, type ChildProcess } from 'node:child_process';

/** A process of its own that runs a script. */
export interface Child {
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  errors(): string;
  /** Settles when its output holds a text, or when it ends. */
  waitForOutput(text: string): Promise<void>;
  ended: Promise<number | null>;
}

const testNode = new URL('../../../tools/lib/test-node.mjs', import.meta.url).href;
/** Where processes find the code that one before them compiled, which is a third of what a short one costs. */
const compileCache = new URL('../../../.cache/compiled', import.meta.url).pathname;

/**
 * Runs a script, named from this folder, with Node, resolving the workspace to its sources. It lives for seconds: to
 * compile the database well for it costs more than it gains (5.4 processor seconds a command in place of 2.5).
 */
export function runChild(script: string, args: string[] = [], environment: Record<string, string> = {}): Child {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@millwright/source',
      `--import=${testNode}`,
      '--liftoff-only',
      new URL(script, import.meta.url).pathname,
      ...args,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compileCache, ...environment },
    },
  );
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    waitForOutput: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (output.includes(text)) resolve();
        };
        child.stdout.on('data', look);
        child.once('close', () => resolve());
        look();
      }),
    ended,
  };
}
