import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './bootstrap.mjs';
import { run } from './run.mjs';

const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'vite.shared.ts',
  'apps/portal/app',
  'apps/portal/package.json',
  'apps/portal/public',
  'apps/portal/server',
  'apps/portal/vite.config.ts',
  ...['domain', 'i18n', 'api-client', 'ui'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'packages/i18n/lingui.config.ts',
  'apps/api/package.json',
];

const built = join(root, 'apps/portal/build');
const stamp = join(built, '.inputs');
const beside = /\.(?:test|stories|fixtures)\.tsx?$/;

const filesIn = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesIn(join(path, entry.name)));
};

const inputs = () => {
  const files = sources.flatMap((source) => filesIn(join(root, source))).filter((file) => !beside.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const isBuilt = (wanted) =>
  existsSync(join(built, 'server/index.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/**
 * Builds the portal when what it is built from has changed. Asking Nx takes longer than the rest of a start, so the
 * contents are compared here first; Nx then still has its own cache.
 * @param {NodeJS.ProcessEnv} env
 * @param {() => void} [onBuild] called when there is something to build
 * @returns {Promise<{ code: number, output: string }>}
 */
export const buildPortal = async (env, onBuild = () => {}) => {
  const wanted = inputs();
  if (isBuilt(wanted)) return { code: 0, output: 'The build is up to date.' };
  onBuild();
  const result = await run('nx', ['run', '@millwright/portal:build', '--outputStyle=static'], {
    env: { ...env, NODE_ENV: 'production' },
    quiet: true,
  });
  if (result.code === 0) writeFileSync(stamp, wanted);
  return result;
};
