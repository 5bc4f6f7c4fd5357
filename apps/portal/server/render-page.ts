import { randomUUID } from 'node:crypto';
import { withRequestId } from '@millwright/api/request-context';
import { boundedRequest, refusalOf, wordlessRefusal } from './bounded-request.ts';
import { pageCacheControl } from './cache-policy.ts';
import type { Config } from './config.ts';
import type { ChosenEdition } from './edition.ts';
import type { CachedRoute } from './page-cache/cache-key.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { joinedTags, type ContentTags } from './content-versions.ts';
import { createPreparedBodies } from './prepared-bodies.ts';
import { busyPage } from './busy-page.ts';
import { createPageMetrics, type PageMetrics } from './page-metrics.ts';
import { createLoadShedding, type LoadShedding } from './load-shedding.ts';
import type { RenderedParts } from '../app/runtime/render-static.server.tsx';
import type { PageRequest } from '../app/shell/page/request-scope.server.tsx';
import type { EditionKey } from '@millwright/domain';
import type { Upstream } from './api-gateway/upstream.ts';

/** The pages: the built application, or the one that Vite serves while it is developed. */
export interface Pages {
  /** Responds to a request for a page or its data. */
  fetch(request: Request, facts: PageRequest): Promise<Response>;
  /** Text of the inline script of every page; null while developing, where no policy can be set. */
  inlineScript: string | null;
  /** What its paths lead to, as far as the cache needs to know. */
  routes: readonly CachedRoute[];
}

/** How a page renderer is made. */
export interface PageRendererOptions {
  config: Config;
  upstream: Upstream;
  pages: Pages;
  /** Limits how many pages are rendered at once. @default with the usual limits */
  shed?: LoadShedding;
  /** Where rendered parts of pages are stored. @default each is rendered for every request */
  parts?: RenderedParts;
  /** Sets the headers that every response has. */
  finish(headers: Headers): void;
}

/** Renders pages, with all headers of their responses. */
export interface PageRenderer {
  /** Responds to one request. */
  respond(request: Request, chosen: ChosenEdition): Promise<Response>;
  /** Renders a page for every client alike: of a request that holds nothing but the URL. */
  render(chosen: ChosenEdition, path: string): Promise<RenderedPage>;
  /** Whether there is no room for another page now. */
  isFull(): boolean;
  /** The response in place of a page that there is no room for; its sender counts it in the metrics. */
  busy(chosen: ChosenEdition): Response;
  /** Counts what it renders. */
  metrics: PageMetrics;
}

/** Headers of a single response: a stored page has none of them. */
const perResponse = new Set(['x-request-id', 'content-length', 'content-encoding', 'connection', 'date']);

/** Creates a page renderer. */
export function createPageRenderer({
  config,
  upstream,
  pages,
  finish,
  parts,
  shed = createLoadShedding(),
}: PageRendererOptions): PageRenderer {
  const {
    imagePrefix,
    playerHosts,
    redirectHosts,
    origins,
    accountOrigins,
    site: ownSite,
    isDemo,
    sendsMessages,
  } = config;
  // Our own API sanitises bodies when they are written.
  const bodies = config.apiOrigin === null ? null : createPreparedBodies(upstream.responses.derived, config);
  const metrics = createPageMetrics();
  const busy = (key: EditionKey) => busyPage(key, ownSite?.editions[key]?.name ?? 'Millwright');
  /**
   * The response with the headers of every one. Set in place: another response around the same body would read it as a
   * stream.
   */
  const completed = (
    response: Response,
    { byHost }: ChosenEdition,
    isReading: boolean,
    requestId: string,
  ): Response => {
    const { headers } = response;
    headers.set('x-request-id', requestId);
    if (!byHost) headers.append('vary', 'Cookie');
    if (response.status === 503) headers.set('retry-after', '10');
    if (response.status === 405 && !isReading) headers.set('allow', 'GET, HEAD');
    // What lacks something is cached for a moment only, feeds and site maps too.
    if (!headers.has('cache-control') || headers.has('x-degraded')) {
      const reading = pageCacheControl({ status: response.status, byHost, degraded: headers.has('x-degraded') });
      headers.set('cache-control', isReading ? reading : 'no-store');
    }
    finish(headers);
    return response;
  };
  /** The response, and the tags of the content that it shows. */
  const renderWithTags = async (
    request: Request,
    chosen: ChosenEdition,
  ): Promise<{ response: Response; tags: ContentTags }> => {
    const { editionKey, byHost } = chosen;
    const requestId = randomUUID();
    let tags: ContentTags = new Set();
    const facts: PageRequest = {
      site: { editionKey, byHost, origins, imagePrefix, ...(ownSite && { logo: ownSite.logo ?? null }) },
      ownSite,
      accountOrigins,
      isDemo,
      sendsMessages,
      apiFetch: upstream.fetch,
      async transport(call) {
        const response = await upstream.transport(call, (known) => (tags = joinedTags(tags, known)));
        await bodies?.prepare(call, response);
        return response;
      },
      memoryOf: upstream.memoryOf,
      parts,
      preparedBody: bodies?.of,
      playerHosts,
      redirectHosts,
      requestId,
    };
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const bounded = await boundedRequest(request);
    const load = async (): Promise<Response> => {
      const response = await pages.fetch(bounded, facts);
      const refused = isReading ? undefined : wordlessRefusal(response);
      return refused === undefined ? response : pages.fetch(refusalOf(request, refused), facts);
    };
    const measured = async (): Promise<Response> => {
      const begun = performance.now();
      let status = 500;
      try {
        const response = await load();
        ({ status } = response);
        return response;
      } finally {
        metrics.rendered({ status, seconds: (performance.now() - begun) / 1000 });
      }
    };
    const rendered = await shed(() => withRequestId(requestId, measured));
    if (rendered === null) metrics.shed();
    const response = rendered ?? busy(editionKey);
    return { response: completed(response, chosen, isReading, requestId), tags };
  };
  return {
    respond: async (request, chosen) => (await renderWithTags(request, chosen)).response,
    metrics,
    isFull: shed.isFull,
    busy: (chosen) => completed(busy(chosen.editionKey), chosen, true, randomUUID()),
    async render(chosen, path) {
      // Nothing of a visitor's request gets into a page that is served to others.
      const { response, tags } = await renderWithTags(new Request(origins[chosen.editionKey] + path), chosen);
      const headers = [...response.headers].filter(([name]) => !perResponse.has(name) && name !== 'vary');
      headers.push(['vary', [response.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', ')]);
      return {
        status: response.status,
        headers,
        body: Buffer.from(await response.arrayBuffer()),
        tags: response.headers.has('x-degraded') ? null : tags,
        requestId: response.headers.get('x-request-id') ?? undefined,
      };
    },
  };
}
