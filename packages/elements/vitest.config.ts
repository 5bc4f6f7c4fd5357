import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [react(), sharedPlugins()],
  test: {
    name: 'elements',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    setupFiles: ['../../vitest.after-file.ts'],
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
    restoreMocks: true,
  },
});
