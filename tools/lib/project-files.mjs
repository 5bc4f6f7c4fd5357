import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * Every file of the project, by its path with slashes: what stands in the folder but for what `.gitignore` names. It
 * asks no git, so that a copy without a history is the same project.
 *
 * @returns {string[]}
 */
export function projectFiles() {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (name) =>
    name === '.git' ||
    ignored.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line.replace(/\/$/, '')));
  const filesIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) return filesIn(path);
        return entry.isFile() ? [path] : [];
      });
  return filesIn('').sort();
}
