import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { completed, forgotten, unresolved } from '../complete-lock.mjs';
import { isInstalled, root } from '../lib/bootstrap.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Versions below which these packages have known holes that concern this project. */
const floors = [
  ['react-router', '7.18.5'],
  ['react-router-dom', '7.18.5'],
  ['hono', '4.13.19'],
  ['@hono/node-server', '2.1.8'],
  ['sanitize-html', '2.18.1'],
  ['vite', '8.3.8'],
];

const isAtLeast = (version, floor) => {
  const parts = (text) => text.split(/[.+-]/).slice(0, 3).map(Number);
  const [a, b] = [parts(version), parts(floor)];
  const difference = a.map((part, index) => part - b[index]).find((part) => part !== 0) ?? 0;
  return difference >= 0;
};

const versionsOf = (name) =>
  Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, entry]) => entry.version);

const folders = ['packages', 'apps'].flatMap((parent) =>
  Object.keys(lock.packages).filter((path) => path.startsWith(`${parent}/`) && !path.includes('node_modules')),
);

describe('the lock file', () => {
  it('names every optional package of every platform', () => {
    expect(unresolved(lock).map(({ place }) => place)).toEqual([]);
  });

  it('names no registry', () => {
    expect(
      Object.entries(lock.packages)
        .filter(([, entry]) => entry.resolved?.startsWith('http'))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('says of every package what it holds, so that no other comes in its place', () => {
    const packages = Object.entries(lock.packages).filter(
      ([path, entry]) => path.includes('node_modules/') && !entry.link,
    );
    // What another platform needs is named by its version alone, where the registry of this lock has nothing of it.
    const unsure = packages.filter(
      ([, { integrity, optional, os, cpu }]) =>
        !(integrity ?? '').startsWith('sha512-') && !(optional && (os ?? cpu) && integrity === undefined),
    );
    expect([packages.length > 500, unsure.map(([path]) => path)]).toEqual([true, []]);
  });

  it('has the digest of all that this platform installs', () => {
    const ours = Object.entries(lock.packages).filter(
      ([path, { link, os, cpu, libc }]) =>
        path.includes('node_modules/') &&
        !link &&
        (os ?? [process.platform]).includes(process.platform) &&
        (cpu ?? [process.arch]).includes(process.arch) &&
        !(libc ?? []).includes('musl'),
    );
    // The lock was made on Linux.
    const unsure = process.platform === 'linux' ? ours.filter(([, { integrity }]) => integrity === undefined) : [];
    expect([ours.length > 500, unsure.map(([path]) => path)]).toEqual([true, []]);
  });

  it('holds each package in the one version that is requested', () => {
    const requested = [
      ...['', ...folders].map((folder) => join(folder, 'package.json')),
      ...['tools/starter/template', 'tools/consumers/next', 'tools/consumers/astro'].map((folder) =>
        join(folder, 'package.json'),
      ),
    ].flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      );
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(
        ([name, version]) => `${file}: ${name} ${version}`,
      );
    });
    // Our own packages are those of the same commit; what others bring to ours, their peers, is a range.
    const loose = requested.filter((line) => !/ @millwright\/\S+ \*$| \d+\.\d+\.\d+(-[\w.]+)?$/.test(line));
    expect([requested.length > 60, loose]).toEqual([true, []]);
  });

  it('is what `npm ci` accepts', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'millwright-lock-'));
    for (const file of [
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...folders.map((folder) => `${folder}/package.json`),
    ]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    const accepted = await promisify(execFile)(
      'npm',
      ['ci', '--dry-run', '--offline', '--ignore-scripts', '--include=dev'],
      { cwd: copy, maxBuffer: 2 ** 24 },
    ).then(
      () => 'accepted',
      (failed) => `${failed.stdout}${failed.stderr}`,
    );
    rmSync(copy, { recursive: true, force: true });
    expect(accepted).toBe('accepted');
  }, 60_000);

  it.each(floors)('holds %s at or above %s', (name, floor) => {
    const versions = versionsOf(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });
});

describe('completing a lock', () => {
  const packages = {
    '': { name: 'sample' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/darwin-arm64': '2.0.0',
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/linux-x64-gnu': '2.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '2.0.0', optional: true },
    'node_modules/host/node_modules/tool': {
      version: '1.0.0',
      optionalDependencies: { '@tool/linux-x64-gnu': '1.0.0' },
    },
  };

  it('adds what is missing, with its platform', () => {
    const { packages: result } = completed({ packages });
    expect(result['node_modules/@tool/darwin-arm64']).toEqual({
      version: '2.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    });
    expect(result['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      os: ['linux'],
      libc: ['musl'],
      dev: true,
      optional: true,
    });
  });

  it('puts another version next to the one that requires it', () => {
    const { packages: result } = completed({ packages });
    expect(result['node_modules/host/node_modules/tool/node_modules/@tool/linux-x64-gnu']?.version).toBe('1.0.0');
    expect(result['node_modules/@tool/linux-x64-gnu']?.version).toBe('2.0.0');
  });

  it('forgets what it added, so that a registry that has it can give its digest, and nothing else', () => {
    const sure = {
      ...packages,
      'node_modules/@tool/linux-x64-gnu': { version: '2.0.0', optional: true, integrity: 'x' },
    };
    const { lock: rest, count } = forgotten(completed({ packages: sure }));
    expect(count).toBeGreaterThan(1);
    expect(rest.packages).toEqual(sure);
  });

  it('changes nothing in a lock that is complete', () => {
    const once = completed({ packages });
    expect(completed(once)).toEqual(once);
    expect(unresolved(once)).toEqual([]);
  });
});

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': {},
      'packages/a': {},
      'node_modules/a': { link: true },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { version: '1.0.0', optional: true },
    },
  };

  it('fits when every package that is not optional is there in its version', () => {
    expect(
      isInstalled(wanted, { packages: { 'node_modules/a': { link: true }, 'node_modules/b': { version: '1.0.0' } } }),
    ).toBe(true);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a development dependency is missing', { packages: { 'node_modules/a': { link: true } } }],
    ['a version differs', { packages: { 'node_modules/a': { link: true }, 'node_modules/b': { version: '0.9.0' } } }],
  ])('does not fit when %s', (_, installed) => {
    expect(isInstalled(wanted, installed)).toBe(false);
  });
});
