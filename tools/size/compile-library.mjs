import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../lib/bootstrap.mjs';
import { stylesWithModules } from '../library/styles.mjs';

const inI18n = () => ({ cwd: join(root, 'packages/i18n') });

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
      react(),
      vanillaExtractPlugin(),
      lingui(inI18n()),
      babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(inI18n()) }, inI18n())] }),
      stylesWithModules({ order: '' }),
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
        external: (id) =>
          !id.startsWith('.') &&
          !id.startsWith('\0') &&
          !id.startsWith('@millwright/') &&
          !id.startsWith('virtual:') &&
          !isAbsolute(id),
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
};
