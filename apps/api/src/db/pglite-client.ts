import { startDatabaseThread } from './database-thread.ts';
import { createFileList } from './file-list.ts';
import { createQueryGate } from './query-gate.ts';
import type { QueryReply } from './pglite-protocol.ts';

interface QueryOptions {
  rowMode?: 'array' | 'object';
  parsers?: unknown;
}

interface QueryResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

/** The part of PGlite's interface that drizzle's PGlite driver uses. */
interface PgliteSession {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

/** PGlite in a thread of its own. */
export interface PgliteClient extends PgliteSession {
  exec(sql: string): Promise<void>;
  transaction<T>(run: (session: PgliteSession) => Promise<T>): Promise<T>;
  /** Writes what was changed into the files, and a list of these. */
  checkpoint(): Promise<void>;
  /** Runs something while no query runs and none begins, all earlier ones being in the files. */
  whilePaused<T>(run: () => Promise<T>): Promise<T>;
  /** Lets running work finish, closes the database (which writes a checkpoint) and ends the thread. */
  close(): Promise<void>;
}

/**
 * Opens the database in `folder`. Rejects when the folder cannot be opened.
 * @param onNotice Told of what is notified on the channels that a statement listens to.
 */
export async function openPglite(
  folder: string,
  onNotice: (payload: string) => void = () => undefined,
): Promise<PgliteClient> {
  const thread = await startDatabaseThread(folder, onNotice);
  const { shared, transaction, alone } = createQueryGate();
  const files = createFileList(folder);
  const sendQuery = async (sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<QueryResult> => {
    files.before(sql);
    const { json, ...result } = await thread.send<QueryReply>({
      kind: 'query',
      sql,
      params,
      rowMode: options.rowMode ?? 'object',
      rawDates: options.parsers !== undefined,
    });
    for (const row of result.rows) for (const key of json) row[key] = JSON.parse(row[key] as string);
    return result;
  };
  const execute = (sql: string): Promise<void> => {
    files.before(sql);
    return thread.send({ kind: 'exec', sql });
  };
  /** Resolves when queries may run again, with what is still to be waited for. */
  const checkpoint = async (): Promise<{ listed: Promise<void> }> => {
    await execute('checkpoint');
    return { listed: files.write() };
  };

  return {
    query: (sql, params, options) => shared(() => sendQuery(sql, params, options)),
    exec: (sql) => shared(() => execute(sql)),
    checkpoint: async () => (await alone(checkpoint)).listed,
    transaction: (run) =>
      transaction(async () => {
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
        await (
          await checkpoint()
        ).listed;
        return run();
      }),
    close: async () => {
      if (thread.hasEnded()) return;
      await alone(() => thread.send({ kind: 'close' }));
      await thread.stop(new Error('The database is closed.'));
      await files.write();
    },
  };
}
