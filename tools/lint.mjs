import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/** `npm run lint`: format, the linter over everything, then the rules on dependencies that it cannot see. */
const { node, env } = bootstrap();
const lint = await run('oxlint', process.argv.slice(2), { env });
const format = await run('oxfmt', ['--check'], { env });
const dependencies = await run(node, [join(root, 'tools/lint/check-dependencies.mjs')], { env });
process.exitCode = lint.code || format.code || dependencies.code;
