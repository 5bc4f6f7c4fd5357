import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bootstrap, root } from '../lib/bootstrap.mjs';
import { run } from '../lib/run.mjs';

/** The packages that other sites install. */
export const packages = ['domain', 'i18n', 'api-client', 'ui', 'elements'];

/** What is not published: tests, stories and what they need. */
const notShipped = ['test.*', 'stories.tsx', 'fixtures.*', 'harness.*', 'simulation.ts'].map(
  (kind) => `src/**/*.${kind}`,
);

/**
 * Writes the declarations of a package, as its build does, into a folder of their own. The second time only what
 * changed is written.
 * @param {string} name of the folder in `packages`
 * @returns {Promise<string>} the folder; a source `src/a/b.tsx` is `a/b.d.ts` in it
 */
export const emitDeclarations = async (name) => {
  const folder = join(root, 'packages', name);
  const cache = join(root, '.cache/surface');
  const out = join(cache, name);
  mkdirSync(out, { recursive: true });
  const tsconfig = join(cache, `${name}.json`);
  const from = relative(cache, folder);
  writeFileSync(
    tsconfig,
    JSON.stringify({
      extends: `${from}/tsconfig.json`,
      compilerOptions: {
        noEmit: false,
        emitDeclarationOnly: true,
        declaration: true,
        incremental: true,
        tsBuildInfoFile: `./${name}.tsbuildinfo`,
        rootDir: `${from}/src`,
        outDir: `./${name}`,
        noCheck: true,
      },
      include: [`${from}/src/**/*.ts`, `${from}/src/**/*.tsx`],
      exclude: [...notShipped, 'src/testing/**'].map((pattern) => `${from}/${pattern}`),
    }),
  );
  const { code, output } = await run('tsc', ['-p', tsconfig], { env: bootstrap().env, quiet: true });
  if (code !== 0) throw new Error(`The declarations of ${name} could not be written:\n${output}`);
  return out;
};
