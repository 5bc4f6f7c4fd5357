import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/** `npm run openapi`: updates docs/contracts/openapi.json. */
const { node, env } = bootstrap();
become(node, ['--conditions=@millwright/source', join(root, 'apps/api/src/openapi/write-openapi.ts')], { env });
