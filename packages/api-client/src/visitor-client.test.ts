import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import type { Fetch } from './http/http.types.ts';
import { createVisitorClient } from './visitor-client.ts';

const answering =
  (status: number, body: string): Fetch =>
  async () =>
    new Response(body, { status });
// The whole client waits a tenth of a second at most before it asks again.
const options = (fetch: Fetch, timeout = 5000) => ({
  fetch,
  baseUrl: 'https://portal.example',
  edition: 'en' as const,
  timeout,
});

const envelope = (data: unknown) => JSON.stringify({ code: 1, msg: '', data });

describe('the small client of every page', () => {
  it.each<[string, number, string]>([
    ['a member', 200, envelope({ profile: { id: 7, truename: 'Lin Xia' } })],
    ['a visitor', 200, envelope({ profile: null })],
    ['a profile without an id', 200, envelope({ profile: { id: 0, truename: '' } })],
    ['a refusal', 200, JSON.stringify({ code: 0, msg: 'No' })],
    ['a page instead of data', 200, '<!doctype html>'],
    ['a service that is down', 503, JSON.stringify({ code: 0, msg: 'Try again' })],
    ['an odd profile', 200, envelope({ profile: { id: '7; drop table', truename: 'x' } })],
  ])('answers %s as the whole client does', async (_, status, body) => {
    const small = await createVisitorClient(options(answering(status, body))).me();
    const whole = await createApiClient(options(answering(status, body))).members.me();
    const told = (result: typeof small) => (result.ok ? result.value : result.failure.kind);
    expect(told(small)).toEqual(told(whole));
  });

  const banner = { image: '/img/a.svg', image2: null, title: 'Show', code: 'top', token: 'b1', sign: 's1' };
  it.each<[string, number, string]>([
    ['a banner', 200, envelope({ banners: [banner] })],
    ['a banner with a large picture', 200, envelope({ banners: [{ ...banner, image2: '/img/large.svg' }, banner] })],
    ['no banner', 200, envelope({ banners: [] })],
    ['a refusal', 200, JSON.stringify({ code: 0, msg: 'No', data: { banners: [banner] } })],
    ['no list', 200, envelope({})],
    ['a banner without a sign', 200, envelope({ banners: [{ ...banner, sign: undefined }] })],
  ])('[VA-05] answers %s of a place as the whole client does', async (_, status, body) => {
    const small = await createVisitorClient(options(answering(status, body))).firstBanner('top');
    const whole = await createApiClient(options(answering(status, body))).banners.list('top');
    expect(small.ok ? small.value : small.failure.kind).toEqual(
      whole.ok ? (whole.value[0] ?? null) : whole.failure.kind,
    );
  });

  it('[API-17] sends a view as JSON that outlives the page, without cookies and in the language of the edition', async () => {
    const fetch = vi.fn<Fetch>(answering(200, envelope(null)));
    expect(await createVisitorClient(options(fetch)).recordView('/articles?page=2')).toEqual({
      ok: true,
      value: undefined,
    });
    const request = fetch.mock.calls[0]![0];
    expect([request.method, request.url, request.credentials, request.keepalive]).toEqual([
      'POST',
      'https://portal.example/api/views',
      'omit',
      true,
    ]);
    expect([request.referrer, request.referrerPolicy]).toEqual(['about:client', 'origin']);
    expect([request.headers.get('accept-language'), request.headers.get('content-type')]).toEqual([
      'en',
      'application/json',
    ]);
    expect(await request.json()).toEqual({ url: '/articles?page=2' });
  });

  it('answers a lost connection and a service that never answers', async () => {
    const lost = await createVisitorClient(options(() => Promise.reject(new TypeError('offline')))).me();
    const silent: Fetch = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const late = await createVisitorClient(options(silent, 50)).me();
    expect([lost, late]).toMatchObject([{ failure: { kind: 'network' } }, { failure: { kind: 'timeout' } }]);
  });
});
