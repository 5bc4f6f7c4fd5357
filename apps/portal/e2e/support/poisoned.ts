import { startProgram } from './program.ts';

/** A portal on a database that holds payloads in place of texts. */
export interface PoisonedPortal {
  /** Poisons the database with the payloads of a seed. Answers the server's port and how many columns hold payloads. */
  poison(seed: number): Promise<{ port: number; columns: number }>;
  close(): void;
}

/** Starts the built portal on a poisoned database, in a process of its own. */
export async function startPoisoned(): Promise<PoisonedPortal> {
  const { ask, close } = await startProgram<number, { port: number; columns: number }>('poisoned-portal.ts');
  return { poison: ask, close };
}
