import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { stylesOnly } from './styles-only.vite.ts';
import { bootScriptText } from './app/alive/boot-script.build.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [stylesOnly(), sharedPlugins(), reactRouter()],
  build: { cssCodeSplit: false },
  define: { BOOT_SCRIPT: JSON.stringify(bootScriptText()) },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@lingui/core', '@lingui/react', 'zustand/vanilla'],
  },
  server: { fs: { allow: ['../..'] } },
});
