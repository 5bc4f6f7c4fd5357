import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';
import { refuseUnknownWords } from './lib/usage.mjs';

/** `npx node tools/tarballs.mjs`: the packages as other sites get them, and the beginning of a site, in .cache/tarballs. */
refuseUnknownWords([], 'Usage: npx node tools/tarballs.mjs');
const { node, env } = bootstrap();
become(node, [join(root, 'tools/library/pack.mjs')], { env });
