import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeManifest } from '../../tools/library/manifest.mjs';
import { thirdPartyNotices } from './licences.ts';

const isolate = join(import.meta.dirname, '../ui/src/foundations/isolate.css');
const fontLicence = join(import.meta.dirname, '../ui/src/foundations/inter-latin.license.txt');

/** Makes a package of the built folder: its manifest, its licences, and the types of its elements and events. */
export const publish = (): Plugin => ({
  name: 'publish',
  apply: 'build',
  writeBundle({ dir = join(import.meta.dirname, 'dist') }, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    writeFileSync(
      join(dir, 'THIRD-PARTY.txt'),
      [
        thirdPartyNotices(modules),
        '-'.repeat(72),
        'Inter, the Latin font (OFL-1.1)',
        `${readFileSync(fontLicence, 'utf8').trim()}\n`,
      ].join('\n\n'),
    );
    copyFileSync(join(import.meta.dirname, 'src/events.ts'), join(dir, 'index.d.ts'));
    copyFileSync(isolate, join(dir, 'isolate.css'));
    writeManifest({ folder: import.meta.dirname, dist: dir });
  },
});
