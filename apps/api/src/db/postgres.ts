import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './database.ts';
import { listenForContent } from './listen-for-content.ts';
import { createStatementNames } from './statement-names.ts';
import * as schema from './schema.ts';

/** How long a write waits for a row that another transaction holds, in milliseconds. */
const longestLockWait = 5000;

/** Opens a PostgreSQL server (15 or later). Connections come back by themselves after it was away. */
export async function openPostgres(
  databaseUrl: string,
  onQuery?: (sql: string) => void,
  lockTimeout = longestLockWait,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 1000,
    statement_timeout: 10_000,
    lock_timeout: lockTimeout,
    application_name: 'millwright',
    // A statement that takes milliseconds would be compiled for seconds where the planner expects much of it. By a
    // statement, because connection poolers refuse options that they do not know.
    onConnect: (client) => client.query('set jit = off'),
  });
  // A connection that breaks while idle is replaced when the next one is needed.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction fails the next of them; nobody else listens then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connection = await pool.connect();
  connection.release();

  reusePlans(pool);
  const logger = onQuery && { logQuery: (sql: string) => onQuery(sql) };
  const db = drizzle({ client: pool, schema, logger });
  // Drizzle gives no connection back whose `begin` failed: each would be missing from the pool for ever.
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, schema, logger }).transaction(run, config);
    } finally {
      client.release();
    }
  };
  const changes = await listenForContent(databaseUrl);

  return {
    db: db as unknown as Database,
    engine: 'postgresql',
    exec: async (statements) => {
      const client = await pool.connect();
      try {
        // Migrations of a large database take longer than any query of a page may.
        await client.query('set statement_timeout = 0; set lock_timeout = 0');
        await client.query(statements);
      } finally {
        client.release(true);
      }
    },
    ...changes,
    close: async () => {
      await changes.close();
      await pool.end();
    },
  };
}

/** Gives statements that are to be prepared a name, under which each connection caches their plan. */
function reusePlans(pool: pg.Pool): void {
  const nameOf = createStatementNames();
  const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  const named = (config: unknown): unknown => {
    const text = (config as { text?: unknown } | null)?.text;
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined ? config : { ...(config as object), name };
  };
  pool.query = ((config: unknown, ...others: unknown[]) => query(named(config), ...others)) as pg.Pool['query'];
}
