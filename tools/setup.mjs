import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/** `npm run setup`: makes a site of one's own in the data folder that `npm start` uses; see apps/portal/server/setup. */
const { node, env } = bootstrap();
become(
  node,
  [
    '--conditions=@millwright/source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'apps/portal/server/setup/main.ts'),
    ...process.argv.slice(2),
  ],
  { env: { DATA_DIR: join(root, '.data'), ...env } },
);
