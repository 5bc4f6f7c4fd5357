import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    isolate: false,
    setupFiles: ['../vitest.after-file.ts'],
    environment: 'node',
    include: ['**/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
