import { defineConfig } from 'vitest/config';
// Here for the process that makes what tests start from; its workers get it by name.
import '../../tools/lib/test-node.mjs';
import { resolveSource } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  // The environment in which the global setup runs.
  environments: { ...resolveSource.environments, __vitest__: resolveSource.environments.ssr },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test-support/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    isolate: false,
    execArgv: [`--import=${new URL('../../tools/lib/test-node.mjs', import.meta.url).href}`],
    setupFiles: ['../../vitest.after-file.ts'],
  },
});
