import { join } from 'node:path';
import { root } from '../lib/bootstrap.mjs';

/**
 * What `npm run lint` looks at, and `npm test`, too.
 * @param {string} node the Node that runs programs
 * @returns {{ name: string, seconds: number, command: string, args: string[] }[]}
 */
export const lintSteps = (node) => [
  { name: 'lint', seconds: 4, command: 'oxlint', args: [] },
  { name: 'format', seconds: 1, command: 'oxfmt', args: ['--check'] },
  // What the linter cannot see, because it looks at one file at a time.
  { name: 'dependencies', seconds: 4, command: node, args: [join(root, 'tools/lint/check-dependencies.mjs')] },
  // Files, exports and dependencies that nothing uses; then those that only tests use.
  { name: 'unused', seconds: 6, command: 'knip', args: ['--no-progress'] },
  { name: 'only-tested', seconds: 4, command: 'knip', args: ['--no-progress', '--production'] },
  // Words that cspell.config.yaml refuses.
  {
    name: 'words',
    seconds: 10,
    command: 'cspell',
    args: ['lint', '--no-progress', '--quiet', '--cache', '--cache-location', '.cache/cspell'],
  },
];
