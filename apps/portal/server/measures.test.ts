import { expect, it } from 'vitest';
import { answerMeasures } from './measures.ts';
import { createPageCache } from './page-cache/page-cache.ts';

const token = 'a-token-of-16-letters';
const cache = createPageCache({ bytes: 1000, render: () => Promise.reject(new Error('nothing is made here')) });
const ask = (authorization: string, api: Response) =>
  answerMeasures(new Request('http://en.localhost/metrics', { headers: { authorization } }), {
    cache,
    token,
    askApi: () => Promise.resolve(api),
  });

it('the measures of the portal follow those of the API, for whom the API gives its own', async () => {
  const answer = await ask(
    '',
    new Response('api_measure 1\n', { headers: { 'content-type': 'text/plain; version=0.0.4' } }),
  );
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(await answer.text()).toMatch(/^api_measure 1\n# HELP millwright_page_cache_pages_total /);
});

it.each([
  ['', 404],
  ['Bearer another-token-of-letters', 404],
  [`Bearer ${token}`, 200],
])('where the API gives none, %j reads those of the portal with %i', async (authorization, status) => {
  const answer = await ask(authorization, Response.json({ code: 0 }, { status: 404 }));
  const text = await answer.text();
  expect([answer.status, text.includes('millwright_page_cache_bytes 0')]).toEqual([status, status === 200]);
});
