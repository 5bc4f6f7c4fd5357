import { bringsToken } from './bearer.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** What the portal's measures are read from. */
export interface MeasuresOptions {
  /** The page cache; null where pages are not cached. */
  cache: PageCache | null;
  /** Asks the API for its measures; it decides who may read them. */
  askApi(): Promise<Response>;
  /** Lets a client that has it read the portal's own metrics although the API gives none. */
  token: string | null;
}

const type = 'text/plain; version=0.0.4; charset=utf-8';

/** A measure as Prometheus reads it, with a line for each value. */
const measure = (
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: string, value: number])[],
): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
    '',
  ].join('\n');

/** The measures of the page cache. */
function measuresOf({ held, counts }: PageCache): string {
  const outcomes = (['hit', 'stale', 'miss'] as const).map(
    (outcome) => [`{outcome="${outcome}"}`, counts[outcome]] as const,
  );
  return [
    measure(
      'millwright_page_cache_pages_total',
      'counter',
      'Pages that were given away, by where they came from.',
      outcomes,
    ),
    measure(
      'millwright_page_cache_purges_total',
      'counter',
      'How often all pages were made old by a change of content.',
      [['', counts.purge]],
    ),
    measure('millwright_page_cache_bytes', 'gauge', 'Bytes of the pages that are kept.', [['', held.bytes]]),
    measure('millwright_page_cache_pages', 'gauge', 'Pages that are kept.', [['', held.pages]]),
  ].join('');
}

/** Answers `/metrics`: what the API measures, and the page cache after it. */
export async function answerMeasures(request: Request, { cache, askApi, token }: MeasuresOptions): Promise<Response> {
  const answered = await askApi();
  const isGiven = answered.status === 200;
  if (!cache || (!isGiven && !bringsToken(request, token))) return answered;
  const text = isGiven ? await answered.text() : '';
  return new Response(text + measuresOf(cache), {
    headers: {
      'content-type': answered.headers.get('content-type')?.startsWith('text/plain')
        ? answered.headers.get('content-type')!
        : type,
      'cache-control': 'no-store',
    },
  });
}
