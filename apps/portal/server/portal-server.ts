import { randomUUID } from 'node:crypto';
import { editionOfAcceptLanguage } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { apiPaths, type ApiAccess } from './api-access.ts';
import { pageCacheControl } from './cache-policy.ts';
import { compress } from './compress.ts';
import type { Config } from './config.ts';
import { chooseEdition } from './edition.ts';
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';

/** What the server hands to the pages with each request. */
export interface PageFacts {
  site: { editionKey: 'cn' | 'en'; origins: Config['origins']; byHost: boolean };
  apiFetch: Upstream['fetch'];
  memoryOf: Upstream['memoryOf'];
  ownApi: boolean;
  playerHosts: readonly string[];
  imagePrefix: string;
  redirectHosts: readonly string[];
  requestId: string;
}

/** The pages: the built application, or the one that Vite serves while it is developed. */
export interface Pages {
  /** Answers a request for a page or its data. */
  fetch(request: Request, facts: PageFacts): Promise<Response>;
  /** Text of the inline script of every page; null while developing, where no policy can be set. */
  inlineScript: string | null;
  /** Origins that forms of the pages are sent to, beside our own. */
  formOrigins: readonly string[];
}

/** The parts of a portal server. */
export interface PortalServerOptions {
  config: Config;
  api: ApiAccess;
  pages: Pages;
  /** Answers requests for built files; null where there is no such file. */
  assets: (request: Request) => Promise<Response | null>;
  /** How pages ask the API. @default with the usual limits */
  upstream?: Upstream;
}

type Node = { Bindings: Partial<HttpBindings> };

const longestAddress = 8192;

/** Whether a path's percent signs mean something. One that does not is no page's address. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The portal on one port: files, API, pages. Takes requests and answers them, and knows nothing of sockets. */
export function createPortalServer({ config, api, pages, assets, upstream = createUpstream(api) }: PortalServerOptions): Hono<Node> {
  const app = new Hono<Node>();
  const secure = config.origins.cn.startsWith('https:') && config.origins.en.startsWith('https:');
  const imageOrigins = config.imagePrefix === '' ? [] : [new URL(config.imagePrefix).origin];
  const frameOrigins = config.playerHosts.map((host) => `https://${host}`);
  const policy = pages.inlineScript && contentSecurityPolicy({ inlineScript: pages.inlineScript, imageOrigins, frameOrigins, formOrigins: pages.formOrigins });

  app.use(async (c, next) => {
    await next();
    // Answers of another service may have headers that cannot be changed.
    const response = new Response(c.res.body, c.res);
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage && policy && !response.headers.has('content-security-policy')) response.headers.set('content-security-policy', policy);
    const isFile = response.headers.get('cache-control')?.includes('immutable');
    if (isFile) response.headers.set('x-content-type-options', 'nosniff');
    else if (policy || !isPage) setSecurityHeaders(response.headers, secure);
    c.res = undefined;
    c.res = await compress(c.req.raw, response);
  });

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestAddress) return c.text('URI Too Long', 414);
    return next();
  });

  const answerFromApi = async (c: Context<Node>) => {
    const clientAddress = c.env?.incoming?.socket.remoteAddress;
    return api.fetch(c.req.raw, { clientAddress }).catch(() => {
      const edition = editionOfAcceptLanguage(c.req.header('accept-language')) ?? chooseEdition(c.req.raw, config).editionKey;
      const headers = { 'cache-control': 'no-store', 'retry-after': '10' };
      return Response.json({ code: 0, msg: apiMessage('unavailable', edition) }, { status: 502, headers });
    });
  };

  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));

  app.all('*', async (c) => {
    const request = c.req.raw;
    const { pathname } = new URL(request.url);
    if (apiPaths.test(pathname)) return answerFromApi(c);
    const file = await assets(request);
    if (file) return file;
    const { editionKey, byHost } = chooseEdition(request, config);
    const site = { editionKey, byHost, origins: config.origins };
    const { imagePrefix, playerHosts, redirectHosts } = config;
    const facts = { site, apiFetch: upstream.fetch, memoryOf: upstream.memoryOf, ownApi: config.apiOrigin === null, imagePrefix, playerHosts, redirectHosts, requestId: randomUUID() };
    const response = await pages.fetch(isDecodable(pathname) ? request : new Request(new URL('/404', request.url), request), facts);
    const headers = new Headers(response.headers);
    headers.set('x-request-id', facts.requestId);
    if (!byHost) headers.append('vary', 'Cookie');
    if (response.status === 503) headers.set('retry-after', '10');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (response.status === 405 && !isReading) headers.set('allow', 'GET, HEAD');
    if (!headers.has('cache-control')) {
      const reading = pageCacheControl({ status: response.status, byHost, degraded: headers.has('x-degraded') });
      headers.set('cache-control', isReading ? reading : 'no-store');
    }
    return new Response(response.body, { status: response.status, headers });
  });

  app.onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', message: 'request failed', path: c.req.path, error: String(error) }));
    return c.text('Internal Server Error', 500, { 'cache-control': 'no-store' });
  });
  return app;
}
