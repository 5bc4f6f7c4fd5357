import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/** `npm run dev`: the same server, its pages through Vite with hot reload. */
const { node, env } = bootstrap();
become(node, ['--conditions=@millwright/source', join(root, 'apps/portal/server/main.ts'), '--dev'], {
  env: { ...env, NODE_ENV: 'development' },
});
