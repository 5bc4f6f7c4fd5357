import { join } from 'node:path';
import { copyDatabase } from '../../api/test-support/copy-database.ts';
import { storedDatabases } from '../../api/test-support/stored-databases.ts';

// Starts the portal on a copy of what a first start makes, which takes ten seconds (apps/api/src/start-api.test.ts tests
// that).

const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names the folder of the data.');
copyDatabase(join(await storedDatabases(), 'seeded/database'), join(DATA_DIR, 'database'), 'none');
await import('../server/main.ts');
