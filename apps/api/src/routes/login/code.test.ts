import { captchaImageUrl, newImageKey, requestVerificationCode, solveCaptcha } from '@millwright/api-client';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test-support/browser.ts';
import { describeOnOneDatabase, origin } from '../../../test-support/test-api.ts';
import { captcha } from '../../db/schema.ts';

const keyOf = (length: number): string => 'k'.repeat(length);

describeOnOneDatabase('the captcha', (use) => {
  const get = (path: string, about?: { clientAddress?: string }, headers: Record<string, string> = {}) =>
    use().api.fetch(new Request(origin + path, { headers }), about);

  it('[API-25][LD-06] is an image that is not cached, in a pre-session that only this site sees', async () => {
    const response = await get(`/img_code?key=${keyOf(22)}&id=1`);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ]);
    expect(await response.text()).toMatch(/^<svg [^]+<\/svg>$/);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-pre=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const stored = await use().database.db.select().from(captcha);
    expect(stored).toHaveLength(1);
    expect(stored[0]!.answer).toMatch(/^[\w-]{43}$/);
  });

  it('keeps the pre-session that a visitor has, and begins another where it is no cookie of ours', async () => {
    const mine = await get(`/img_code?key=${keyOf(22)}`, undefined, { cookie: `__Host-pre=${'p'.repeat(22)}` });
    expect(mine.headers.get('set-cookie')).toBeNull();
    const strange = await get(`/img_code?key=${keyOf(22)}`, undefined, { cookie: "__Host-pre=' or 1=1" });
    expect(strange.headers.get('set-cookie')).not.toBeNull();
  });

  it.each([keyOf(15), keyOf(65), '', '../../etc/passwd-----', '__proto__', 'a b c d e f g h i j'])(
    'refuses the key %j',
    async (key) => {
      expect((await get(`/img_code?key=${encodeURIComponent(key)}`)).status).toBe(400);
    },
  );

  it('is drawn thirty times in ten seconds for one network, no oftener', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 35 },
        async () => (await get(`/img_code?key=${keyOf(30)}`, { clientAddress: '203.0.113.5' })).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await get(`/img_code?key=${keyOf(30)}`, { clientAddress: '203.0.113.6' })).status).toBe(200);
    use().time.now = new Date(use().time.now.getTime() + 10_000);
    expect((await get(`/img_code?key=${keyOf(30)}`, { clientAddress: '203.0.113.5' })).status).toBe(200);
  });

  it('can be replaced by work: once solved, a task gives one code', async () => {
    const browser = openBrowser(use().api);
    const solved = await solveCaptcha(browser.client);
    expect(solved).toMatchObject({
      ok: true,
      value: { imageKey: expect.stringMatching(/^[\w-]{22}$/), captcha: expect.stringMatching(/^.{4}$/) },
    });
    const post = (body: unknown) =>
      browser.fetch(
        new Request(`${origin}/memberApi/proof`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      );
    const key = solved.ok ? solved.value.imageKey : '';
    expect(await (await post({ key, solution: 0 })).json()).toMatchObject({ code: 0, reason: 'image_code_wrong' });
    await browser.fetch(new Request(`${origin}/memberApi/proof?key=${keyOf(22)}`));
    const wrong = await Promise.all(
      [0, 1, 2, 3, 4].map(
        async (solution) => ((await (await post({ key: keyOf(22), solution })).json()) as { code: number }).code,
      ),
    );
    expect(wrong).toEqual([0, 0, 0, 0, 0]);
  }, 60_000);
});

describeOnOneDatabase('the outbox', (use) => {
  const get = (headers: Record<string, string>, clientAddress?: string, host = 'http://localhost:3000') =>
    use().api.fetch(new Request(`${host}/memberApi/outbox`, { headers }), { clientAddress });

  it('shows on this machine what would have been sent, and nowhere else', async () => {
    const browser = openBrowser(use().api);
    await requestVerificationCode(browser.client, {
      account: '13800138009',
      purpose: 'login',
      ...(await browser.solve()),
    });
    const page = await get({}, '127.0.0.1');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toMatch(/13800138009.*\d{6}/);
    const list = (await (await get({ accept: 'application/json' }, '::1', 'http://en.localhost:3000')).json()) as {
      data: { list: unknown[] };
    };
    expect(list.data.list).toEqual([
      { to: '13800138009', text: expect.stringMatching(/\d{6}/), at: expect.any(String) },
    ]);
    for (const refused of [
      get({}, '192.0.2.1'),
      get({}),
      get({}, '127.0.0.1', 'http://evil.test'),
      get({ host: 'evil.test' }, '127.0.0.1'),
      get({ 'sec-fetch-site': 'cross-site' }, '127.0.0.1'),
      get({ origin: 'https://evil.test' }, '127.0.0.1'),
      get({}, '127.0.0.1', 'http://localhost.evil.test'),
    ]) {
      expect((await refused).status).toBe(404);
    }
  });
});

describeOnOneDatabase(
  'an installation that sends messages',
  (use) => {
    it('has no outbox', async () => {
      expect(
        (await use().api.fetch(new Request('http://localhost/memberApi/outbox'), { clientAddress: '127.0.0.1' }))
          .status,
      ).toBe(404);
    });
  },
  { messages: { send: async () => undefined } },
);

describe('the key of a captcha', () => {
  it('is made up by the client, another each time', async () => {
    const { client } = openBrowser({ fetch: async () => new Response() });
    const keys = new Set(Array.from({ length: 100 }, newImageKey));
    expect(keys.size).toBe(100);
    expect(captchaImageUrl(client, 'abc')).toBe(`${origin}/img_code?key=abc&id=1`);
  });
});
