/** A pattern of folders of this repository, on either kind of file system, without what is loaded by itself. */
const folders = (...paths: string[]): string =>
  `/(?:${paths.join('|')})/(?!.*\\.(?:stories|docs)\\.)`.replaceAll('/', String.raw`[\\/]`);

const inAnyOf = (...sources: string[]): RegExp => new RegExp(sources.join('|'));

/**
 * What several stories show lies together in few files: a story loads at most 60 files, and little that it does not
 * show. Of what fits several groups the first decides. A group takes with it what its modules import, unless a group
 * before it has that.
 */
export const fileGroups = [
  { name: 'preview', test: inAnyOf(folders('packages/(?:domain|i18n|ui)/src')), tags: ['$initial' as const] },
  // What most stories need, and the function that loads a module, which would follow its first user.
  {
    name: 'shared',
    test: inAnyOf(
      'preload-helper',
      folders('packages/(?:domain|i18n)/src', 'packages/ui/src/(?:foundations|primitives|behaviours)'),
      'testing.(?:press|shows-whole)',
    ),
    minShareCount: 40,
  },
  { name: 'shared-widgets', test: inAnyOf(folders('packages/ui/src')), minShareCount: 40 },
  // What other widgets use as the header does, and would load the header for.
  {
    name: 'header-parts',
    test: inAnyOf(
      folders('primitives/industry-icon', 'behaviours/pointing', 'parts/(?:banner|industries|search)'),
      'domain.src.(?:integers|search-url)',
    ),
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
  {
    name: 'forms',
    test: inAnyOf(
      folders('parts/form', 'behaviours/member-form', 'primitives/(?:textarea|bilingual-field|radio-group)'),
    ),
    minShareCount: 2,
  },
];
