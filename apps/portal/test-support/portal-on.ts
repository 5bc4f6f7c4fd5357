import type { ApiAccess } from '../server/api-access.ts';
import { proxiedApi } from '../server/api-gateway/proxied-api.ts';
import { readConfig } from '../server/config.ts';
import { createPortalServer } from '../server/portal-server.ts';
import type { Pages } from '../server/render-page.ts';
import type { Upstream } from '../server/api-gateway/upstream.ts';

/** A portal server without a socket. */
export interface TestServer {
  fetch(request: Request): Promise<Response>;
  /** Requests a path in an edition, or at another host. */
  get(path: string, host?: string, init?: RequestInit): Promise<Response>;
}

/** What a portal for tests is made of. */
export interface TestServerParts {
  pages: Pages;
  /** @default the API that `API_ORIGIN` names */
  api?: Pick<ApiAccess, 'fetch' | 'transport'>;
  /** How pages send it requests. @default with the usual limits */
  upstream?: Upstream;
  /** @default no page is cached, so that every request is rendered again */
  env?: Record<string, string>;
}

/** Makes the portal's own server, with its own pages, over an API. */
export function portalOn({ pages, api, upstream, env = {} }: TestServerParts): TestServer {
  const config = readConfig({ PAGE_CACHE_MB: '0', ...env });
  const { apiOrigin, memberOrigin } = config;
  const reached = api ?? proxiedApi(apiOrigin!, memberOrigin!);
  const access: ApiAccess = {
    close: () => Promise.resolve(),
    fetch: (request, about) => reached.fetch(request, about),
    transport: reached.transport,
  };
  const app = createPortalServer({ config, api: access, pages, assets: () => Promise.resolve(null), upstream });
  const fetch = async (request: Request): Promise<Response> => app.fetch(request);
  return {
    fetch,
    get: (path, host = 'en.localhost:3000', init = {}) => fetch(new Request(`http://${host}${path}`, init)),
  };
}
