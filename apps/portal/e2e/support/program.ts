import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A program of `test-support` that serves the built portal on a database of its own, and does what it is asked. */
export interface Program<Asked, Answer> {
  ask(what: Asked): Promise<Answer>;
  close(): void;
}

/** Starts a program in a process of its own, and waits until it is ready. */
export async function startProgram<Asked extends string | number | object, Answer>(
  name: string,
): Promise<Program<Asked, Answer>> {
  const program = join(import.meta.dirname, '../../test-support', name);
  const child = fork(program, {
    execArgv: ['--conditions=@millwright/source'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = async <Given>(): Promise<Given> => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with ${String(code)}`)));
    ended.catch(() => undefined);
    return ((await Promise.race([once(child, 'message'), ended])) as [Given])[0];
  };
  await answer();
  return {
    ask: (what) => {
      child.send(what);
      return answer<Answer>();
    },
    close: () => child.disconnect(),
  };
}
