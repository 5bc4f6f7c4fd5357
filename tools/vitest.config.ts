import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'tools', isolate: false, environment: 'node', include: ['**/*.test.mjs'], testTimeout: 30_000 } });
