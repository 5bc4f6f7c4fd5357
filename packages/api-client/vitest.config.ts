import { defineConfig } from 'vitest/config';
import { resolveSource } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  test: { testTimeout: 20_000, name: 'api-client', isolate: false, include: ['src/**/*.test.ts'] },
});
