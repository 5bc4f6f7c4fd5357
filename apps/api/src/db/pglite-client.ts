import { Worker } from 'node:worker_threads';
import type { DatabaseReply, DatabaseRequest, DatabaseThreadData, WireError } from './pglite-protocol.ts';

/** How many queries may wait before further ones are refused: PGlite answers one at a time. */
const mostWaiting = 1000;

/** Thrown when too many queries wait. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
  parsers?: unknown;
}

interface QueryResult {
  rows: unknown[];
  affectedRows?: number;
}

/** The part of PGlite's interface that drizzle's PGlite driver uses. */
export interface PgliteSession {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

/** PGlite in a thread of its own. */
export interface PgliteClient extends PgliteSession {
  exec(sql: string): Promise<void>;
  transaction<T>(run: (session: PgliteSession) => Promise<T>): Promise<T>;
  /** Runs something while no query runs and none begins, all earlier ones being in the files. */
  whilePaused<T>(run: () => Promise<T>): Promise<T>;
  listen(channel: string, listener: (payload: string) => void): Promise<void>;
  /** Lets running work finish, closes the database (which writes a checkpoint) and ends the thread. */
  close(): Promise<void>;
}

type Unsent<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

function databaseError({ message, ...rest }: WireError): Error {
  return Object.assign(new Error(message), rest);
}

/** Kept with its machine code, so that a process that opens a database again does not compile PostgreSQL again. */
let program: WebAssembly.Module | null = null;

/** Opens the database in `folder`. Rejects when the folder cannot be opened. */
export async function openPglite(folder: string): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: { folder, program } satisfies DatabaseThreadData });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, ((payload: string) => void)[]>();
  let lastId = 0;
  let ended: Error | null = null;

  const ready = Promise.withResolvers<void>();
  worker.on('message', (reply: DatabaseReply) => {
    if (reply.kind === 'ready') {
      program = reply.program;
      ready.resolve();
    } else if (reply.kind === 'failed') ready.reject(databaseError(reply.error));
    else if (reply.kind === 'notice') listeners.get(reply.channel)?.forEach((listener) => listener(reply.payload));
    else {
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.kind === 'result') call?.resolve(reply.value as never);
      else call?.reject(databaseError(reply.error));
      // A log that cannot be written stops PostgreSQL: without a process that could end, it would only never answer again.
      if (reply.kind === 'error' && /could not \w+ (to )?file "pg_wal\//.test(reply.error.message)) {
        end(new Error('The database thread has ended.'));
        void worker.terminate();
      }
    }
  });
  const end = (error: Error): void => {
    ended ??= error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => end(error as Error));
  worker.on('exit', () => end(new Error('The database thread has ended.')));

  const send = <T>(request: Unsent<DatabaseRequest>): Promise<T> => {
    if (ended) return Promise.reject(ended);
    const id = ++lastId;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  };

  // Queries share the database, a transaction has it alone; whoever comes after a waiting transaction waits behind it.
  let gate: Promise<unknown> = Promise.resolve();
  const running = new Set<Promise<unknown>>();
  let queued = 0;
  const sendQuery = (sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<QueryResult> =>
    send({ kind: 'query', sql, params, rowMode: options.rowMode ?? 'object', rawDates: options.parsers !== undefined });
  const shared = async <T>(run: () => Promise<T>): Promise<T> => {
    if (queued >= mostWaiting) throw new DatabaseBusyError('Too many queries wait for the database.');
    queued += 1;
    try {
      let passed: Promise<unknown>;
      do {
        passed = gate;
        await passed;
      } while (passed !== gate);
      const work = run();
      const settled = work.then(() => undefined, () => undefined);
      running.add(settled);
      void settled.then(() => running.delete(settled));
      return await work;
    } finally {
      queued -= 1;
    }
  };
  const alone = <T>(run: () => Promise<T>): Promise<T> => {
    const work = gate.then(() => Promise.all(running)).then(run);
    gate = work.then(() => undefined, () => undefined);
    return work;
  };

  try {
    await ready.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  }

  return {
    query: (sql, params, options) => shared(() => sendQuery(sql, params, options)),
    exec: (sql) => shared(() => send({ kind: 'exec', sql })),
    transaction: (run) =>
      alone(async () => {
        await sendQuery('begin');
        try {
          const value = await run({ query: sendQuery });
          await sendQuery('commit');
          return value;
        } catch (error) {
          await sendQuery('rollback').catch(() => undefined);
          throw error;
        }
      }),
    whilePaused: (run) =>
      alone(async () => {
        await send({ kind: 'exec', sql: 'checkpoint' });
        return run();
      }),
    listen: async (channel, listener) => {
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      if (!known) await shared(() => send({ kind: 'listen', channel }));
    },
    close: async () => {
      if (ended) return;
      await alone(() => send({ kind: 'close' }));
      ended = new Error('The database is closed.');
      await worker.terminate();
    },
  };
}
