import { defineConfig, type Rolldown } from 'vite';
import { leftToRightAlone, resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { startScriptText } from './start-script.config.ts';

const entry = 'app/entry.client.tsx';
const isStyle = /\.css$/;
const styleModule = /\.css(?:$|\.ts)/;
const firstStyles = /[\\/]app[\\/]styles[\\/]first\.ts$|[\\/]ui[\\/]src[\\/]foundations[\\/]/;

type Modules = Rolldown.ChunkingContext;

/** Whether a module is among the first styles, or a style that one of them imports. */
const isFirst = (id: string, modules: Modules): boolean =>
  firstStyles.test(id) ||
  (styleModule.test(id) && !!modules.getModuleInfo(id)?.importers.some((importer) => isFirst(importer, modules)));

/** Styles of what the home page shows in response to a visitor: its chunks bring them, and other pages name them. */
const dialogStyles = [
  /[\\/]primitives[\\/](?:combobox|dialog|field|qr-code|skeleton)[\\/]/,
  /[\\/]parts[\\/]login[\\/]|[\\/]widgets[\\/](?:home-popup|slider)[\\/]/,
  /[\\/](?:floating-card|industry-banner|industry-highlights|next-steps|slider-picker)\./,
];

/** Styles of the form that asks suppliers and of what stands next to it: only pages that hold it name them. */
const enquiryStyles =
  /[\\/](?:primitives[\\/]file-upload|parts[\\/]trade|widgets[\\/](?:completeness-meter|enquiry-form|evidence-card))[\\/]/;

/**
 * Styles are four files: those of `app/styles/first.ts`, which go with the client, those of dialogs, those of the form
 * that asks suppliers, and all others.
 */
function stylesheet(id: string, modules: Modules): string | null {
  if (!isStyle.test(id) || isFirst(id, modules)) return null;
  if (enquiryStyles.test(id)) return 'enquiry';
  return dialogStyles.some((part) => part.test(id)) ? 'dialogs' : 'later';
}

export default defineConfig({
  resolve: resolveSource.resolve,
  plugins: [sharedPlugins(), leftToRightAlone()],
  define: { START_SCRIPT: JSON.stringify(startScriptText()) },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // What a chunk imports is in the first script already: nothing is won by fetching ahead.
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [
                { name: stylesheet, priority: 2 },
                // What the entry imports without asking is one script: small files cost more in headers and worse
                // compression than they save.
                { name: 'client', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...resolveSource.environments.ssr,
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: { input: { index: 'app/entry.server.tsx' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  builder: {},
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@lingui/core', '@lingui/react', 'zustand/vanilla'],
  },
  server: { fs: { allow: ['../..'] } },
});
