import { defineConfig } from 'vitest/config';
import { resolveSource } from '../../vite.shared.ts';

export default defineConfig({
  ...resolveSource,
  test: { name: 'api-client', include: ['src/**/*.test.ts'] },
});
