import { bringsToken } from '@millwright/api/bearer';
import type { ResponseStore } from './api-gateway/response-store.ts';
import type { ContentVersions } from './content-versions.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PageMetrics } from './page-metrics.ts';
import type { createPartStore } from './page-cache/page-store.ts';

/** What the portal stores between the API and the browser. */
export interface Stores {
  responses: Pick<ResponseStore, 'counts' | 'held'>;
  /** Null where pages are not cached. */
  cache: Pick<PageCache, 'counts' | 'held'> | null;
  parts: Pick<ReturnType<typeof createPartStore>, 'counts'> | undefined;
  versions: Pick<ContentVersions, 'current'>;
  pages: Pick<PageMetrics, 'read'>;
}

/** What the portal's metrics are read from. */
export interface MetricsOptions {
  stores: Stores;
  /** Requests the metrics of the API; it decides who may read them. */
  requestApi(): Promise<Response>;
  /** Lets a client that has it read the portal's own metrics although the API gives none. */
  token: string | null;
}

const type = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric as Prometheus reads it, with a line for each value. */
const metric = (
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  values: Readonly<Record<string, number>> | number,
): string => {
  const lines =
    typeof values === 'number'
      ? [`${name} ${values}`]
      : Object.entries(values).map(([outcome, value]) => `${name}{outcome="${outcome}"} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
};

const metricsOf = async ({ responses, cache, parts, versions, pages }: Stores): Promise<string> =>
  [
    metric('millwright_content_changes_total', 'counter', 'Changes of content that were heard.', versions.current),
    metric('millwright_response_cache_total', 'counter', 'Requests of pages, by their outcome.', responses.counts),
    metric('millwright_response_cache_bytes', 'gauge', 'Bytes of stored responses.', responses.held.bytes),
    metric('millwright_response_cache_entries', 'gauge', 'Stored responses.', responses.held.entries),
    cache && metric('millwright_page_cache_pages_total', 'counter', 'Pages, by where they came from.', cache.counts),
    cache && metric('millwright_page_cache_bytes', 'gauge', 'Bytes of cached pages.', cache.held.bytes),
    cache && metric('millwright_page_cache_pages', 'gauge', 'Cached pages.', cache.held.pages),
    parts && metric('millwright_page_parts_total', 'counter', 'Parts that pages share, by outcome.', parts.counts),
    await pages.read(),
  ].join('');

/** Serves `/metrics`: those of the API, then those of the portal. */
export async function serveMetrics(request: Request, { stores, requestApi, token }: MetricsOptions): Promise<Response> {
  const response = await requestApi();
  const isShown = response.status === 200;
  if (!isShown && !bringsToken(request, token)) return response;
  const text = isShown ? await response.text() : '';
  const received = response.headers.get('content-type') ?? '';
  return new Response(text + (await metricsOf(stores)), {
    headers: { 'content-type': received.startsWith('text/plain') ? received : type, 'cache-control': 'no-store' },
  });
}
