import { join } from 'node:path';
import { bootstrap, root } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/** `npm run storybook`: the component library on port 6006, or on STORYBOOK_PORT. */
const { env } = bootstrap();
const args = [
  'run',
  'dev',
  '-w',
  '@millwright/storybook',
  '--',
  ...(env.STORYBOOK_PORT ? ['--port', env.STORYBOOK_PORT] : []),
];
become('npm', args, { cwd: join(root), env });
