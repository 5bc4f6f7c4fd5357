import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { run } from './lib/run.mjs';

/** `npx node tools/chromatic.mjs`: sends the built Storybook to Chromatic for visual review, where a project token is set. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. Set it to compare the stories as pictures.');
} else {
  const { env } = bootstrap();
  const build = await run('nx', ['run', '@millwright/storybook:build'], { env });
  const sent =
    build.code === 0
      ? await run(
          'chromatic',
          ['--storybook-build-dir', join(root, 'apps/storybook/storybook-static'), ...process.argv.slice(2)],
          { env },
        )
      : build;
  process.exitCode = sent.code;
}
