import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, type PluginOption } from 'vite';

/** The export condition under which packages of this workspace resolve to their TypeScript source. */
const sourceCondition = '@millwright/source';

const i18n = { cwd: `${import.meta.dirname}/packages/i18n` };
const languages = { ...i18n, configPath: `${i18n.cwd}/lingui.languages.config.ts` };

/** Lingui's plugin compiles every catalog that it sees by one configuration; this one leaves it those of its own. */
const catalogs = (config: Parameters<typeof lingui>[0], files: RegExp): PluginOption[] =>
  lingui(config).map((plugin) =>
    typeof plugin.transform === 'object'
      ? { ...plugin, transform: { ...plugin.transform, filter: { id: files } } }
      : plugin,
  );

/** The plugins that every build of this workspace shares: vanilla-extract and the Lingui macros and catalogs. */
export const sharedPlugins = (): PluginOption[] => [
  vanillaExtractPlugin(),
  catalogs(i18n, /\/catalogs\/\w+\/\w+\.po$/),
  catalogs(languages, /\/catalogs\/\w+\.po$/),
  // The macro would look for its configuration from the working directory upwards.
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(i18n) }, i18n)] }),
];

/** Leaves out the styles for text from right to left, where no edition has such: each of them is a rule of its own. */
export const leftToRightAlone = (): PluginOption => ({
  name: 'millwright:left-to-right-alone',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (styles: string) => styles.replace(/[^{};]*\[dir="rtl"\][^{}]*\{[^{}]*\}/g, ''),
  },
});

/**
 * How modules are found: packages of this workspace by their source, and one React. The condition stands in
 * `environments.ssr.resolve`, never in `ssr.resolve`: vanilla-extract's compiler overwrites the latter, and the theme's
 * CSS is then dropped without an error.
 */
export const resolveSource = {
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react'],
    // Lingui's copy of the hook, for versions of React without it.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  environments: {
    ssr: {
      resolve: {
        conditions: [sourceCondition, ...defaultServerConditions],
        externalConditions: [sourceCondition, 'node', 'module-sync'],
      },
    },
  },
};
