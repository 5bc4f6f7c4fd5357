import { defineConfig } from 'vitest/config';
import { resolveSource } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  test: {
    testTimeout: 60_000,
    name: 'api-client',
    isolate: false,
    setupFiles: ['../../vitest.after-file.ts'],
    include: ['src/**/*.test.ts'],
  },
});
