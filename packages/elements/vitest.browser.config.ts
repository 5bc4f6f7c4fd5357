import { defineConfig } from 'vitest/config';

/** The built elements in Chromium: `npx nx e2e elements` builds them first. */
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
