import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { EnvironmentSequencer } from '../../vitest.sequencer.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [react(), sharedPlugins()],
  test: {
    name: 'ui',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../vitest.after-file.ts', 'src/testing/setup.ts'],
    restoreMocks: true,
  },
});
