import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { stylesOnly } from './styles-only.vite.ts';
import { usedMessages } from './used-messages.vite.ts';
import { bootScriptText } from './app/alive/boot-script.build.ts';

const npm = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** What is fetched only when it is used: charts of machines, dialogs, error pages, the whole client of the API. */
const onDemand = new RegExp(
  [
    '\\.machine\\.ts', 'login-dialog(?!-host|[\\\\/]host)', 'verify-code', 'error-page', 'error-view', 'on-demand', 'catalogs[\\\\/]', 'i18n[\\\\/]src[\\\\/](?:client|editions)[\\\\/](?:cn|en)',
    'primitives[\\\\/](?:field[\\\\/]field|dialog|select|checkbox|radio-group|textarea|combobox|tabs|slider|qr-code)', 'behaviours[\\\\/](?:favourites|enquiry)',
    'widgets[\\\\/](?:favourite|gated|enquiry|subscription|gallery|video-player|share-menu|home-popup|e-zine|slider)', 'domain[\\\\/]src[\\\\/](?:account|login|verify-code)',
    'api-client[\\\\/]src[\\\\/](?!visitor|result|pictures|http[\\\\/](?:envelope|strict))',
  ].join('|'),
);

/**
 * Few files instead of thirty: a small file costs as much in headers and worse compression as it saves. Routes stay
 * apart, and what is fetched on demand.
 */
const chunks = [
  { name: 'react', test: (id: string) => id.includes('rolldown/runtime') || npm('react', 'react-dom', 'scheduler', 'use-sync-external-store').test(id), priority: 4 },
  { name: 'router', test: npm('react-router', 'react-router-dom'), priority: 3 },
  { name: 'machines', test: npm('xstate', '@xstate'), priority: 3 },
  {
    name: 'app',
    test: (id: string) => (/packages[\\/]|portal[\\/]app[\\/](?:alive|shell|site|root|islands[\\/]island)/.test(id) && !onDemand.test(id)) || npm('@lingui', 'zustand').test(id),
    priority: 2,
  },
];

/** React Router resolves to its development build everywhere; pages get the other one, which is smaller. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});

export default defineConfig({
  ...resolveSource,
  plugins: [productionRouter(), usedMessages(), stylesOnly(), sharedPlugins(), reactRouter()],
  build: {
    // One style sheet of 9 kB (brotli) for all pages: no page waits for a second one, and no navigation for any.
    cssCodeSplit: false,
    // What a chunk imports is in the chunks of the first load already: nothing is won by fetching ahead.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  define: { BOOT_SCRIPT: JSON.stringify(bootScriptText()) },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@lingui/core', '@lingui/react', 'zustand/vanilla'],
  },
  server: { fs: { allow: ['../..'] } },
});
