import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type UserConfig } from 'vite';
import { resolveSource, sharedPlugins } from '../../../vite.shared.ts';
import { entries } from '../code/entries.vite.ts';
import { docgenInStories } from '../docs/docgen-in-stories.vite.ts';
import { docgenTypes } from '../docs/docgen-types.vite.ts';
import { surfaces } from '../docs/surfaces.vite.ts';
import { machineIndexer, machineStories } from '../machines/machine-stories.vite.ts';
import { recordedRun } from '../requirements/recorded-run.vite.ts';
import { fileGroups } from './file-groups.ts';
import { storyName } from './story-names.ts';

const favicon = join(import.meta.dirname, '../../portal/public/favicon.svg');

// What the last run proved, for the page of requirements. The folder must exist, even before the first run.
const results = join(import.meta.dirname, '../../../.cache/results/published');
mkdirSync(results, { recursive: true });

/**
 * The index with our names of stories, and without what no story reads, though every one loads it: the file of each component,
 * the name of each export (only an entry of a menu shows it; the id says the same) and a tag for play functions, which
 * nearly all have. Its paths start at the folder that Storybook is built in: with packages/ui/src (project.json) they are
 * short. A build then leaves out more (../shorten-index.mjs).
 */
const shortIndex = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) =>
    (await indexer.createIndex(fileName, options)).map(
      ({ rawComponentPath: _, exportName, name, tags = [], ...entry }) =>
        ({
          ...entry,
          name: name === storyNameFromExport(exportName) ? storyName(exportName) : name,
          tags: tags.filter((tag) => tag !== 'play-fn'),
        }) as IndexInput,
    ),
});

/** Vite without the plugin that replaces modules by `sb.mock`, whose script every story would load: no story does that. */
const withoutMocks = (vite: UserConfig): UserConfig => ({
  ...vite,
  plugins: vite.plugins
    ?.flat()
    .filter((each) => !(each && 'name' in each && each.name === 'vite:storybook-inject-mocker-runtime')),
});

/**
 * Stories and documentation live next to their components; general prose lives in this app. Nothing is sent anywhere.
 */
const config: StorybookConfig = {
  stories: [
    '../pages/**/*.mdx',
    '../pages/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.docs.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/ui/src/testing/simulations/*.ts',
    '../../../packages/elements/src/**/*.docs.mdx',
    '../../../packages/elements/src/**/*.stories.tsx',
  ],
  experimental_indexers: async (existing = []) => [machineIndexer, ...existing.map(shortIndex)],
  // A build has no results of its own: `npm test` puts those of its run next to it.
  // What is there before are the fonts of Storybook's own window.
  staticDirs: (own = [], { configType }) => [
    ...own,
    { from: favicon, to: '/favicon.svg' },
    ...(configType === 'DEVELOPMENT' ? [{ from: results, to: '/results' }] : []),
  ],
  addons: [
    // Tables, which MDX does not have of its own.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen needs a compiler interface that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // Controls come from arg-types.ts, code to copy from ../code: a story needs none of the parsers and printers of
  // JavaScript that Storybook has for both.
  previewAnnotations: (annotations = []) =>
    annotations.filter((each) => !(typeof each === 'string' && /entry-preview-(?:argtypes|docs)\.js$/.test(each))),
  viteFinal: (vite) =>
    mergeConfig(withoutMocks(vite), {
      ...resolveSource,
      // Stories resolve Storybook from their own package; two copies in one page would each keep half of the state.
      resolve: {
        ...resolveSource.resolve,
        dedupe: [
          ...resolveSource.resolve.dedupe,
          'storybook',
          '@storybook/react',
          '@storybook/react-vite',
          '@storybook/addon-docs',
        ],
      },
      plugins: [
        docgenTypes(),
        docgenInStories(),
        react(),
        sharedPlugins(),
        machineStories(),
        surfaces(),
        recordedRun(),
        entries(),
      ],
      build: {
        chunkSizeWarningLimit: 4000,
        // The list of what each story would preload is loaded by all of them.
        modulePreload: false,
        // A group has no more than it names. Storybook keeps the order in which modules run.
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups } } },
      },
    }),
};

export default config;
