import { statfs } from 'node:fs/promises';
import type { PgliteClient } from './pglite-client.ts';

/**
 * With less room than this, in bytes, nothing is written any more: PostgreSQL survives a table that cannot grow, but it
 * stops for good where the next piece of its log, of 16 MB, cannot be made.
 */
const reserve = 64 * 1024 * 1024;

const interval = 500;

/**
 * Makes the database refuse writes while the disk is nearly full, and take them again when there is room. Returns how
 * to end it.
 */
export function watchSpace(client: Pick<PgliteClient, 'exec'>, folder: string): () => void {
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    try {
      const { bavail, bsize } = await statfs(folder);
      const isFullNow = bavail * bsize < reserve;
      if (isFullNow !== isFull) await client.exec(`set default_transaction_read_only = ${isFullNow ? 'on' : 'off'}`);
      isFull = isFullNow;
    } catch {
      // A disk that does not say how full it is, is taken for what it was; a database that is too busy is told next time.
    }
    if (!stopped) timer = setTimeout(look, interval).unref();
  };
  timer = setTimeout(look, 0).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
