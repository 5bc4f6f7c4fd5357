import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package of somebody else that a module belongs to; our own packages do not count. */
const packageFolder = (id: string): string | undefined =>
  /^(.*\/node_modules\/(?!@millwright\/)(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1];

/** The text of a package's licence, by the names that such files have. */
const licenceText = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
};

/**
 * What must go with a bundle that has the work of others in it: the name, the licence and the notice of each package of
 * which a module is in it, in the order of their names.
 * @param modules Where the modules of the bundle are.
 */
export const thirdPartyNotices = (modules: Iterable<string>): string => {
  const folders = new Set(
    [...modules]
      .map(packageFolder)
      .filter((folder) => folder !== undefined && existsSync(join(folder, 'package.json'))),
  );
  return [...(folders as Set<string>)]
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >;
      return `${name} ${version} (${license})\n\n${licenceText(folder)}`.trim();
    })
    .sort()
    .join(`\n\n${'-'.repeat(72)}\n\n`);
};
