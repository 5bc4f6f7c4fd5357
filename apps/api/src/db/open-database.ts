import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { OpenDatabase } from './database.ts';

/** Which database to open: a data folder of our own, or a PostgreSQL server. */
export type DatabaseLocation = ({ dataDir: string } | { databaseUrl: string }) & {
  /** Called with every query that is sent, for counting and debugging. */
  onQuery?: (sql: string) => void;
  /** How long a write waits for what another transaction holds on a server, in milliseconds. @default 5000 */
  lockTimeout?: number;
};

/** Opens a database. Schema and content are as they were left; `prepareDatabase` brings them up to date. */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return 'databaseUrl' in location
    ? openPostgres(location.databaseUrl, location.onQuery, location.lockTimeout)
    : openEmbedded(location.dataDir, location.onQuery);
}
