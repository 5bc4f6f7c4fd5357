import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    testTimeout: 60_000,
    isolate: false,
    setupFiles: ['../../vitest.after-file.ts'],
    include: ['src/**/*.test.ts'],
  },
});
