import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/**
 * `npm run props`: what is public, as text in docs/contracts: for each package every export of every entry with its
 * signature, and the custom properties. A change of it is seen when a change is read.
 */
const { node, env } = bootstrap();
become(node, [join(root, 'tools/surface/records.mjs')], { env });
