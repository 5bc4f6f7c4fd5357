import type { PgliteClient } from './pglite-client.ts';

/** PGlite never writes a checkpoint by itself, so the log would grow without end and make a restart slow. */
const checkpointInterval = 60_000;

/** Bytes of log after which statistics are renewed and dead rows removed: PGlite has no autovacuum either. */
const vacuumAfter = 32 * 1024 * 1024;

/** What does the work of a server's own processes. */
export interface Maintenance {
  /** Does at once what is due. */
  run(): Promise<void>;
  stop(): void;
}

/** Runs checkpoints, and now and then statistics and the removal of dead rows; nothing where nothing was written. */
export function startMaintenance(client: Pick<PgliteClient, 'query' | 'exec' | 'checkpoint'>): Maintenance {
  let seen = 0;
  let vacuumed = 0;
  const written = async (): Promise<number> => {
    const { rows } = await client.query("select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as bytes");
    return (rows[0] as { bytes: number }).bytes;
  };
  const run = async (): Promise<void> => {
    const bytes = await written();
    if (bytes === seen) return;
    if (bytes - vacuumed > vacuumAfter) {
      // Table by table: what is requested meanwhile waits for one of them, not for all.
      const { rows } = await client.query(
        "select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence <> 't'",
      );
      for (const { name } of rows as { name: string }[]) await client.exec(`vacuum (analyze) ${name}`);
      vacuumed = await written();
    }
    await client.checkpoint();
    seen = await written();
  };
  // What fails now, on a full disk for one, is tried again.
  const timer = setInterval(() => void run().catch(() => undefined), checkpointInterval);
  timer.unref();
  return { run, stop: () => clearInterval(timer) };
}
