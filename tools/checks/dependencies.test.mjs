import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { projectFiles } from '../lib/project-files.mjs';

const files = projectFiles();
const read = (file) => readFileSync(join(root, file), 'utf8');
const manifests = files
  .filter((file) => /^(?:(?:apps|packages)\/[^/]+\/)?package\.json$/.test(file))
  .map((file) => JSON.parse(read(file)));

/** What others request next to themselves, or run by another name. */
const reasons = {
  '@arethetypeswrong/cli': 'run as attw',
  '@babel/core': 'asked for by @rolldown/plugin-babel',
  '@changesets/cli': 'run as changeset',
  '@lingui/babel-plugin-lingui-macro': 'asked for by the preset of @lingui/vite-plugin',
  '@stryker-mutator/core': 'run as stryker.js',
  '@swc/core': 'the parser of dependency-cruiser',
  '@testing-library/dom': 'asked for by @testing-library/react',
};

/** Everything that may name a package: sources and settings, and the scripts of the manifests. */
const sources = [
  ...files
    .filter(
      (file) =>
        /\.(?:[cm]?[jt]sx?|css|json)$/.test(file) &&
        !/(?:^|\/)package(?:-lock)?\.json$|^docs\/|^knip\.config\./.test(file) &&
        !/^tools\/(?:(?:consumers|starter|lint-fixtures)\/|checks\/(?:lock|dependencies)\.)/.test(file),
    )
    .map(read),
  ...manifests.map(({ scripts, nx }) => JSON.stringify([scripts, nx])),
].join('\n');

const namesOf = ({ dependencies, devDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
const isNamed = (name) => {
  const plain = name.startsWith('@types/') ? name.slice('@types/'.length) : name;
  return [
    `'${plain}'`,
    `"${plain}"`,
    `'${plain}/`,
    `"${plain}/`,
    `'${plain}@`,
    ` ${plain} `,
    `"${plain} `,
    `'node:${plain}`,
  ].some((text) => sources.includes(text));
};

describe('the dependencies', () => {
  const names = [...new Set(manifests.flatMap(namesOf))].filter((name) => !name.startsWith('@millwright/'));

  it('are each used, or required by one that is', () => {
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => !isNamed(name) && !(name in reasons))).toEqual([]);
    // A reason that is no longer needed goes.
    expect(Object.keys(reasons).filter((name) => !names.includes(name) || isNamed(name))).toEqual([]);
  });

  it('have each their line in docs/dependencies.md', () => {
    const text = read('docs/dependencies.md');
    const isReported = (name) => {
      const [scope, rest] = name.startsWith('@') ? name.split('/') : [null, name];
      return (
        text.includes(name) ||
        text.includes(`${scope}/*`) ||
        (scope !== null &&
          text.split('\n').some((line) => line.includes(`${scope}/`) && new RegExp(`[ ,]${rest}(?:[ ,]|$)`).test(line)))
      );
    };
    expect(names.filter((name) => !isReported(name))).toEqual([]);
  });

  it('would be missed: a package that nothing names is found', () => {
    expect(isNamed('left-pad-of-nobody')).toBe(false);
    expect(isNamed('valibot')).toBe(true);
  });
});
