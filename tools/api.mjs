import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';
import { become } from './lib/run.mjs';

/**
 * `npm run import`, `export`, `backup`, `members`, `search`, `npm run bench -- calls` and `-- search`: a command of the API, on
 * the data folder that `npm start` uses. `npm run import -- --seed` makes content up, `npm run backup -- --restore`
 * puts a backup back, `npm run export -- --static` renders every page by the built portal. `npm run members -- posts`
 * reviews posts, `-- reports` shows what members reported, `-- suppliers` says who speaks for a supplier,
 * `-- certificates` who has checked one. `npm run search -- misses` shows what was not found, `-- synonyms` what else
 * means the same.
 */
const [name = '', ...words] = process.argv.slice(2);
const command = (of) => `apps/api/src/commands/${of}.ts`;
const options = {
  import: { '--seed': command('seed') },
  backup: { '--restore': command('restore') },
  export: { '--static': 'apps/portal/server/snapshot/main.ts' },
  members: {
    certificates: command('check-certificates'),
    posts: command('review-posts'),
    reports: command('thread-reports'),
    suppliers: command('supplier-members'),
  },
  search: { misses: command('search-misses'), synonyms: command('search-synonyms') },
};
const other = options[name]?.[words[0]];
if (/^(?:members|search)$/.test(name) && !other) {
  console.error(`Usage: npm run ${name} -- ${Object.keys(options[name]).join(' …, ')} …`);
  process.exit(2);
}
const [script, args] = other ? [other, words.slice(1)] : [command(name), words];
const { node, env } = bootstrap();
const isPortal = script.startsWith('apps/portal/');
if (isPortal) await mustBuild(env, 'portal');
// Without the limits of a server: an import may need more memory for a while.
become(
  node,
  ['--conditions=@millwright/source', '--disable-warning=ExperimentalWarning', join(root, script), ...args],
  {
    env: { DATA_DIR: join(root, '.data'), ...env, ...(isPortal && { NODE_ENV: 'production' }) },
  },
);
