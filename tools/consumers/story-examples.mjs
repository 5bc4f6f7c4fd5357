import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/bootstrap.mjs';

/**
 * The code that every story hands out, as another site copies it.
 * @returns {Promise<{ id: string, code: string }[]>} `id`: folder and name of the story
 */
export const storyExamples = async () => {
  const storybook = join(root, 'apps/storybook');
  const server = await createServer({
    configFile: join(storybook, 'vitest.config.ts'),
    root: storybook,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { allStoryCode } = await server.ssrLoadModule('/code/all-story-code.ts');
    return [...(await allStoryCode())].map(([id, { code }]) => ({ id, code }));
  } finally {
    await server.close();
  }
};
