import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { endCaching } from '@millwright/api/end-caching';
import { languagesOf, LEGACY_STATUS, resizedImagePath, setEditionLanguages } from '@millwright/domain';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { writeLogLine } from '../app/shell/page/log.server.ts';
import { apiPaths, oldMediaResponse, responseOfApi, type ApiAccess } from './api-access.ts';
import { refusalOf } from './bounded-request.ts';
import { pageCacheControl } from './cache-policy.ts';
import { acceptedEncoding, compress } from './compress.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './csp.ts';
import { chooseEdition, type ChosenEdition } from './edition.ts';
import { createEarlyHints } from './early-hints.ts';
import { createImageRoute } from './images/image-route.ts';
import { serveMetrics } from './metrics.ts';
import { pageResponse } from './page-cache/page-response.ts';
import { createCacheKey, type CacheKeyOf } from './page-cache/cache-key.ts';
import { createPageCache, type PageCache } from './page-cache/page-cache.ts';
import { createPartStore } from './page-cache/page-store.ts';
import { handlePurge } from './page-cache/purge.ts';
import { bodyIn } from './page-cache/stored-page.ts';
import { redirectOnce, redirectOf, type Redirect } from './redirect-once.ts';
import { createPageRenderer, type PageRenderer, type Pages } from './render-page.ts';
import { cleanTarget } from './request-target.ts';
import { serveSecurityTxt, securityTxtPath } from './security-txt.ts';
import { setFileHeaders, setSecurityHeaders } from './security-headers.ts';
import type { LoadShedding } from './load-shedding.ts';
import { createUpstream, type Upstream } from './api-gateway/upstream.ts';

/** The parts of a portal server. */
export interface PortalServerOptions {
  config: Config;
  api: ApiAccess;
  pages: Pages;
  /** Responds to requests for built files; null where there is no such file. */
  assets: (request: Request) => Promise<Response | null>;
  /** How pages query the API. @default with the usual limits */
  upstream?: Upstream;
  /** How many pages are made at once, and wait. @default the usual numbers */
  shed?: LoadShedding;
}

/** A portal on one port. */
export interface PortalServer {
  /** Responds to requests, and knows nothing of sockets. */
  fetch: Hono<Node>['fetch'];
  /** The page cache; null where pages are not cached. */
  cache: PageCache | null;
  /** The keys under which they are cached. */
  cacheKey: CacheKeyOf;
  /** What renders its pages, for early rejection, which checks whether there is room for another. */
  renderer: Pick<PageRenderer, 'isFull' | 'busy' | 'metrics'>;
  /** Says that content of these tables has changed; null: of any. */
  purge(tables: ReadonlySet<string> | null): void;
}

type Node = { Bindings: Partial<HttpBindings>; Variables: { isFinished?: boolean } };

