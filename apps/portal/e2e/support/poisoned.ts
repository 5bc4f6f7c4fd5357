import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A portal on a database that holds payloads in place of texts. */
export interface PoisonedPortal {
  /** Poisons the database with the payloads of a seed. Answers the server's port and how many columns hold payloads. */
  poison(seed: number): Promise<{ port: number; columns: number }>;
  close(): void;
}

/** Starts the built portal on a poisoned database, in a process of its own. */
export async function startPoisoned(): Promise<PoisonedPortal> {
  const program = join(import.meta.dirname, '../../test-support/poisoned-portal.ts');
  const child = fork(program, { execArgv: ['--conditions=@millwright/source'], env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const answer = async <T>(): Promise<T> => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The poisoned portal ended with ${String(code)}`)));
    ended.catch(() => undefined);
    return ((await Promise.race([once(child, 'message'), ended])) as [T])[0];
  };
  await answer();
  return {
    poison: (seed) => {
      child.send(seed);
      return answer();
    },
    close: () => child.disconnect(),
  };
}
