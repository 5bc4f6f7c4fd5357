import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run lint`: the linter over everything, the format, the rules on dependencies that the linter cannot see, then what
 * nothing uses: at all, and by anything but tests.
 */
const { node, env } = bootstrap();
const lint = await run('oxlint', process.argv.slice(2), { env });
const format = await run('oxfmt', ['--check'], { env });
const dependencies = await run(node, [join(root, 'tools/lint/check-dependencies.mjs')], { env });
const unused = await run('knip', ['--no-progress'], { env });
const tested = await run('knip', ['--no-progress', '--production'], { env });
process.exitCode = lint.code || format.code || dependencies.code || unused.code || tested.code;
