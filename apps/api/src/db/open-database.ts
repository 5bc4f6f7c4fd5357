import { ConfigError } from '../config.ts';
import { withoutSecrets } from '../operations/logger.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { OpenDatabase } from './database.ts';

/** Which database to open: a PostgreSQL server, or else a data folder of our own. */
export type DatabaseLocation = (
  | { dataDir: string; databaseUrl?: string | null }
  | { dataDir?: undefined; databaseUrl: string }
) & {
  /** Called with every query that is sent, for counting and debugging. */
  onQuery?: (sql: string) => void;
  /** How long a write waits for what another transaction holds on a server, in milliseconds. @default 5000 */
  lockTimeout?: number;
};

/** What the system, SQLite and PostgreSQL say where a folder or a server is not what the settings take it for. */
const unusable = /^(E[A-Z]+|ERR_SQLITE_ERROR|08\w{3}|28\w{3}|3D000|53300|57P03)$/;

/** The error as the operator who wrote the settings can act on it, where a setting caused it. */
function asMistake(error: unknown, setting: 'DATA_DIR' | 'DATABASE_URL'): unknown {
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  // The pool has a time of its own for a server that never responds, and no code.
  const isMistake = unusable.test(code ?? '') || /^timeout exceeded|^Connection terminated/.test(message ?? '');
  return isMistake
    ? new ConfigError(`${setting} cannot be used: ${withoutSecrets(message || code!).split('\n')[0]}`)
    : error;
}

/** Opens a database. Schema and content are as they were left; `prepareDatabase` brings them up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const { databaseUrl, dataDir = '', onQuery, lockTimeout } = location;
  try {
    return await (databaseUrl ? openPostgres(databaseUrl, onQuery, lockTimeout) : openEmbedded(dataDir, onQuery));
  } catch (error) {
    throw asMistake(error, databaseUrl ? 'DATABASE_URL' : 'DATA_DIR');
  }
}
