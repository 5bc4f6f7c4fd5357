import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run lint`: the linter over everything, the format, the rules on dependencies that the linter cannot see, what nothing
 * uses (at all, and by anything but tests), and words that cspell.config.yaml refuses.
 */
const { node, env } = bootstrap();
const lint = await run('oxlint', process.argv.slice(2), { env });
const format = await run('oxfmt', ['--check'], { env });
const dependencies = await run(node, [join(root, 'tools/lint/check-dependencies.mjs')], { env });
const unused = await run('knip', ['--no-progress'], { env });
const tested = await run('knip', ['--no-progress', '--production'], { env });
const words = await run(
  'cspell',
  ['lint', '--no-progress', '--quiet', '--cache', '--cache-location', '.cache/cspell'],
  { env },
);
process.exitCode = [lint, format, dependencies, unused, tested, words].some(({ code }) => code !== 0) ? 1 : 0;
