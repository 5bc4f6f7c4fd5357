import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/**
 * `npm run seed`, `import`, `export`, `backup`, `restore`, `bench:api`, `bench:search`: a command of the API, on the
 * data folder that `npm start` uses.
 */
const [command = '', ...args] = process.argv.slice(2);
const { node, env } = bootstrap();
become(
  node,
  [
    '--conditions=@millwright/source',
    '--disable-warning=ExperimentalWarning',
    join(root, `apps/api/src/commands/${command}.ts`),
    ...args,
  ],
  { env: { DATA_DIR: join(root, '.data'), ...env } },
);
