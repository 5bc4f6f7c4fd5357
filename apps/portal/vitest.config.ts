import { defineConfig } from 'vitest/config';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { stylesOnly } from './styles-only.vite.ts';
import { bootScriptText } from './app/alive/boot-script.build.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [stylesOnly(), sharedPlugins()],
  // The same code runs on either React; which one it is, a test decides.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { BOOT_SCRIPT: JSON.stringify(bootScriptText()) },
  test: { include: ['{app,server}/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
