import { defineConfig } from 'vite';
import { leftToRightAlone, resolveSource, sharedPlugins } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [sharedPlugins(), leftToRightAlone()],
  build: {
    outDir: 'build',
    manifest: true,
    // The policy allows no inline data but images.
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['../..'] } },
});
