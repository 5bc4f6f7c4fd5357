import { spawn, type ChildProcess } from 'node:child_process';

/** A process of its own that runs a script. */
export interface Child {
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  errors(): string;
  /** Settles when its output holds a text, or when it ends. */
  printed(text: string): Promise<void>;
  ended: Promise<number | null>;
}

/** Runs a script, named from this folder, with Node, resolving the workspace to its sources. */
export function runChild(script: string, args: string[] = [], environment: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, ['--conditions=@millwright/source', new URL(script, import.meta.url).pathname, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    printed: (text) =>
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
