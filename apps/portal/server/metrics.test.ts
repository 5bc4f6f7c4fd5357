import { expect, it } from 'vitest';
import { createPageMetrics } from './page-metrics.ts';
import { serveMetrics, type Stores } from './metrics.ts';

const token = 'a-token-of-16-letters';
const pages = createPageMetrics();
pages.rendered({ status: 200, seconds: 0.03 });
pages.rendered({ status: 200, seconds: 20 });
pages.rendered({ status: 503, seconds: 0.05 });
pages.shed();
const stores: Stores = {
  responses: { counts: { hit: 4, joined: 3, miss: 2, stale: 1 }, held: { bytes: 10, entries: 5 } },
  cache: { counts: { hit: 1, stale: 0, miss: 0 }, held: { bytes: 0, pages: 0 } },
  parts: { counts: { hit: 7, miss: 6 } },
  versions: { current: 8 },
  pages,
};
const request = (authorization: string, api: Response) =>
  serveMetrics(new Request('http://en.localhost/metrics', { headers: { authorization } }), {
    stores,
    token,
    requestApi: () => Promise.resolve(api),
  });

it('the metrics of the portal follow those of the API, to whom the API shows its own', async () => {
  const response = await request(
    '',
    new Response('api_measure 1\n', { headers: { 'content-type': 'text/plain; version=0.0.4' } }),
  );
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toMatch(/^api_measure 1\n# HELP millwright_content_changes_total /);
  for (const line of [
    'millwright_content_changes_total 8',
    'millwright_response_cache_total{outcome="hit"} 4',
    'millwright_response_cache_entries 5',
    'millwright_page_cache_pages_total{outcome="hit"} 1',
    'millwright_page_parts_total{outcome="miss"} 6',
    'millwright_page_duration_seconds_bucket{le="0.025",status="200"} 0',
    'millwright_page_duration_seconds_bucket{le="0.05",status="200"} 1',
    'millwright_page_duration_seconds_bucket{le="+Inf",status="200"} 2',
    'millwright_page_duration_seconds_sum{status="200"} 20.03',
    'millwright_page_duration_seconds_bucket{le="0.05",status="503"} 1',
    'millwright_page_duration_seconds_count{status="503"} 1',
    'millwright_pages_shed_total 1',
  ])
    expect(text.split('\n')).toContain(line);
});

it.each([
  ['', 404],
  ['Bearer another-token-of-letters', 404],
  [`Bearer ${token}`, 200],
])('where the API shows none, %j reads those of the portal with %i', async (authorization, status) => {
  const response = await request(authorization, Response.json({ code: 0 }, { status: 404 }));
  const text = await response.text();
  expect([response.status, text.includes('millwright_page_cache_bytes 0')]).toEqual([status, status === 200]);
});
