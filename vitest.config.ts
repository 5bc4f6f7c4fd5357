import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './vitest.sequencer.ts';

/**
 * All tests that need no built site, for `npx vitest --project ui`. `npm test` runs them project by project, as targets of
 * Nx. Each project has its own configuration next to its package.json. With
 * `isolate: false` the files of a project share a worker, which loads React, a document or a compiler once and not a
 * hundred times: they leave nothing behind that another one would see, for which `vitest.after-file.ts` does the usual
 * part. The time limits are for what hangs: a crowded machine may be ten times slower.
 */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts'],
    sequence: { sequencer: EnvironmentSequencer },
  },
});
