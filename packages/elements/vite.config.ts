import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { containStyles } from './contain-styles.ts';
import { publish } from './publish.ts';
import { readableMessages, usedMessages } from './used-messages.ts';

/** What is large and only two of them need: the others would pay for it. */
const ofTwo = /parts[\\/](?:industries|card)|widgets[\\/](?:industry-menu|entity-card)|industry-icon/;

const inI18n = { cwd: `${import.meta.dirname}/../i18n` };

// Made of the built packages, as any other site would be: their class names and messages are the published ones.
export default defineConfig({
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Lingui brings React's own hook once more, for versions that have none.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  plugins: [
    react(),
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig: getConfig(inI18n) }, inI18n)],
    }),
    readableMessages(),
    usedMessages(),
    containStyles(),
    publish(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/index.ts',
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        // What two of them need is one file that all of them have: of many small ones each would compress worse, and
        // come later.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: (id: string) => !ofTwo.test(id) }] },
        entryFileNames: 'millwright.js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'millwright.css' : 'parts/[name]-[hash][extname]',
      },
    },
  },
});
