import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { OperatorError } from '../operator-error.ts';
import { queryRows, type Database } from './database.ts';

/** Thrown when the database was made by a newer version of the project, or by other migrations than ours. */
export class SchemaMismatchError extends OperatorError {
  override name = 'SchemaMismatchError';
}

/** A step of the schema. */
export interface Migration {
  version: number;
  name: string;
  statements: string;
}

/** Held while migrating, so that two processes on one PostgreSQL server do not both do it. */
const migrationLock = 710_200;

/** The migrations of this project, in order. They go forward only and are never changed once released. */
export function readMigrations(folder: URL = new URL('./migrations/', import.meta.url)): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({
      version: Number(name.slice(0, 4)),
      name,
      statements: readFileSync(new URL(name, folder), 'utf8'),
    }));
}

const checksum = (statements: string): string => createHash('sha256').update(statements).digest('hex').slice(0, 16);

/** The versions that the database has. Refuses one that is newer than this version, or was made by other migrations. */
async function appliedTo(db: Database, migrations: readonly Migration[]): Promise<ReadonlySet<number>> {
  const applied = await queryRows<{ version: number; name: string; checksum: string }>(
    db,
    sql`select version, name, checksum from schema_migration order by version`,
  );
  for (const { version, name, checksum: sum } of applied) {
    const known = migrations.find((migration) => migration.version === version);
    if (!known)
      throw new SchemaMismatchError(
        `The database has the schema ${name}, which this version does not know. Update the project.`,
      );
    if (checksum(known.statements) !== sum)
      throw new SchemaMismatchError(`The migration ${name} differs from the one that made the database.`);
  }
  return new Set(applied.map(({ version }) => version));
}

/**
 * Brings the schema up to date. All steps and their records are one transaction, so a kill leaves the old schema or the
 * new one. Refuses a database that is newer than this version. One that is up to date is only read, so that a process
 * starts on a full disk.
 */
export async function migrate(db: Database, now: Date, migrations: Migration[] = readMigrations()): Promise<void> {
  const [known] = await queryRows<{ has: boolean }>(db, sql`select to_regclass('schema_migration') is not null as has`);
  if (known!.has && (await appliedTo(db, migrations)).size === migrations.length) return;
  await db.transaction(async (tx) => {
    // Another process may take its time over the same.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(migrationLock))})`);
    await tx.execute(sql`create table if not exists schema_migration (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null)`);
    const done = await appliedTo(tx, migrations);
    for (const migration of migrations) {
      if (done.has(migration.version)) continue;
      for (const statement of splitStatements(migration.statements)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (version, name, checksum, applied_at)
        values (${migration.version}, ${migration.name}, ${checksum(migration.statements)}, ${now.toISOString()}::timestamptz)`);
    }
  });
}

/** Cuts a script at the semicolons that end a line outside of `$$ … $$`: a query takes one statement only. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  let quoted = false;
  for (const line of script.split('\n')) {
    current += `${line}\n`;
    if (line.split('$$').length % 2 === 0) quoted = !quoted;
    if (!quoted && /;\s*$/.test(line) && !line.trimStart().startsWith('--')) {
      statements.push(current.trim());
      current = '';
    }
  }
  if (/\S/.test(current.replaceAll(/^\s*--.*$/gm, ''))) statements.push(current.trim());
  return statements;
}
