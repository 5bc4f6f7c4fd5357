import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { mustBuild } from './lib/nx.mjs';
import { run } from './lib/run.mjs';

/**
 * `npx node tools/chromatic.mjs`: sends the built Storybook to Chromatic for visual review, where a project token is
 * set.
 */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. Set it to compare the stories as images.');
} else {
  const { env } = bootstrap();
  await mustBuild(env, 'storybook');
  const built = join(root, 'apps/storybook/storybook-static');
  const { code } = await run('chromatic', ['--storybook-build-dir', built, ...process.argv.slice(2)], { env });
  process.exitCode = code;
}
