import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [react(), sharedPlugins()],
  test: { name: 'elements', isolate: false, environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}', '*.test.ts'], restoreMocks: true },
});
