import { defineConfig } from 'vitest/config';
// Here for the process that makes what tests start from; its workers get it by name.
import '../../tools/lib/test-node.mjs';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  // The environment in which the global setup runs.
  environments: { ...resolveSource.environments, __vitest__: resolveSource.environments.ssr },
  plugins: [sharedPlugins()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'accounts',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../vitest.after-file.ts'],
  },
});
