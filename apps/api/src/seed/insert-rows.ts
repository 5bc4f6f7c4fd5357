import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

/** Rows that one statement inserts. PostgreSQL takes at most 65,535 parameters a statement. */
const batch = 500;

/** Inserts rows in batches of several hundred a statement. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await db.insert(table).values(rows.slice(start, start + batch) as Table['$inferInsert'][]);
  }
}
