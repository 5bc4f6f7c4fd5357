import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import type { ApiAccess } from './api-access.ts';
import { pagesOf } from './built-pages.ts';
import type { Config } from './config.ts';
import { createPortalServer } from './portal-server.ts';

/** Serves the pages through Vite, with hot reload. */
export async function startDevelopment({
  http,
  config,
  api,
}: {
  http: Server;
  config: Config;
  api: ApiAccess;
}): Promise<void> {
  const vite = await createServer({
    root: `${import.meta.dirname}/..`,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: http } },
  });
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as never;
  const { entry } = (await loadBuild()) as { entry: { module: never } };
  const pages = pagesOf(loadBuild, entry.module, 'development');
  const server = createPortalServer({ config, api, pages, assets: () => Promise.resolve(null) });
  const answer = getRequestListener(server.fetch);
  http.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  http.on('close', () => void vite.close());
}
