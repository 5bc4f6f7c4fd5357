import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root } from '../lib/bootstrap.mjs';
import { mustBuild } from '../lib/nx.mjs';
import { run } from '../lib/run.mjs';
import { importFaults } from './imports.mjs';

const { env } = bootstrap();

/** Runs a program, and says what it wrote when it fails. */
export const must = async (name, command, args, cwd = root, more = {}) => {
  const { code, output } = await run(command, args, { env: { ...env, ...more }, quiet: true, cwd, timeout: 600_000 });
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
  return output;
};

/** What would run at an install, in a manifest. */
const installScripts = ({ scripts = {} }) =>
  Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name));

/**
 * Builds packages and packs them as other sites get them. Each is looked at by publint and by are-the-types-wrong, and
 * none may run anything at an install, request more than React, or import what it does not bring.
 * @param {{ names: readonly string[], to: string }} options `to`: an empty folder for the tarballs
 * @returns {Promise<string[]>} the tarballs
 */
export const packPackages = async ({ names, to }) => {
  mkdirSync(to, { recursive: true });
  await mustBuild(env, ...names);
  for (const name of names) {
    const dist = join(root, 'packages', name, 'dist');
    const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
      (peer) => peer !== 'react' && peer !== 'react-dom',
    );
    if (installScripts(manifest).length > 0 || peers.length > 0)
      throw new Error(
        `${name} has ${[...installScripts(manifest), ...peers].join(', ')}, and a package for other sites has ` +
          'neither scripts of an install nor peers next to React',
      );
    for (const file of ['README.md', 'LICENSE'])
      if (!existsSync(join(dist, file)))
        throw new Error(`${name} has no ${file}, and its users have nothing else of this repository`);
    const { missing, unused } = importFaults(dist);
    if (missing.length + unused.length > 0)
      throw new Error(
        `${name} imports what it does not bring: ${missing.join(', ') || 'nothing'}; ` +
          `it brings what it does not import: ${unused.join(', ') || 'nothing'}`,
      );
    await must(`publint of ${name}`, 'npx', ['publint', dist, '--strict']);
    await must(`npm pack of ${name}`, 'npm', ['pack', dist, '--pack-destination', to, '--silent']);
  }
  const tarballs = readdirSync(to)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(to, file));
  for (const file of tarballs) {
    await must(`The types of ${file}`, 'npx', [
      'attw',
      file,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      'styles.css',
      'millwright.css',
      'isolate.css',
      '--quiet',
    ]);
  }
  return tarballs;
};

/** Packs the beginning of a site, which has the version of the packages and is no package of the workspace. */
export const packStarter = (to) =>
  must('npm pack of the starter', 'npm', ['pack', join(root, 'tools/starter'), '--pack-destination', to, '--silent']);

if (process.argv[1] === join(import.meta.dirname, 'pack.mjs')) {
  const to = join(root, '.cache/tarballs');
  rmSync(to, { recursive: true, force: true });
  await packPackages({ names: ['domain', 'i18n', 'api-client', 'ui', 'elements'], to });
  await packStarter(to);
  console.log(`Packed into .cache/tarballs: ${readdirSync(to).join(', ')}`);
}
