import { defineConfig } from 'vite';
import { leftToRightAlone, resolveSource, sharedPlugins } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  resolve: {
    ...resolveSource.resolve,
    // Lingui's copy of the hook, for versions of React without it.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  plugins: [sharedPlugins(), leftToRightAlone()],
  build: {
    outDir: 'build',
    manifest: true,
    // The policy allows no inline data but images.
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['../..'] } },
});
