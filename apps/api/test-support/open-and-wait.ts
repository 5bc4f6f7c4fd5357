import { DataFolderInUseError } from '../src/db/owner-lock.ts';
import { openDatabase } from '../src/db/open-database.ts';

/** A process that opens a data folder, says so, and holds it until a signal ends it. */
try {
  await openDatabase({ dataDir: process.argv[2] ?? '' });
  process.stdout.write('open\n');
} catch (error) {
  process.stderr.write(`${error instanceof DataFolderInUseError ? error.message : String(error)}\n`);
  process.exit(1);
}
