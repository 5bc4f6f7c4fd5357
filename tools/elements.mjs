import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/** The custom elements as other pages have them, in Chromium: builds the package and runs its browser tests. */
const { env } = bootstrap();
const { buildElements } = await import('./size/elements.mjs');
await buildElements();
const { code } = await run(
  'vitest',
  ['run', '-c', join(root, 'packages/elements/vitest.browser.config.ts'), ...process.argv.slice(2)],
  { env, cwd: join(root, 'packages/elements') },
);
process.exitCode = code;
