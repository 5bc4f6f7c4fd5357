import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/**
 * `npm run import`, `export`, `backup`, `npm run bench -- calls` and `-- search`: a command of the API, on the data folder that
 * `npm start` uses. `npm run import -- --seed` makes content up, `npm run backup -- --restore` puts a backup back.
 */
const [name = '', ...words] = process.argv.slice(2);
const options = { import: ['--seed', 'seed'], backup: ['--restore', 'restore'] };
const [option, other] = options[name] ?? [];
const [command, args] = option && words[0] === option ? [other, words.slice(1)] : [name, words];
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
