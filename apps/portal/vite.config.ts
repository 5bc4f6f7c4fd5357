import { reactRouter } from '@react-router/dev/vite';
import { minify } from '@swc/core';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { chunks, layersFirst } from './chunks.vite.ts';
import { routerInTwo } from './router.vite.ts';
import { scriptedSheet } from './scripted-sheet.vite.ts';
import { stylesOnly } from './styles-only.vite.ts';
import { usedMessages } from './used-messages.vite.ts';
import { shortName, shortTokens } from './short-names.vite.ts';
import { bootConstants, bootScript } from './app/alive/boot-script.build.ts';

/**
 * Imports a chunk and the copy that it may need, and says so when it cannot be had. Vite's own helper also fetches
 * style sheets of chunks: here they are in the page already.
 */
const importHelper = `import { laterCopy } from ${JSON.stringify(join(import.meta.dirname, 'app/site/later-copy.ts'))};
export const __vitePreload = (load) => Promise.all([load(), laterCopy()]).then(([module]) => module, (error) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

const smallImportHelper = (): Plugin => ({
  name: 'small-import-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? { code: importHelper, moduleSideEffects: false } : null),
});

/**
 * Makes the scripts that hold the router a little smaller still, by what the minifier of the bundler leaves undone: 1.6
 * kB of brotli.
 */
const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !['app', 'data-router'].includes(chunk.name)) continue;
        const { code } = await minify(chunk.code, { module: true, compress: { passes: 3 }, mangle: true, ecma: 2022 });
        chunk.code = code;
      }
    },
  },
});

export default defineConfig(({ command }) => ({
  ...resolveSource,
  plugins: [
    routerInTwo(),
    bootScript(),
    smallImportHelper(),
    scriptedSheet(),
    shortTokens(),
    layersFirst(),
    usedMessages(),
    minifyAgain(),
    stylesOnly(),
    sharedPlugins(command === 'build' ? shortName : undefined),
    reactRouter(),
  ],
  build: {
    // What a chunk imports is in the chunks of the first load already: nothing is won by fetching ahead.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  define: bootConstants(),
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@lingui/core', '@lingui/react', 'zustand/vanilla'],
  },
  server: { fs: { allow: ['../..'] } },
}));
