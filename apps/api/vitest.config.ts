import { defineConfig } from 'vitest/config';
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
    maxWorkers: 3,
  },
});
