import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { BuiltFiles } from '../app/runtime/document.server.ts';
import type { ApiAccess } from './api-access.ts';
import type { Config } from './config.ts';
import { createPortalServer } from './portal-server.ts';

type Entry = typeof import('../app/entry.server.tsx');

/** Modules bring their own styles while developing. */
const files: BuiltFiles = {
  entry: '/app/entry.client.tsx',
  preload: [],
  preloadByEdition: {},
  firstStyles: [],
  dialogStyles: [],
  otherStyles: [],
};

/** What React's refresh asks for before any component is loaded. */
const refresh = `<head><script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;

/** The response with what replaces components while they are edited. */
async function withRefresh(response: Response): Promise<Response> {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
  return new Response((await response.text()).replace('<head>', refresh), response);
}

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
    plugins: [react()],
    server: { middlewareMode: true, ws: { server: http } },
  });
  const loadEntry = () => vite.ssrLoadModule('/app/entry.server.tsx') as Promise<Entry>;
  const { formOriginsOf, routes } = await loadEntry();
  const server = createPortalServer({
    config,
    api,
    pages: {
      fetch: async (request, facts) => {
        const { handleRequest } = await loadEntry();
        return withRefresh(await handleRequest(request, { ...facts, files }));
      },
      inlineScript: null,
      formOriginsOf,
      routes,
    },
    assets: () => Promise.resolve(null),
  });
  const respond = getRequestListener(server.fetch);
  http.on('request', (request, response) => vite.middlewares(request, response, () => void respond(request, response)));
  http.on('close', () => void vite.close());
}
