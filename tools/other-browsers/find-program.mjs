import { existsSync } from 'node:fs';
import { aptInstall } from '../lib/apt-install.mjs';

/**
 * The path of a program; installs Debian's packages where none of the paths leads to one.
 *
 * @param {(string | undefined)[]} paths
 * @param {...string} packages
 * @throws where it is not there, and cannot be installed
 */
export const findProgram = (paths, ...packages) => {
  const find = () => paths.find((path) => path && existsSync(path));
  const path = find() ?? (aptInstall(...packages) ? find() : undefined);
  if (!path) throw new Error(`There is none of ${packages.join(', ')}, and it could not be installed.`);
  return path;
};
