import { parseArgs } from 'node:util';
import { restore } from '../backup/restore.ts';
import { UsageError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';
import { pathFromCaller } from './run-to-end.ts';

/** `npm run backup -- --restore <file> [--force]`: puts a backup in the place of the embedded database. */

await runCommand(async ({ dataDir, databaseUrl }) => {
  const { positionals, values } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [source] = positionals;
  if (source === undefined || positionals.length > 1)
    throw new UsageError('Usage: npm run backup -- --restore <file.tar.gz> [--force]');
  if (databaseUrl !== null) throw new UsageError('DATABASE_URL names a PostgreSQL server: restore it with pg_restore.');
  await restore(dataDir, pathFromCaller(source), values.force);
  console.log(`${dataDir} holds the database of ${source}.`);
});
