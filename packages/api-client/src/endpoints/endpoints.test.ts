import { describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../http/http.types.ts';
import {
  createApiClient,
  getBaseInfo,
  getArticleOfOldUrl,
  getMember,
  listBanners,
  listOfOldUrl,
  listTradeShows,
  recordView,
} from '../index.ts';
import type { Result } from '../result.ts';

const responding =
  (status: number, body: string): Fetch =>
  async () =>
    new Response(body, { status });
const clientOver = (fetch: Fetch) =>
  createApiClient({
    fetch,
    baseUrl: 'https://portal.example',
    edition: 'en',
    imagePrefix: 'https://files.example',
    retries: 0,
  });
const envelope = (data: unknown) => JSON.stringify({ code: 1, msg: '', data });
/** The value of a result, or the kind of its failure. */
const told = (result: Result<unknown>) => (result.ok ? result.value : result.failure.kind);

describe('who is logged in', () => {
  it.each<[string, number, string, unknown]>([
    ['a member', 200, envelope({ profile: { id: 7, truename: 'Lin Xia' } }), { id: 7, trueName: 'Lin Xia' }],
    ['a visitor', 200, envelope({ profile: null }), null],
    ['a profile without an id', 200, envelope({ profile: { id: 0, truename: '' } }), null],
    ['a refusal', 200, JSON.stringify({ code: 0, msg: 'No' }), 'refused'],
    ['a page instead of data', 200, '<!doctype html>', 'malformed'],
    ['a service that is down', 503, JSON.stringify({ code: 0, msg: 'Try again' }), 'status'],
    ['an odd profile', 200, envelope({ profile: { id: '7; drop table', truename: 'x' } }), 'malformed'],
  ])('is read from %s', async (_, status, body, expected) => {
    expect(told(await getMember(clientOver(responding(status, body))))).toEqual(expected);
  });
});

describe('the banners of a place', () => {
  const wire = { image: '/img/a.svg', image2: null, title: 'Show', code: 'top', token: 'b1', sign: 's1' };
  const banner = {
    image: 'https://files.example/img/a.svg',
    largeImage: null,
    title: 'Show',
    token: 'b1',
    sign: 's1',
  };
  it.each<[string, string, unknown]>([
    ['a banner', envelope({ banners: [wire] }), [banner]],
    [
      'one with a large image',
      envelope({ banners: [{ ...wire, image2: '/img/large.svg' }, wire] }),
      [{ ...banner, largeImage: 'https://files.example/img/large.svg' }, banner],
    ],
    ['none', envelope({ banners: [] }), []],
    ['a refusal', JSON.stringify({ code: 0, msg: 'No', data: { banners: [wire] } }), 'refused'],
    ['no list', envelope({}), 'malformed'],
    ['one without a signature', envelope({ banners: [{ ...wire, sign: undefined }] }), 'malformed'],
  ])('[VA-05] are read from %s', async (_, body, expected) => {
    expect(told(await listBanners(clientOver(responding(200, body)), 'top'))).toEqual(expected);
  });
});

it('[API-17] a view is sent as JSON that outlives the page, without cookies and in the language of the edition', async () => {
  const fetch = vi.fn<Fetch>(responding(200, envelope(null)));
  expect(await recordView(clientOver(fetch), '/articles?page=2')).toEqual({ ok: true, value: undefined });
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

it('industries below the fourth level are refused', async () => {
  const nested = (levels: number): object => ({
    id: 12,
    seo_path: null,
    name: 'Centrifugal',
    icon: '',
    show_nav: 1,
    banner_code_cn: null,
    childlist: levels > 1 ? [nested(levels - 1)] : null,
  });
  const isRead = async (levels: number) => {
    const body = envelope({ settings: {}, keywords: [], industrys: [nested(levels)] });
    return (await getBaseInfo(clientOver(responding(200, body)))).ok;
  };
  expect([await isRead(4), await isRead(5)]).toEqual([true, false]);
});

it('trade shows are requested by industry and exhibitor', async () => {
  const fetch = vi.fn<Fetch>(responding(200, envelope({ list: [], total: 0 })));
  await listTradeShows(clientOver(fetch), { when: 'upcoming', rows: 3, industryId: 2, exhibitorId: 30060 });
  expect(Object.fromEntries(new URL(fetch.mock.calls[0]![0].url).searchParams)).toEqual({
    when: 'upcoming',
    rows: '3',
    sid: '2',
    exhibitor: '30060',
  });
});

describe('the list that an old URL was of', () => {
  it.each<[string, unknown, ReturnType<typeof listOfOldUrl>]>([
    ['of a tag', { tag: 7, industry: null }, { tagId: 7, industryId: null }],
    ['of an industry', { tag: null, industry: 5 }, { tagId: null, industryId: 5 }],
    ['that is not named whole', { tag: 7 }, null],
    ['of which nothing is said', {}, null],
  ])('is read from a refusal that names one %s', async (_, data, expected) => {
    const body = JSON.stringify({ code: 0, msg: 'No', reason: 'not_found', data });
    const result = await getArticleOfOldUrl(clientOver(responding(200, body)), 'https://old.example/tag/sand');
    expect(result.ok ? result : listOfOldUrl(result.failure)).toEqual(expected);
  });
});
