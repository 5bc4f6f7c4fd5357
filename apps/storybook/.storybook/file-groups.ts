/** A pattern of folders of this repository, on either kind of file system, without what is loaded by itself. */
const folders = (...paths: string[]): RegExp =>
  new RegExp(`/(?:${paths.join('|')})/(?!.*\\.(?:stories|docs)\\.)`.replaceAll('/', String.raw`[\\/]`));

/**
 * What several stories show lies together in few files: a story loads at most 60 files, and little that it does not
 * show. Of what fits several groups the first decides.
 */
export const fileGroups = [
  // The function that loads a module is needed by every page, and would follow its first user.
  {
    name: 'shared',
    test: new RegExp(`preload-helper|${folders('packages/(?:domain|i18n|ui)/src').source}`),
    minShareCount: 40,
  },
  {
    name: 'header',
    test: folders(
      'widgets/(?:site-header|main-navigation|mobile-menu|language-switch|search-panel|industry-menu)',
      'parts/header',
    ),
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: folders(
      'widgets/(?:supplier|product|trade-post|trade-show|video|white-paper|press-release|magazine-issue)-card',
      'widgets/entry-section',
    ),
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: folders('parts/form', 'behaviours/member-form', 'primitives/(?:textarea|bilingual-field|radio-group)'),
    minShareCount: 2,
  },
];
