import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { findHeadlessShell } from '../../tools/browser.mjs';

const base = getJestConfig();
const browser = await findHeadlessShell();

/** Storybook's own Jest configuration, with the browser that the whole project uses. */
export default {
  ...base,
  // The page of all requirements is looked at three times; a busy machine takes minutes for that.
  testTimeout: 240_000,
  // It does what the runner's own files of set-up do, which read the runner's program again for every file of stories.
  testEnvironment: fileURLToPath(new URL('reused-page-environment.mjs', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('second-try.cjs', import.meta.url))],
  reporters: [...base.reporters, fileURLToPath(new URL('json-reporter.mjs', import.meta.url))],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      // A browser for each worker: of a server that they share, one more process would pass on every message.
      launchType: 'LAUNCH',
      launchOptions: { executablePath: browser.path, headless: true, args: browser.args },
    },
  },
};
