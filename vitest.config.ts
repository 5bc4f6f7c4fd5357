import { defineConfig } from 'vitest/config';

/** All tests that need no built site, in one run. Each project has its own configuration beside its package.json. */
export default defineConfig({ test: { projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'] } });
