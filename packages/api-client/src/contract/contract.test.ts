import type { Article } from '@millwright/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createApiClient,
  getArticle,
  getBaseInfo,
  getMember,
  getSupplier,
  listArticles,
  listPartnerLinks,
  listKeywords,
  trustedHtml,
} from '../index.ts';
import { articleList } from './article.ts';
import { calls } from './index.ts';
import { isOwnPath } from './view.ts';

const responding = (data: unknown, options: object = {}) =>
  createApiClient({
    fetch: async () => new Response(JSON.stringify({ code: 1, data })),
    baseUrl: 'https://api.example.com',
    edition: 'cn',
    ...options,
  });

const summary = { id: 7, title: 'T', publish_time: '2026-03-01 08:30:00' };

describe('reading wire data', () => {
  it('takes no page with more items than anybody may request', async () => {
    const read = (length: number) =>
      listArticles(responding({ list: Array.from({ length }, () => summary), total: length }), { page: 1, rows: 50 });
    expect([(await read(50)).ok, await read(51)]).toEqual([true, expect.objectContaining({ ok: false })]);
  });

  it('understands the least that a service sends', async () => {
    const result = await listArticles(responding({ list: [summary], total: 1 }), { page: 1, rows: 5 });
    expect(result).toEqual({
      ok: true,
      value: {
        items: [
          {
            id: 7,
            urlName: null,
            externalUrl: null,
            title: 'T',
            brief: '',
            image: null,
            source: '',
            publishedAt: '2026-03-01T00:30:00.000Z',
            industryId: null,
            tags: [],
          },
        ],
        total: 1,
        page: 1,
        rows: 5,
        facets: { industries: [], tags: [], types: [], years: [], months: [] },
      },
    });
  });

  it.each([
    ['2026-03-01T00:30:00Z', '2026-03-01T00:30:00.000Z'],
    ['2026-03-01', '2026-02-28T16:00:00.000Z'],
    ['2026-03-01 08:30', '2026-03-01T00:30:00.000Z'],
    ['2026-03-01T08:30:00+08:00', '2026-03-01T00:30:00.000Z'],
  ])('reads the time %s, in Shanghai where it names no zone', async (publish_time, expected) => {
    const result = await listArticles(responding({ list: [{ ...summary, publish_time }], total: 1 }));
    expect(result).toMatchObject({ ok: true, value: { items: [{ publishedAt: expected }] } });
  });

  it.each([
    [null],
    [{}],
    [{ list: null, total: 0 }],
    [{ list: {}, total: 0 }],
    [{ list: [], total: '0' }],
    [{ list: [], total: -1 }],
    [{ list: [null], total: 1 }],
    [{ list: [{ ...summary, id: '7' }], total: 1 }],
    [{ list: [{ ...summary, id: 0 }], total: 1 }],
    [{ list: [{ ...summary, id: 1.5 }], total: 1 }],
    [{ list: [{ ...summary, title: 5 }], total: 1 }],
    [{ list: [{ ...summary, publish_time: 'soon' }], total: 1 }],
    [{ list: [{ ...summary, tags: 'x' }], total: 1 }],
  ])('calls %j malformed', async (data) => {
    expect(await listArticles(responding(data))).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });

  it('[EN-07] takes nobody without an id for a member', async () => {
    for (const profile of [null, {}, { id: 0, truename: 'X' }, { truename: 'X' }]) {
      expect(await getMember(responding({ profile }))).toEqual({ ok: true, value: null });
    }
    expect(await getMember(responding({ profile: { id: 3, truename: '林工' } }))).toEqual({
      ok: true,
      value: { id: 3, trueName: '林工' },
    });
  });

  it('takes for the day of a certificate only what is one, and loses no supplier for what is none', async () => {
    const supplier = (day: unknown) =>
      responding({ item: { id: 5, title: 'S', certificates: [{ name: 'CE', valid_until: day, checked_on: day }] } });
    const daysOf = async (day: unknown) => {
      const result = await getSupplier(supplier(day), 5);
      return result.ok && result.value?.certificates.map(({ validUntil, checkedOn }) => [validUntil, checkedOn]);
    };
    expect(await daysOf('2027-05-31')).toEqual([['2027-05-31', '2027-05-31']]);
    for (const day of ['<script>alert(1)</script>', '', 'soon', '2027-5-31', 20_270_531, {}, null])
      expect([day, await daysOf(day)]).toEqual([day, [[null, null]]]);
  });

  it('[EN-08] reads keywords as titles or as objects that hold one', async () => {
    expect(await listKeywords(responding({ list: ['a', { title: 'b' }] }))).toEqual({ ok: true, value: ['a', 'b'] });
  });

  it('[API-08] reads what partner links say of themselves, as far as they may say it', async () => {
    const list = ['nofollow sponsored', 'opener NoFollow', ''].map((rel) => ({
      title: 't',
      url: 'https://a.example.com',
      url_rel: rel,
      path: '',
    }));
    const result = await listPartnerLinks(responding({ list }));
    expect(result.ok && result.value.map(({ rel }) => rel)).toEqual(['nofollow sponsored', 'nofollow', undefined]);
  });

  it('[FT-18] gives partner links their scheme and refuses what is no web URL', async () => {
    const list = ['a.example.com', 'https://b.example.com', 'javascript:alert(1)', ''].map((url) => ({
      title: 't',
      url,
      url_rel: '',
      path: '',
    }));
    const result = await listPartnerLinks(responding({ list }));
    expect(result.ok && result.value.map(({ url }) => url)).toEqual([
      'http://a.example.com',
      'https://b.example.com',
      null,
      null,
    ]);
  });

  it('reads flags written as numbers, and industries no deeper than they can be', async () => {
    const node = (children: unknown[]) => ({
      id: 1,
      seo_path: '',
      name: 'n',
      icon: null,
      show_nav: 1,
      childlist: children,
    });
    const settings = { meta_title_cn: '题' };
    const info = (industrys: unknown[]) =>
      getBaseInfo(responding({ settings, keywords: [], industrys }, { edition: 'en' }));
    expect(await info([node([node([])])])).toMatchObject({
      ok: true,
      value: { settings: { title: '题' }, industries: [{ slug: null, showNav: true, children: [{ children: [] }] }] },
    });
    let deep: unknown = node([]);
    for (let level = 0; level < 20; level += 1) deep = node([deep]);
    expect(await info([deep])).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });

  it('shows the body of an article as text where nobody made it safe', async () => {
    const wire = { ...summary, content: '<p onclick="x">a & b</p>' };
    const bodyOf = async (options: object) => {
      const result = await getArticle(responding({ article: wire }, options), '7');
      return result.ok && (result.value satisfies Article).body;
    };
    expect(await bodyOf({})).toBe('<p>&lt;p onclick=&quot;x&quot;&gt;a &amp; b&lt;/p&gt;</p>');
    expect(await bodyOf({ prepareHtml: trustedHtml })).toBe(wire.content);
  });
});

