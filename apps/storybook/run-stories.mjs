import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findHeadlessShell } from '../../tools/browser.mjs';
import { serveFolder } from '../../tools/lib/serve-folder.mjs';
import { canvasFaults, languageFaults, themeFaults } from './docs-canvas.mjs';
import { heavyStories } from './story-weight.mjs';

/** Runs every story of the static build: its play function, then axe in its editions and in three themes. */
const here = fileURLToPath(new URL('.', import.meta.url));
const results = fileURLToPath(new URL('../../.cache/results/storybook/stories', import.meta.url));
const counts = `${results}.json`;
rmSync(results, { recursive: true, force: true });
rmSync(counts, { force: true });

const site = await serveFolder(fileURLToPath(new URL('storybook-static', import.meta.url)));
/** What is wrong with Storybook itself. */
const storybookFaults = async () => {
  const { path, args } = await findHeadlessShell();
  const browser = await chromium.launch({ executablePath: path, args });
  try {
    return [
      ...(await heavyStories(browser, site.url)),
      ...(await canvasFaults(browser, site.url)),
      ...(await languageFaults(browser, site.url)),
      ...(await themeFaults(browser, site.url)),
    ];
  } finally {
    await browser.close();
  }
};
// One story of many, as `-- pagination` names it, is looked at without the others.
const faults = process.argv.length > 2 ? [] : await storybookFaults();
for (const line of faults) console.error(line);
const runner = spawn(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('@storybook/test-runner/dist/test-storybook.js')),
    '--url',
    site.url,
    '--index-json',
    '--maxWorkers=2',
    ...process.argv.slice(2),
  ],
  {
    cwd: here,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, STORY_RESULTS: results, STORY_COUNTS: counts, STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => runner.kill(signal));
const code = await new Promise((resolve) => runner.once('exit', (status) => resolve(status ?? 1)));
await site.close();
process.exitCode = code || (faults.length > 0 ? 1 : 0);
