import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { entries } from './code/entries.vite.ts';
import { surfaces } from './docs/surfaces.vite.ts';
import { recordedRun } from './requirements/recorded-run.vite.ts';

export default defineConfig({
  ...resolveSource,
  resolve: {
    ...resolveSource.resolve,
    dedupe: [...resolveSource.resolve.dedupe, 'storybook', '@storybook/react', '@storybook/react-vite'],
  },
  plugins: [react(), sharedPlugins(), surfaces(), recordedRun(), entries()],
  test: {
    name: 'storybook',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../vitest.after-file.ts'],
    // Node, not a simulated browser: a story that reads window while it renders on the server must fail here.
    environment: 'node',
    include: ['checks/**/*.test.{ts,tsx}'],
  },
});