describe('requests, as the server reads them', () => {
  const read = (query: object) => v.parse(articleList.request, query);

  it('[VA-23] takes what is no page for page 1, and no more than 50 rows', () => {
    for (const page of [undefined, '', '0', '-1', 'x', '1.5', ['3']])
      expect(read({ page }).page).toBe(page?.[0] === '3' ? 3 : 1);
    expect([read({ page: '7' }).page, read({ page: '99999999999999999999' }).page]).toEqual([7, 2147483647]);
    expect([read({}).rows, read({ rows: '50' }).rows, read({ rows: '51' }).rows, read({ rows: '0' }).rows]).toEqual([
      20, 50, 50, 20,
    ]);
  });

  it('ignores filters that cannot be', () => {
    expect(
      read({ sid: 'x', tid: '0', type: 'constructor', year: '99', month: '13', keyword: ' \u0000 ', extra: 1 }),
    ).toEqual({ page: 1, rows: 20 });
    expect(read({ sid: '5', tid: '6', type: 'latest', year: '2026', month: '2', keyword: ' ＣＮＣ  加工 ' })).toEqual({
      sid: 5,
      tid: 6,
      type: 'latest',
      year: 2026,
      month: 2,
      keyword: 'CNC 加工',
      page: 1,
      rows: 20,
    });
  });

  it.each([
    ['/', true],
    ['/a?b=1#c', true],
    ['/文章', true],
    ['', false],
    ['a', false],
    ['//a', false],
    ['/\\a', false],
    ['/\t/a', false],
    ['http://a/', false],
  ])('a page view of %j is ours: %s', (url, expected) => {
    expect(isOwnPath(url)).toBe(expected);
  });
});

