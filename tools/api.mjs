import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/**
 * `npm run import`, `export`, `backup`, `restore`, `npm run bench -- calls` and `-- search`: a command of the API, on the data
 * folder that `npm start` uses. `npm run import -- --seed` makes content up.
 */
const [name = '', ...words] = process.argv.slice(2);
const [command, args] = name === 'import' && words[0] === '--seed' ? ['seed', words.slice(1)] : [name, words];
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
