#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Begins a site in a new folder and installs it: `create-site my-site`. Needs Node 20 and npm, and nothing of a
 * workspace.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const needed = ['ui', 'i18n', 'domain'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { packages: { type: 'string', default: '.' } },
});
const [name] = positionals;

const stop = (message) => {
  console.error(message);
  process.exit(2);
};

if (!name || positionals.length > 1) stop('Use: create-site <folder> [--packages <folder with the packed packages>]');
const folder = resolve(name);
if (existsSync(folder) && readdirSync(folder).length > 0)
  stop(`${folder} is not empty, and nothing in it was changed.`);

/**
 * The packed packages, where they lie next to: a site of a company without a registry has them in its own folder.
 */
const tarballOf = (each) => {
  const file = join(resolve(values.packages), `millwright-${each}-${version}.tgz`);
  return existsSync(file) ? file : undefined;
};
const tarballs = needed.map(tarballOf).filter((file) => file !== undefined);
if (tarballs.length > 0 && tarballs.length < needed.length)
  stop(
    `${resolve(values.packages)} has only ${tarballs.map((file) => basename(file)).join(', ')}; ` +
      `needed are ${needed.join(', ')} of ${version}.`,
  );

cpSync(join(here, 'template'), folder, { recursive: true });
// npm leaves a file of this name out of what it packs.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));

const manifestFile = join(folder, 'package.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const sourceOf = (each) => {
  if (tarballs.length === 0) return version;
  mkdirSync(join(folder, 'packages'), { recursive: true });
  copyFileSync(tarballOf(each), join(folder, 'packages', basename(tarballOf(each))));
  return `file:packages/${basename(tarballOf(each))}`;
};
const dependencies = {
  ...Object.fromEntries(needed.map((each) => [`@millwright/${each}`, sourceOf(each)])),
  ...manifest.dependencies,
};
const ownName =
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'site';
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, name: ownName, dependencies }, null, 2)}\n`);

console.log(`Installing ${ownName} …`);
const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) stop(`The site is in ${folder}, but its packages could not be installed. See the messages above.`);
console.log(`\nIt is ready:\n  npm start --prefix ${relative(process.cwd(), folder) || '.'}`);
