import { defineConfig } from '@lingui/conf';
import portal from './lingui.config.ts';

const [, ui, later, ofStatic, ofMembers, ofEnquiry, ofPortal] = portal.catalogs!;
const sources = [ui!, later!, ofStatic!, ofMembers!, ofEnquiry!, ofPortal!];
const apart = [later!, ofStatic!, ofMembers!, ofEnquiry!].flatMap(({ include }) => include);

/**
 * The languages next to those of the portal: one file each for the copy of the widgets, for other sites. What
 * Millwright's own editions and the portal's server say is not among it.
 */
export default defineConfig({
  ...portal,
  locales: ['ar'],
  catalogs: [
    {
      path: '<rootDir>/src/catalogs/{locale}',
      include: sources.flatMap(({ include }) => include),
      // What is left out of one catalog is in another.
      exclude: [...new Set(sources.flatMap(({ exclude = [] }) => exclude))].filter(
        (pattern) => !apart.some((path) => pattern === path || pattern === `${path}/**`),
      ),
    },
  ],
});
