import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { BuiltFiles } from '../app/runtime/document.server.ts';
import { createAccountListener, readAccountsDocument } from './account-sites.ts';
import type { ApiAccess } from './api-access.ts';
import type { Config } from './config.ts';
import { createPortalServer } from './portal-server.ts';

type Listener = ReturnType<typeof createAccountListener>;

type Entry = typeof import('../app/entry.server.tsx');

/** Modules bring their own styles while developing. */
const files: BuiltFiles = {
  entry: '/app/entry.client.tsx',
  preload: {},
  styles: { first: [], usual: [], enquiry: [] },
  dialogStyles: [],
};

/** What React's refresh needs before any component is loaded. */
const refresh = `<head><script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;

/** The response with what replaces components while they are edited. */
async function withRefresh(response: Response): Promise<Response> {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
  return new Response((await response.text()).replace('<head>', refresh), response);
}

/** Serves the sites with accounts through Vite. Their pages are loaded again by hand: the portal has the web socket. */
async function developAccounts({ config, api }: { config: Config; api: ApiAccess }): Promise<Listener> {
  const root = join(import.meta.dirname, '../../accounts');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, allowedHosts: [...config.accountSiteByHost.keys()] },
  });
  const respond = createAccountListener({
    config,
    api,
    document: await readAccountsDocument(root),
    assets: () => Promise.resolve(null),
    icons: () => Promise.resolve(null),
    transform: (html, path) => vite.transformIndexHtml(path, html),
  });
  return (request, response) => {
    const { hostname = '' } = URL.parse(`http://${request.headers.host}`) ?? {};
    if (!config.accountSiteByHost.has(hostname)) return false;
    // A page is no file of Vite's, and it serves every path that it knows.
    vite.middlewares(request, response, () => void respond(request, response));
    return true;
  };
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
  const { routes } = await loadEntry();
  const server = createPortalServer({
    config,
    api,
    pages: {
      fetch: async (request, facts) => {
        const { handleRequest } = await loadEntry();
        return withRefresh(await handleRequest(request, { ...facts, files }));
      },
      inlineScript: null,
      routes,
    },
    assets: () => Promise.resolve(null),
  });
  const respond = getRequestListener(server.fetch);
  const serveAccounts = await developAccounts({ config, api });
  http.on('request', (request, response) => {
    if (!serveAccounts(request, response)) vite.middlewares(request, response, () => void respond(request, response));
  });
  http.on('close', () => void vite.close());
}
