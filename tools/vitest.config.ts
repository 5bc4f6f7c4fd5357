import { defineConfig } from 'vitest/config';
import { resolveSource } from '../vite.shared.ts';

export default defineConfig({
  // The goals of reliability call the API by its client, which a fresh clone has not built yet.
  ...resolveSource,
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