describe('the contract', () => {
  it('names every call of this API once', () => {
    const names = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.sort()).toEqual([
      'DELETE /memberApi/account/deletion',
      'DELETE /memberApi/account/sessions',
      'DELETE /memberApi/favourites',
      'DELETE /memberApi/supplier/certificates',
      'GET /api/article/detail',
      'GET /api/article/hot',
      'GET /api/article/list',
      'GET /api/baseinfo',
      'GET /api/blogrolls',
      'GET /api/industry/tree',
      'GET /api/keywords',
      'GET /api/mag/detail',
      'GET /api/mag/list',
      'GET /api/mag/page',
      'GET /api/mag/titles',
      'GET /api/media/detail',
      'GET /api/media/list',
      'GET /api/page/detail',
      'GET /api/paper/detail',
      'GET /api/paper/list',
      'GET /api/post/detail',
      'GET /api/post/list',
      'GET /api/product/detail',
      'GET /api/product/list',
      'GET /api/search',
      'GET /api/search/best',
      'GET /api/search/other-language',
      'GET /api/search/suggest',
      'GET /api/sitemap/index',
      'GET /api/sitemap/list',
      'GET /api/supplier/detail',
      'GET /api/supplier/list',
      'GET /api/tag/list',
      'GET /api/tradeshow/detail',
      'GET /api/tradeshow/list',
      'GET /api/userinfo',
      'GET /api/video/detail',
      'GET /api/video/list',
      'GET /api/wechat/share_sign',
      'GET /memberApi/account',
      'GET /memberApi/account/sessions',
      'GET /memberApi/contact',
      'GET /memberApi/enquiries',
      'GET /memberApi/enquiries/detail',
      'GET /memberApi/favourites',
      'GET /memberApi/favourites/kept',
      'GET /memberApi/logout',
      'GET /memberApi/posts',
      'GET /memberApi/proof',
      'GET /memberApi/public_key',
      'GET /memberApi/subscriptions',
      'GET /memberApi/supplier/certificates',
      'GET /memberApi/supplier/changes',
      'GET /memberApi/supplier/products',
      'GET /memberApi/supplier/products/detail',
      'GET /memberApi/supplier/profile',
      'GET /memberApi/threads',
      'GET /memberApi/threads/detail',
      'POST /api/banner/list',
      'POST /api/verify_code',
      'POST /api/views',
      'POST /memberApi/account',
      'POST /memberApi/account/deletion',
      'POST /memberApi/account/password',
      'POST /memberApi/enquiries',
      'POST /memberApi/favourites',
      'POST /memberApi/favourites/merge',
      'POST /memberApi/login_by_code',
      'POST /memberApi/login_by_pwd',
      'POST /memberApi/paper/download',
      'POST /memberApi/posts',
      'POST /memberApi/posts/withdraw',
      'POST /memberApi/proof',
      'POST /memberApi/quotes/decision',
      'POST /memberApi/register',
      'POST /memberApi/subscriptions',
      'POST /memberApi/supplier/certificates',
      'POST /memberApi/supplier/products',
      'POST /memberApi/supplier/products/file',
      'POST /memberApi/supplier/profile',
      'POST /memberApi/threads/block',
      'POST /memberApi/threads/decline',
      'POST /memberApi/threads/messages',
      'POST /memberApi/threads/quotes',
      'POST /memberApi/threads/read',
      'POST /memberApi/threads/report',
      'POST /memberApi/uploads',
    ]);
  });
});
