import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of PostgreSQL's template databases: two thirds of all files, which nobody writes to and no query reads. */
const template = /^base[\\/][14]$/;

/**
 * Copies the folder of an embedded database. A file of a template database is a link to the same file, which may be
 * removed, and must not be changed; with `'none'` they are left out, and the list of files with them.
 */
export function copyDatabase(source: string, target: string, templates: 'linked' | 'none' = 'linked'): void {
  const copy = (path: string, put: (from: string, to: string) => void): void => {
    mkdirSync(join(target, path), { recursive: true });
    for (const entry of readdirSync(join(source, path), { withFileTypes: true })) {
      const inner = join(path, entry.name);
      const isTemplate = template.test(inner);
      if (templates === 'none' && (isTemplate || inner === 'files.json')) continue;
      if (entry.isDirectory()) copy(inner, isTemplate ? linkSync : put);
      else put(join(source, inner), join(target, inner));
    }
  };
  copy('', copyFileSync);
}
