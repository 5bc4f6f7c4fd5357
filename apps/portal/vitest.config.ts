import { defineConfig } from 'vitest/config';
// Here for the process that makes what tests start from; its workers get it by name.
import '../../tools/lib/test-node.mjs';
import { resolveSource, sharedPlugins } from '../../vite.shared.ts';
import { EnvironmentSequencer } from '../../vitest.sequencer.ts';
import { startScriptText } from './start-script.config.ts';

export default defineConfig({
  ...resolveSource,
  // The environment in which the global setup runs.
  environments: { ...resolveSource.environments, __vitest__: resolveSource.environments.ssr },
  plugins: [sharedPlugins()],
  // The same code runs on either React; which one it is, a test decides.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { START_SCRIPT: JSON.stringify(startScriptText()) },
  test: {
    include: ['{app,server}/**/*.test.{ts,tsx}'],
    globalSetup: ['../api/test-support/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 240_000,
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    execArgv: [`--import=${new URL('../../tools/lib/test-node.mjs', import.meta.url).href}`],
    setupFiles: ['../../vitest.after-file.ts'],
    // The first file of a worker that imports React decides which one runs in all: it is that of production.
    env: { NODE_ENV: 'production' },
  },
});
