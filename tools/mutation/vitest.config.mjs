import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What Stryker runs: the tests of one scope, in the copy of the project that it made. `MUTATION_SCOPE` is the scope as
 * JSON.
 */
const { folder, tests } = JSON.parse(process.env.MUTATION_SCOPE);
const root = join(process.cwd(), folder);
const { default: config } = await import(pathToFileURL(join(root, 'vitest.config.ts')).href);

const original = join(process.cwd(), '../../..');

/** Takes the packages from the copy: `node_modules` links to those of the project. */
const packagesOfTheCopy = {
  name: 'packages-of-the-copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@millwright/')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id.startsWith(join(original, 'packages/'))
      ? { ...found, id: found.id.replace(original, process.cwd()) }
      : found;
  },
};

export default {
  ...config,
  root,
  plugins: [packagesOfTheCopy, ...(config.plugins ?? [])],
  // Rules need no database.
  test: { ...config.test, include: tests, globalSetup: [] },
};
