import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run update -- <what>`: writes again what is stored in the repository, after a wanted change. What follows is
 * handed on to the program that does it.
 */
const updates = {
  /** The catalogs of messages. */
  messages: [['npm', 'run', 'extract', '-w', '@millwright/i18n']],
  /** What each package makes public and the calls of the API, in docs/contracts; the entries in docs/reuse.md. */
  contracts: [
    ['node', 'tools/surface/records.mjs'],
    ['node', 'tools/entries.mjs'],
    ['node', '--conditions=@millwright/source', 'apps/api/src/openapi/write-openapi.ts'],
  ],
  /** The budgets that fell, and docs/sizes.md. */
  sizes: [
    ['node', 'tools/size.mjs', '--accept', '--write'],
    ['node', 'tools/entries.mjs'],
  ],
  /** Prints what counterpart articles teach that apps/api/src/search/lexicon.txt lacks. */
  lexicon: [['node', '--conditions=@millwright/source', 'apps/api/src/commands/learn-lexicon.ts']],
  /** What the last whole run of `npm test` proved, which Storybook shows where no run was made since. */
  requirements: [['node', 'tools/record-requirements.mjs']],
  /** How many pages each white paper of the first content has. */
  papers: [['node', '--conditions=@millwright/source', 'apps/api/src/commands/count-paper-pages.ts']],
  /** The images that stories are compared with. */
  stories: [['node', 'tools/visual.mjs', '--accept']],
  /** The images of a site of another brand in docs/reuse.md. */
  images: [['node', 'tools/brand-images.mjs']],
  /** The subset of the Latin font that pages use. */
  font: [['node', 'tools/subset-font.mjs']],
  /** The lock file, after an `npm install`. */
  lock: [['node', 'tools/complete-lock.mjs']],
  /** The folder of a new widget, and its entry in the manifest. */
  widget: [['node', 'tools/new-widget.mjs']],
  /** A version of the waiting changesets, with changelogs in both languages. It publishes nothing. */
  version: [['node', 'tools/changelog/make-release.mjs']],
};

const [what = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(updates, what) || rest.includes('--help')) {
  console.error(`Usage: npm run update -- ${Object.keys(updates).join(' | ')}`);
  process.exit(2);
}
// An install completes no lock, and refuses one that is not complete.
const { node, env } = what === 'lock' ? { node: process.execPath, env: process.env } : bootstrap();
for (const [index, [command, ...args]] of updates[what].entries()) {
  const handedOn = index === updates[what].length - 1 ? rest : [];
  const { code } = await run(command === 'node' ? node : command, [...args, ...handedOn], { env, cwd: root });
  if (code !== 0) process.exit(code);
}
