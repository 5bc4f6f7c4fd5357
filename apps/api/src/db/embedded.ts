import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { backUpOpen } from '../backup/backup.ts';
import { listenAtSocket } from '../backup/owner-socket.ts';
import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { restrictDataFolder } from '../private-files.ts';
import { DamagedDatabaseError, damageOf } from './data-folder.ts';
import type { Database, OpenDatabase } from './database.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { openPglite, type PgliteClient } from './pglite-client.ts';
import * as schema from './schema.ts';
import { startMaintenance } from './maintenance.ts';
import { watchSpace } from './watch-space.ts';

/**
 * Opens the embedded database of a data folder, and makes it if there is none. The folder holds `database` and, apart
 * from it, `lock`: see `takeOwnerLock`. A kill is safe at any moment; power loss is not promised, for PGlite does not
 * force its files to the disk.
 */
export async function openEmbedded(dataDir: string, onQuery?: (sql: string) => void): Promise<OpenDatabase> {
  const unlock = takeOwnerLock(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await createDatabase(dataDir, folder);
    const listeners = new Set<(table: string) => void>();
    const client = await openExisting(dataDir, folder, (table) => listeners.forEach((listener) => listener(table)));
    await client.exec('listen content');
    const logger = onQuery && { logQuery: (sql: string) => onQuery(sql) };
    // Drizzle's driver uses query and transaction only, which the client in front of the thread has.
    const db = drizzle({ client: client as unknown as PGlite, schema, logger }) as unknown as Database;

    const maintenance = startMaintenance(client);
    const stopWatching = watchSpace(client, folder);
    // One after another: each has its copy of the database in the same folder.
    const inTurn = createConcurrencyLimit({ running: 1, waiting: 10 });
    const stopListening = listenAtSocket(dataDir, ({ file, force }) =>
      inTurn(() => backUpOpen(client, dataDir, file, force)),
    );

    return {
      db,
      engine: 'pglite',
      exec: (statements) => client.exec(statements),
      onContentChange: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      hearsChanges: () => true,
      close: async () => {
        maintenance.stop();
        stopWatching();
        stopListening();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a database that is there. What is plainly damaged is not even tried, for it would be made again or changed. */
async function openExisting(
  dataDir: string,
  folder: string,
  onNotice: (payload: string) => void,
): Promise<PgliteClient> {
  const damage = damageOf(folder);
  if (damage !== null) throw new DamagedDatabaseError(dataDir, damage);
  restrictDataFolder(dataDir);
  try {
    return await openPglite(folder, onNotice);
  } catch (error) {
    throw new DamagedDatabaseError(dataDir, `it does not open: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Makes the database next to its place and moves it there whole, so that a kill leaves no half-made one. */
async function createDatabase(dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, 'database.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const client = await openPglite(draft);
  // These take effect when the database is opened next.
  await client.exec("alter system set max_wal_size = '64MB'");
  await client.exec("alter system set min_wal_size = '32MB'");
  await client.close();
  renameSync(draft, folder);
}
