import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database as queries see it: PGlite, PostgreSQL, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with what belongs to its life. */
export interface OpenDatabase {
  db: Database;
  /** Which engine serves it. */
  engine: 'pglite' | 'postgresql';
  /** Runs statements that return nothing, several at once. */
  exec(statements: string): Promise<void>;
  /**
   * Calls back when content has changed, with the name of the table, or with `resync` when changes may have been
   * missed. Returns how to stop.
   */
  onContentChange(listener: (table: string) => void): () => void;
  /** Whether changes are heard at the moment; those that were not are notified as `resync` once they are again. */
  hearsChanges(): boolean;
  /** Finishes what runs, writes a checkpoint where that is ours to do, and gives the data folder free. */
  close(): Promise<void>;
}

/** Runs a query written in SQL and returns its rows; the caller states their shape. */
export async function queryRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}
