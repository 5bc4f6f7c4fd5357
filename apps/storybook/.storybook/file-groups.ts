/** A pattern of folders of this repository, on either kind of file system, without what is loaded by itself. */
const folders = (...paths: string[]): string =>
  `/(?:${paths.join('|')})/(?!.*\\.(?:stories|docs)\\.)`.replaceAll('/', String.raw`[\\/]`);

const inAnyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'));

const ours = folders('packages/(?:domain|i18n|ui)/src');

/**
 * What several stories show lies together in few files: a story loads at most 60 files, and little that it does not
 * show. Of what fits several groups the first decides. No group has a module that exports others (an `index.ts` of a
 * widget) alone: its file would load all of them.
 */
export const fileGroups = [
  {
    name: 'preview',
    test: inAnyOf('preload-helper', 'node_modules.(?:react|@lingui)', ours),
    tags: ['$initial' as const],
  },
  {
    name: 'shared',
    test: inAnyOf(
      folders('packages/(?:domain|i18n)/src', 'packages/ui/src/primitives'),
      'testing.(?:press|shows-whole)',
    ),
    minShareCount: 120,
  },
  {
    name: 'behaviours',
    test: inAnyOf(
      folders('foundations', 'behaviours/(?:chart|press|focus)', 'primitives/icon-button'),
      'testing.with-edition',
    ),
    minShareCount: 20,
  },
  { name: 'domain', test: /packages.domain.src.[\w-]+\.ts/, minShareCount: 20, maxModuleSize: 2500 },
  { name: 'dates', test: inAnyOf('dayjs', folders('packages/i18n/src', 'primitives/date-text')), minShareCount: 12 },
  { name: 'fields', test: inAnyOf(folders('primitives/field')), minShareCount: 2 },
  {
    name: 'images',
    test: inAnyOf(
      folders('primitives/(?:headline|image|skeleton|section-heading|badge|empty-state)'),
      'testing.images.fixtures',
    ),
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: inAnyOf(folders('parts/card', 'widgets/(?:article-card|entity-card|tag-list)'), 'testing.content.fixtures'),
    minShareCount: 2,
  },
  {
    name: 'entry-cards',
    test: inAnyOf(folders('widgets/(?:magazine-issue|product|supplier|white-paper|video)-card')),
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: inAnyOf(folders('parts/form', 'primitives/textarea', 'behaviours/(?:chunk-reload|session)'), 'zustand'),
    minShareCount: 2,
  },
  {
    name: 'member-forms',
    test: inAnyOf(folders('behaviours/(?:member-form|confirmed-action)', 'primitives/(?:bilingual-field|radio-group)')),
    minShareCount: 2,
  },
  { name: 'charts', test: inAnyOf(folders('widgets/data-chart'), 'node_modules.d3-'), minShareCount: 2 },
  {
    name: 'header-parts',
    test: inAnyOf(folders('primitives/industry-icon', 'behaviours/pointing', 'parts/(?:banner|industries|search)')),
    minShareCount: 2,
  },
  {
    name: 'header',
    test: inAnyOf(
      folders(
        'widgets/(?:site-header|main-navigation|mobile-menu|language-switch|search-panel|industry-menu)',
        'parts/(?:header|navigation)',
      ),
    ),
    minShareCount: 2,
  },
];
