import { defineConfig } from '@lingui/conf';
import portal from './lingui.config.ts';

const [, ui, ofStatic, ofPortal] = portal.catalogs!;
const sources = [ui!, ofStatic!, ofPortal!];

/**
 * The languages beside those of the portal: one file each for the copy of the widgets, for other sites. What
 * Millwright's own editions and the portal's server say is not among it.
 */
export default defineConfig({
  ...portal,
  locales: ['de', 'ar'],
  catalogs: [
    {
      path: '<rootDir>/src/catalogs/{locale}',
      include: sources.flatMap(({ include }) => include),
      // The static widgets are left out of one catalog because they are in another.
      exclude: [...new Set(sources.flatMap(({ exclude = [] }) => exclude))].filter(
        (pattern) => !ofStatic!.include.some((folder) => pattern === `${folder}/**`),
      ),
    },
  ],
});
