import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A program of `test-support` that serves the built portal on a database of its own, and does what is requested. */
export interface Program<Requested, Reply> {
  request(what: Requested): Promise<Reply>;
  close(): void;
}

/** Starts a program in a process of its own, and waits until it is ready. */
export async function startProgram<Input extends string | number | object, Outgoing>(
  name: string,
): Promise<Program<Input, Outgoing>> {
  const program = join(import.meta.dirname, '../../test-support', name);
  const child = fork(program, {
    execArgv: ['--conditions=@millwright/source'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const readMessage = async <Given>(): Promise<Given> => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${String(code)}`)));
    ended.catch(() => undefined);
    return ((await Promise.race([once(child, 'message'), ended])) as [Given])[0];
  };
  await readMessage();
  return {
    request: (what) => {
      child.send(what);
      return readMessage<Outgoing>();
    },
    close: () => child.disconnect(),
  };
}
