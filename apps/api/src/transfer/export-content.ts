import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { entities } from './entities.ts';
import { exportProducts } from './export-products.ts';
import { exportJsonLines } from './json-lines.ts';
import { OperatorError } from '../operator-error.ts';

/** Writes all products as a table; refuses a file that is there. */
async function exportTable(db: Database, path: string): Promise<Map<string, number>> {
  if (existsSync(path)) throw new OperatorError(`${path} is there already; nothing was written.`);
  return new Map([['product', await exportProducts(db, path)]]);
}

/**
 * Writes all content as JSON lines, as it is at one moment: to one file where its name ends in .jsonl, else to a folder
 * with a file for each entity, numbered so that importing the folder reads them in their order. A
 * name that ends in .csv gets the products alone, as a table.
 */
export async function exportContent(db: Database, path: string): Promise<Map<string, number>> {
  if (path.endsWith('.csv')) return exportTable(db, path);
  const isFile = /\.(jsonl|ndjson)$/.test(path);
  if (isFile ? existsSync(path) : existsSync(path) && (!statSync(path).isDirectory() || readdirSync(path).length > 0)) {
    throw new OperatorError(`${path} is there already${isFile ? '' : ' and is no empty folder'}; nothing was written.`);
  }
  if (!isFile) mkdirSync(path, { recursive: true });
  const names = Object.keys(entities);
  const fileOf = (name: string): string =>
    isFile ? path : join(path, `${String(names.indexOf(name) + 1).padStart(2, '0')}-${name}.jsonl`);
  return db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return exportJsonLines(tx, fileOf);
  });
}
