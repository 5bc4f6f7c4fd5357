import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';

/** Thrown when another process owns the data folder. */
export class DataFolderInUseError extends OperatorError {
  override name = 'DataFolderInUseError';
}

/**
 * Makes this process the one owner of a data folder, until the returned function is called or the process dies:
 * two processes that open one PGlite folder lose acknowledged writes without an error. The lock is the kernel's, taken
 * through SQLite, so it leaves nothing stale. No code may open `owner.lock` itself: closing any other descriptor of the
 * file would drop the lock, which is why it has a folder of its own.
 */
export function takeOwnerLock(dataDir: string): () => void {
  const folder = join(dataDir, 'lock');
  const note = join(folder, 'owner.txt');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'owner.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const busy = (error as { errcode?: number }).errcode === 5;
    if (busy) throw new DataFolderInUseError(`The data folder ${dataDir} is in use by ${readOwner(note)}.`);
    throw error;
  }
  writeFileSync(note, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`, { mode: 0o600 });
  return () => {
    rmSync(note, { force: true });
    lock.exec('ROLLBACK');
    lock.close();
  };
}

function readOwner(note: string): string {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return 'another process';
  }
}
