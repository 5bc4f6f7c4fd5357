import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import { queryRows, type Database, type OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { installation } from './schema.ts';

/** Held while seeding, so that two processes on one PostgreSQL server do not both do it. */
const seedLock = 710_202;

/** How an empty database gets its content. */
export interface PrepareOptions {
  /** Inserts the content of an empty database. It runs in one transaction. */
  seed?: (db: Database) => Promise<void>;
  /** Puts right at each start what has to be; it reads where nothing has. */
  finish?: (db: Database) => Promise<void>;
  /** The application's clock. @default () => new Date() */
  clock?: () => Date;
}

/** What a database says that takes no writes now: the disk is full, or nearly so, or the server follows another. */
const readOnly = /^(25006|53100)$/;

/**
 * Brings schema and content up to date: migrates, gives the installation its own secret, and seeds an empty database.
 * Each is one transaction, so that a first start that was killed is simply repeated. What is as it must be is only
 * read.
 */
export async function prepareDatabase(database: Pick<OpenDatabase, 'db'>, options: PrepareOptions = {}): Promise<void> {
  try {
    await prepare(database, options);
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (!readOnly.test(code ?? '')) throw error;
    throw new ConfigError(
      'The database takes no writes, and its schema or content has yet to be made: ' +
        'free disk space (64 MB at least), or name a server that takes writes.',
    );
  }
}

async function prepare(
  { db }: Pick<OpenDatabase, 'db'>,
  { clock = () => new Date(), seed, finish }: PrepareOptions,
): Promise<void> {
  await migrate(db, clock());
  const [secret] = await db.select().from(installation).where(eq(installation.name, 'secret'));
  if (!secret)
    await db
      .insert(installation)
      .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
  if (seed) await seedOnce(db, seed, clock);
  await finish?.(db);
}

/** Seeds a database that is empty. */
async function seedOnce(db: Database, seed: (db: Database) => Promise<void>, clock: () => Date): Promise<void> {
  const isSeeded = await db.transaction(async (tx) => {
    // Another process may take its time over the same.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(seedLock))})`);
    const [seeded] = await tx.select().from(installation).where(eq(installation.name, 'seeded'));
    if (seeded || (await hasContent(tx))) return false;
    await seed(tx);
    await resetIdentities(tx);
    await tx.insert(installation).values({ name: 'seeded', value: clock().toISOString() });
    return true;
  });
  // Without statistics the planner takes every list for a short one.
  if (isSeeded) await db.execute(sql`analyze`);
}

/** The secret of this installation, from which keys for signatures are derived. */
export async function installationSecret(db: Database): Promise<string> {
  const [row] = await db.select().from(installation).where(eq(installation.name, 'secret'));
  if (!row) throw new Error('The database has no secret: it was not prepared.');
  return row.value;
}

/** Whether anybody has put content into a database. */
export async function hasContent(db: Database): Promise<boolean> {
  const [row] = await queryRows<{ filled: boolean }>(
    db,
    sql`select exists (select 1 from article) or exists (select 1 from industry) as filled`,
  );
  return row!.filled;
}

/** Seeds name their ids; what is inserted later must go on above them. */
async function resetIdentities(db: Database): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { name } of tables) {
    const table = sql.identifier(name);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest((select max(id) from ${table}), 1))`,
    );
  }
}
