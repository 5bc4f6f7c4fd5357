import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';
import { become } from './lib/run.mjs';
import { serverEnv, serverOptions } from './lib/server-options.mjs';

/**
 * `npm start`: installs what is missing, builds what changed, and serves portal and API on PORT (3000). The server
 * itself migrates and seeds its database on first use, and prints the URLs of both editions when it is ready.
 */
const { node, env } = bootstrap();
console.log('Building what changed …');
await mustBuild(env, 'portal');
become(node, [...serverOptions, join(root, 'apps/portal/server/main.ts')], { env: serverEnv(env) });
