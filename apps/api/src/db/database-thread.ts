import { Worker } from 'node:worker_threads';
import type { DatabaseReply, DatabaseRequest, DatabaseThreadData, WireError } from './pglite-protocol.ts';

type Unsent<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

/** The thread in which PGlite runs, as the main thread sees it. */
export interface DatabaseThread {
  /** Asks it something. Rejects with what the database says, and once the thread has ended. */
  send<T>(request: Unsent<DatabaseRequest>): Promise<T>;
  hasEnded(): boolean;
  /** Ends it; later requests are rejected with the reason. */
  stop(reason: Error): Promise<void>;
}

function databaseError({ message, ...rest }: WireError): Error {
  return Object.assign(new Error(message), rest);
}

// A log that cannot be written stops PostgreSQL: without a process that could end, it would only never respond again.
const isLogLost = (reply: DatabaseReply): boolean =>
  reply.kind === 'error' && /could not \w+ (to )?file "pg_wal\//.test(reply.error.message);

/** Kept with its machine code, so that a process that opens a database again does not compile PostgreSQL again. */
let program: WebAssembly.Module | null = null;

/**
 * Opens the database in `folder` in a thread of its own. Rejects when the folder cannot be opened.
 * @param onNotice Told of what is notified on the channels that are listened to.
 */
export async function startDatabaseThread(
  folder: string,
  onNotice: (payload: string) => void,
): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: { folder, program } satisfies DatabaseThreadData,
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const ready = Promise.withResolvers<void>();
  let lastId = 0;
  let ended: Error | null = null;

  const end = (error: Error): void => {
    ended ??= error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (reply: DatabaseReply) => {
    if (reply.kind === 'ready') {
      program = reply.program;
      ready.resolve();
    } else if (reply.kind === 'failed') ready.reject(databaseError(reply.error));
    else if (reply.kind === 'notice') onNotice(reply.payload);
    else {
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.kind === 'result') call?.resolve(reply.value as never);
      else call?.reject(databaseError(reply.error));
      if (isLogLost(reply)) {
        end(new Error('The database thread has ended.'));
        void worker.terminate();
      }
    }
  });
  worker.on('error', (error) => end(error as Error));
  worker.on('exit', () => end(new Error('The database thread has ended.')));

  try {
    await ready.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    send<T>(request: Unsent<DatabaseRequest>) {
      if (ended) return Promise.reject(ended);
      const id = ++lastId;
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      });
    },
    hasEnded: () => ended !== null,
    stop: async (reason) => {
      ended = reason;
      await worker.terminate();
    },
  };
}
