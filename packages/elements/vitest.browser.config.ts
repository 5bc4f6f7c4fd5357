import { defineConfig } from 'vitest/config';

/** The built elements in Chromium: run by `npm test -- elements`, which builds them before. */
export default defineConfig({
  test: {
    name: 'elements-browser',
    environment: 'node',
    include: ['browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
