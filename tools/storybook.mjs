import { bootstrap } from './lib/bootstrap.mjs';
import { become } from './lib/run.mjs';

/** `npm run storybook`: the component library on port 6006, or on STORYBOOK_PORT. */
const { env } = bootstrap();
become('nx', ['dev', 'storybook', ...(env.STORYBOOK_PORT ? ['--port', env.STORYBOOK_PORT] : [])], { env });
