import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  plugins: [react(), sharedPlugins()],
  test: { name: 'i18n', isolate: false, include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
});
