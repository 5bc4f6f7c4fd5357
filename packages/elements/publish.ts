import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeManifest } from '../../tools/library/manifest.mjs';

/** Makes a package of the built folder: its manifest, its licence, and the types of its elements and events. */
export const publish = (): Plugin => ({
  name: 'publish',
  apply: 'build',
  writeBundle({ dir = join(import.meta.dirname, 'dist') }) {
    copyFileSync(join(import.meta.dirname, 'src/events.ts'), join(dir, 'index.d.ts'));
    writeManifest({ folder: import.meta.dirname, dist: dir });
  },
});
