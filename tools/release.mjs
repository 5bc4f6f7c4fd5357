import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';
import { refuseUnknownWords } from './lib/usage.mjs';

/**
 * `npm run release`: makes a version of the changesets. Each package gets its changelog in English and in Chinese, and
 * what is public is kept, so that nothing of it goes away sooner than promised. It publishes nothing.
 */
refuseUnknownWords([], 'Usage: npm run release');
const { node, env } = bootstrap();
become(node, [join(root, 'tools/changelog/make-release.mjs')], { env });