/** Creates the portal: files, API, pages. */
export function createPortalServer({
  config,
  api,
  pages,
  assets,
  upstream = createUpstream(api, { responseBytes: config.responseCacheBytes }),
  shed,
}: PortalServerOptions): PortalServer {
  setEditionLanguages(languagesOf(config.site));
  const app = new Hono<Node>();
  const secure = Object.values(config.origins).every((origin) => origin.startsWith('https:'));
  const prefixOrigins = config.imagePrefix === '' ? [] : [new URL(config.imagePrefix).origin];
  const frameOrigins = config.playerHosts.map((host) => `https://${host}`);
  const policy =
    pages.inlineScript &&
    contentSecurityPolicy({
      inlineScript: pages.inlineScript,
      imageOrigins: [...prefixOrigins, ...config.imageHosts],
      frameOrigins,
      // Log in leads to the member site without JavaScript.
      formOrigins: [...new Set(Object.values(config.accountOrigins).flatMap(({ member }) => member ?? []))],
      secure,
    });

  /** The headers of every response; cached with a page, so nothing in them is of a single request. */
  const finish = (headers: Headers): void => {
    const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage && policy && !headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    const isFile = headers.get('cache-control')?.includes('immutable');
    if (isFile) setFileHeaders(headers);
    else if (policy || !isPage) setSecurityHeaders(headers, secure);
  };

  const { versions } = upstream;
  // While developing, every page is as its sources are now.
  const parts = policy ? createPartStore() : undefined;
  const renderer = createPageRenderer({ config, upstream, pages, finish, shed, parts });
  const nextPublication = (): number | null => api.nextPublication?.() ?? null;
  const cache =
    config.pageCacheBytes > 0 && policy
      ? createPageCache({ bytes: config.pageCacheBytes, render: renderer.render, nextPublication, versions })
      : null;
  const hints = createEarlyHints();
  const cacheKey = createCacheKey(pages.routes);

  app.use(async (c, next) => {
    await next();
    if (c.get('isFinished')) return;
    // Responses of another service may have headers that cannot be changed.
    const response = new Response(c.res.body, c.res);
    finish(response.headers);
    c.res = undefined;
    c.res = await compress(c.req.raw, response);
  });

  const respondFromApi = (c: Context<Node>) =>
    responseOfApi(api, c.req.raw, chooseEdition(c.req.raw, config), c.env?.incoming?.socket.remoteAddress);

  const respondFromCache = async (c: Context<Node>, cached: PageCache, path: string): Promise<Response> => {
    const chosen = chooseEdition(c.req.raw, config);
    const present = cached.find(chosen, path);
    const { incoming, outgoing } = c.env ?? {};
    if (!present && incoming && outgoing)
      hints.send(chosen, path, incoming as IncomingMessage, outgoing as ServerResponse);
    const served = present ?? (await cached.serve(chosen, path));
    if (served.from === 'miss') hints.learn(chosen, path, served.page);
    const body = await bodyIn(served.page, acceptedEncoding(c.req.header('accept-encoding')));
    cached.recount(served.key);
    cached.count(served);
    const question = {
      isHead: c.req.method === 'HEAD',
      ifNoneMatch: c.req.header('if-none-match'),
      requestId: randomUUID(),
    };
    const { status, headers, bytes } = pageResponse(served, body, question);
    const pairs = Array.from({ length: headers.length / 2 }, (_, index): [string, string] => [
      headers[2 * index]!,
      headers[2 * index + 1]!,
    ]);
    c.set('isFinished', true);
    return new Response(bytes as Uint8Array<ArrayBuffer> | null, { status, headers: pairs });
  };

  /** What becomes of a URL of ours: for a redirect, where it leads. */
  const redirectAt = async (target: string, request: Request, chosen: ChosenEdition): Promise<Redirect> => {
    const path = cache && cacheKey(target);
    if (cache && path !== null) {
      const { page } = await cache.serve(chosen, path);
      const known = redirectOf({ status: page.status, headers: new Headers(page.headers as [string, string][]) });
      if (known.location === null || path === target) return known;
    }
    const { headers, signal } = request;
    return redirectOf(await renderer.respond(new Request(new URL(target, request.url), { headers, signal }), chosen));
  };

  const redirectedOnce = async (response: Response, request: Request, chosen: ChosenEdition): Promise<Response> => {
    const first = redirectOf(response);
    const last = await redirectOnce(first, (target) => redirectAt(target, request, chosen));
    if (last === first) return response;
    response.headers.set('location', last.location!);
    return new Response(null, { status: last.status, headers: response.headers });
  };

  /** Redirects a URL that was not written clean. */
  const movedTo = (target: string, request: Request, chosen: ChosenEdition): Promise<Response> => {
    const { byHost } = chosen;
    const headers = new Headers({
      location: target,
      'cache-control': pageCacheControl({ status: LEGACY_STATUS, byHost, degraded: false }),
      'x-request-id': randomUUID(),
    });
    if (!byHost) headers.set('vary', 'Cookie');
    return redirectedOnce(new Response(null, { status: LEGACY_STATUS, headers }), request, chosen);
  };

  const purge: PortalServer['purge'] = (tables) => {
    for (const table of tables ?? [null]) versions.change(table);
  };
  app.all('/purge', (c) => handlePurge(c.req.raw, config.purgeToken, () => purge(null)));

  app.get('/metrics', (c) =>
    serveMetrics(c.req.raw, {
      stores: { responses: upstream.responses, cache, parts, versions, pages: renderer.metrics },
      requestApi: () => respondFromApi(c),
      token: config.metricsToken,
    }),
  );

  const imageAt = createImageRoute({ config, api });
  app.all(`${resizedImagePath}*`, (c) => imageAt(c.req.raw));

  app.get(securityTxtPath, (c) => serveSecurityTxt(c.req.raw, config));

  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));

  app.all('*', async (c) => {
    const request = c.req.raw;
    const { pathname, search } = new URL(request.url);
    if (apiPaths.test(pathname)) return respondFromApi(c);
    const file = await assets(request);
    if (file) return file;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Of another version, most often: it may be there soon, and nobody would read a page in its place.
    if (isReading && pathname.startsWith('/assets/')) return c.text('Not Found', 404, { 'cache-control': 'no-store' });
    const moved = isReading ? await oldMediaResponse(api, request) : null;
    if (moved) return moved;
    const written = c.env?.incoming?.url?.startsWith('/') ? c.env.incoming.url : pathname + search;
    const target = cleanTarget(written);
    const chosen = chooseEdition(request, config);
    if (target !== null && target !== written && isReading) return movedTo(target, request, chosen);
    const path = cache && isReading && target === written ? cacheKey(target) : null;
    const render = async (): Promise<Response> => {
      const begun = Date.now();
      const rendered = await renderer.respond(target === written ? request : refusalOf(request, 400), chosen);
      const ends = nextPublication();
      if (ends !== null && ends > begun)
        rendered.headers.set(
          'cache-control',
          endCaching(rendered.headers.get('cache-control') ?? '', ends - Date.now()),
        );
      return compress(request, rendered);
    };
    const cached = cache && path !== null ? await respondFromCache(c, cache, path) : null;
    // What is cached was rendered without the parameters that its page does not read; a redirect takes them along.
    const response = cached && (path === target || !cached.headers.has('location')) ? cached : await render();
    c.set('isFinished', true);
    return isReading ? redirectedOnce(response, request, chosen) : response;
  });

  app.onError((error, c) => {
    const requestId = randomUUID();
    writeLogLine('error', 'request failed', { requestId, path: c.req.path, error: String(error) });
    return c.text('Internal Server Error', 500, { 'cache-control': 'no-store', 'x-request-id': requestId });
  });
  return { fetch: app.fetch, cache, cacheKey, renderer, purge };
}
