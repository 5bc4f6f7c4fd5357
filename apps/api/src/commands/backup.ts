import { parseArgs } from 'node:util';
import { backUpClosed } from '../backup/backup.ts';
import { requestFromOwner } from '../backup/owner-socket.ts';
import { UsageError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';
import { pathFromCaller } from './run-to-end.ts';

/** `npm run backup -- <file> [--force]`: of the embedded database, also while a portal uses it. */

await runCommand(async ({ dataDir, databaseUrl }) => {
  const { positionals, values } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1)
    throw new UsageError('Usage: npm run backup -- <file.tar.gz> [--force]');
  if (databaseUrl !== null) throw new UsageError('DATABASE_URL names a PostgreSQL server: back it up with pg_dump.');
  const file = pathFromCaller(target);
  const size =
    (await requestFromOwner(dataDir, { file, force: values.force })) ??
    (await backUpClosed(dataDir, file, values.force));
  console.log(`${file}: ${(size / 1024 / 1024).toFixed(1)} MB.`);
});
