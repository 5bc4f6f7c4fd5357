import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../lib/bootstrap.mjs';

const inI18n = () => ({ cwd: join(root, 'packages/i18n') });

/** Keeps Vite's loader of style sheets out of the compiled modules: the bundle that is made of them brings its own. */
const withoutPreload = () => ({
  name: 'millwright:without-preload',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
});

/** Lets every compiled module import the style sheet that the build wrote for it. */
const importStyles = () => ({
  name: 'millwright:import-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const up = '../'.repeat(chunk.fileName.split('/').length - 1) || './';
      chunk.code = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `import '${up}${file}';\n`).join('') + chunk.code.replaceAll('__vitePreload', '__loadNow');
    }
  },
});

/**
 * Compiles the sources of an application or of the library once: macros, styles and types are gone, modules and style
 * sheets still stand apart. Bundles of single entries are made from that in a fraction of the time.
 * @param {{ input: Record<string, string>, outDir: string }} options
 */
export const compile = async ({ input, outDir }) => {
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['@millwright/source', 'module', 'browser', 'production'] },
    plugins: [
      withoutPreload(),
      react(),
      vanillaExtractPlugin(),
      lingui(inI18n()),
      babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(inI18n()) }, inI18n())] }),
      importStyles(),
    ],
    build: {
      outDir,
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !id.startsWith('@millwright/') && !id.startsWith('virtual:') && !isAbsolute(id),
        output: { format: 'es', preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  });
};
