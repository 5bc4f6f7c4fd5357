import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { banner, bannerClick } from '../../db/schema.ts';
import { describeOnEachDatabase, type TestApi } from '../../../test-support/test-api.ts';

interface WireBanner {
  token: string;
  sign: string;
}

const topBanners = async (use: TestApi, edition = 'zh-CN'): Promise<WireBanner[]> =>
  (await use.post('/api/banner/list', { code: 'top' }, { 'accept-language': edition })).body.data.banners;

const click = (
  use: TestApi,
  { token, sign }: WireBanner,
  headers: Record<string, string> = {},
  clientAddress = '192.0.2.1',
) =>
  use.api.fetch(new Request(`http://api.test/banner/click?${new URLSearchParams({ token, sign })}`, { headers }), {
    clientAddress,
  });

const clicks = async (use: TestApi): Promise<number> => (await use.database.db.select().from(bannerClick)).length;

describeOnEachDatabase('banners', (use) => {
  it('[API-09][EN-05] are those of the code and edition, in their order', async () => {
    const { body } = await use().post('/api/banner/list', { code: 'top' }, { 'accept-language': 'zh-CN' });
    expect(body).toMatchObject({ code: 1 });
    expect(body.data.banners).toEqual([
      {
        image: '/img/banner/1.svg',
        image2: '/img/banner/1-large.svg',
        title: '展会',
        code: 'top',
        token: expect.any(String),
        sign: expect.any(String),
      },
      {
        image: '/img/banner/2.svg',
        image2: null,
        title: '第二',
        code: 'top',
        token: expect.any(String),
        sign: expect.any(String),
      },
    ]);
    expect((await use().post('/api/banner/list', { code: 'nothing' })).body).toEqual({
      code: 1,
      msg: '',
      data: { banners: [] },
    });
  });

  it.each([
    {},
    { code: 1 },
    { code: ['top'] },
    { code: '' },
    { code: 'x'.repeat(65) },
    { code: "'; drop" },
    [],
    null,
    'text',
    1,
  ])('are refused for the body %j, with code 0', async (body) => {
    const response = await use().post('/api/banner/list', JSON.stringify(body));
    expect([response.status, response.body.code, response.body.reason]).toEqual([200, 0, 'invalid_request']);
  });

  it('[API-26][MM-07] a click is counted and leads to the stored target', async () => {
    const [first, second] = await topBanners(use());
    const response = await click(use(), first!);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      '/articles?sid=5',
      'no-store',
    ]);
    expect((await click(use(), second!)).headers.get('location')).toBe('https://shop.example.com/a?b=1');
    expect(await clicks(use())).toBe(2);
  });

  it('a target that would become another host is refused', async () => {
    const [first] = await topBanners(use());
    const id = Number(first!.token.slice(1));
    const { db } = use().database;
    for (const target of ['/.//evil.example', '/%2fevil.example', '/\\\\evil.example', '//evil.example']) {
      await db.update(banner).set({ targetUrl: target }).where(eq(banner.id, id));
      expect((await click(use(), first!, {}, '192.0.2.60')).status).toBe(400);
    }
    await db.update(banner).set({ targetUrl: '/articles?sid=5' }).where(eq(banner.id, id));
  });

  it('counts a visitor once an hour, and again in the next', async () => {
    const [first] = await topBanners(use());
    const before = await clicks(use());
    for (let time = 0; time < 3; time += 1) await click(use(), first!, {}, '192.0.2.77');
    expect(await clicks(use())).toBe(before + 1);
    await click(use(), first!, {}, '192.0.2.78');
    expect(await clicks(use())).toBe(before + 2);
    use().time.now = new Date(use().time.now.getTime() + 3_600_000);
    await click(use(), first!, {}, '192.0.2.77');
    expect(await clicks(use())).toBe(before + 3);
  });

  it.each<Record<string, string>>([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ])('does not count what a browser fetches without a click (%j)', async (headers) => {
    const [first] = await topBanners(use());
    const before = await clicks(use());
    expect((await click(use(), first!, headers, '192.0.2.90')).status).toBe(302);
    expect(await clicks(use())).toBe(before);
  });

  it('refuses every forged signature and token, and counts none', async () => {
    const [first] = await topBanners(use());
    const before = await clicks(use());
    const flipped = [...first!.sign].map(
      (character, at) => first!.sign.slice(0, at) + (character === 'A' ? 'B' : 'A') + first!.sign.slice(at + 1),
    );
    const forged: WireBanner[] = [
      ...flipped.map((sign) => ({ token: first!.token, sign })),
      ...['b2', 'b999', 'b0', 'b-1', 'b99999999999', '1', '', 'b1 ', '__proto__'].map((token) => ({
        token,
        sign: first!.sign,
      })),
      { token: first!.token, sign: '' },
      { token: first!.token, sign: `${first!.sign}=` },
      { token: first!.token, sign: 'é'.repeat(43) },
    ];
    for (const banner of forged) {
      const response = await click(use(), banner);
      expect([banner, response.status, response.headers.get('location')]).toEqual([banner, 400, null]);
    }
    expect((await use().get('/banner/click')).status).toBe(400);
    expect(await clicks(use())).toBe(before);
    expect((await click(use(), first!, {}, '192.0.2.200')).status).toBe(302);
  });

  it('leads nowhere when the stored target is not a web URL', async () => {
    const [hostile] = await topBanners(use(), 'en');
    const response = await click(use(), hostile!);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});
