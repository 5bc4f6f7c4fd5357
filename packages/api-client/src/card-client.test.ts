import { describe, expect, it, vi } from 'vitest';
import { createCardClient } from './card-client.ts';
import { createApiClient } from './client.ts';
import type { Fetch } from './http/http.types.ts';
import type { Result } from './result.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const entry = {
  id: 7,
  title: 'Pump fair',
  brief: 'Pumps',
  image: '/img/a.svg',
  sid: 3,
  publish_time: '2026-05-12T01:00:00Z',
  featured: true,
  owner: { id: 9, title: 'Works', image: null },
  region: { id: 4, name: 'Shanghai' },
} satisfies Json;
const child = {
  id: 12,
  seo_path: null,
  name: 'Centrifugal',
  icon: '',
  show_nav: 1,
  banner_code_cn: null,
  childlist: null,
} satisfies Json;

/** Answers of the service, with how each client asks for them. Of pages and lists only what cards show is compared. */
const samples = {
  'the base info': {
    data: {
      settings: {
        meta_title_cn: '磨坊',
        meta_title_en: 'Mill',
        seo_description_cn: '描述',
        seo_description_en: '',
        seo_keyword_cn: null,
      },
      keywords: ['pump', { title: 'valve' }],
      industrys: [
        {
          id: 1,
          seo_path: 'pumps',
          name: 'Pumps',
          icon: 'pump',
          show_nav: true,
          banner_code_cn: 'top',
          childlist: [child],
        },
      ],
    } satisfies Json,
    small: (fetch: Fetch) => createCardClient(options(fetch)).baseInfo() as Promise<Result<object>>,
    whole: (fetch: Fetch) => createApiClient(options(fetch)).baseInfo.get() as Promise<Result<object>>,
  },
  'a supplier': {
    data: { item: { ...entry, city: 'Wuxi', founded: 1998, staff: 120, product_count: 40 } } satisfies Json,
    small: (fetch: Fetch) => createCardClient(options(fetch)).supplier(7) as Promise<Result<object>>,
    whole: (fetch: Fetch) => createApiClient(options(fetch)).suppliers.byId(7) as Promise<Result<object>>,
  },
  'trade shows': {
    data: {
      list: [
        {
          ...entry,
          start_date: '2026-05-12',
          end_date: '2026-05-15',
          city: 'Shanghai',
          venue: 'Hall 1',
          organiser: null,
        },
      ],
      total: 1,
    } satisfies Json,
    small: (fetch: Fetch) => createCardClient(options(fetch)).shows({ rows: 5 }) as Promise<Result<object>>,
    whole: async (fetch: Fetch) => {
      const result = await createApiClient(options(fetch)).tradeShows.list({ when: 'upcoming', rows: 5 });
      return result.ok ? { ok: true as const, value: result.value.items } : result;
    },
  },
};

const options = (fetch: Fetch) => ({
  fetch,
  baseUrl: 'https://portal.example',
  edition: 'en' as const,
  imagePrefix: 'https://files.example',
  retries: 0 as const,
});
const answering =
  (status: number, body: string): Fetch =>
  async () =>
    new Response(body, { status });
const envelope = (data: Json | undefined) => JSON.stringify({ code: 1, msg: '', data });

/** Of what is read, only what both read: the whole client knows more of a supplier. */
const alike = (small: Result<object>, whole: Result<object>) => {
  if (!small.ok || !whole.ok)
    return expect(small.ok ? 'read' : small.failure.kind).toBe(whole.ok ? 'read' : whole.failure.kind);
  return Array.isArray(whole.value)
    ? expect(small.value).toEqual(whole.value)
    : expect(whole.value).toMatchObject(small.value);
};

const odd: (Json | undefined)[] = [
  undefined,
  null,
  0,
  -1,
  1,
  1.5,
  2 ** 31,
  2 ** 53,
  '',
  'x',
  '2026-13-01',
  '2026-05-12',
  '2026-05-12 10:00:00',
  true,
  false,
  [],
  {},
  [null],
  'javascript:alert(1)',
  '//evil.example/a.png',
];

/** Everything that differs from a value in one place, where something odd stands. */
const oddVersions = (value: Json): (Json | undefined)[] => [
  ...odd,
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => oddVersions(item).map((changed) => value.with(index, changed as Json)))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, item]) =>
          oddVersions(item).map((changed) => ({ ...value, [name]: changed as Json })),
        )
      : []),
];

describe.each(Object.entries(samples))('the small client for cards, asked for %s', (_, { data, small, whole }) => {
  it('answers as the whole client does', async () => {
    const answer = await small(answering(200, envelope(data)));
    expect(answer.ok).toBe(true);
    alike(answer, await whole(answering(200, envelope(data))));
  });

  it('answers as the whole client does whatever odd thing stands in whatever place', async () => {
    const versions = oddVersions(data);
    expect(versions.length).toBeGreaterThan(200);
    for (const version of versions) {
      const fetch = answering(200, envelope(version));
      alike(await small(fetch), await whole(fetch));
    }
  });

  it.each<[string, number, string]>([
    ['a refusal', 200, JSON.stringify({ code: 0, msg: 'No' })],
    ['nothing found', 404, JSON.stringify({ code: 0, msg: 'not found', reason: 'not_found' })],
    ['a page instead of data', 200, '<!doctype html>'],
    ['a service that is down', 503, ''],
  ])('answers %s as the whole client does', async (_name, status, body) => {
    const fetch = answering(status, body);
    alike(await small(fetch), await whole(fetch));
  });
});

it('the small client refuses industries below the fourth level', async () => {
  const nested = (levels: number): Json => ({ ...child, childlist: levels > 1 ? [nested(levels - 1)] : [] });
  const told = async (levels: number) =>
    (
      await createCardClient(
        options(answering(200, envelope({ settings: {}, keywords: [], industrys: [nested(levels)] }))),
      ).baseInfo()
    ).ok;
  expect([await told(4), await told(5)]).toEqual([true, false]);
});

it('the small client asks for the shows of an industry and of an exhibitor', async () => {
  const fetch = vi.fn<Fetch>(answering(200, envelope({ list: [], total: 0 })));
  await createCardClient(options(fetch)).shows({ rows: 3, industryId: 2, exhibitorId: 30060 });
  expect(fetch.mock.calls[0]![0].url).toBe(
    'https://portal.example/api/tradeshow/list?when=upcoming&rows=3&sid=2&exhibitor=30060',
  );
});
