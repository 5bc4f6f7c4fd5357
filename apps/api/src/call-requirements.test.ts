import {
  bannerLink,
  captchaImageUrl,
  listArticles,
  listBanners,
  listIssues,
  listKeywords,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
  logOut,
  newImageKey,
} from '@millwright/api-client';
import { HOME_POPUP_ROWS } from '@millwright/domain';
import { expect, it } from 'vitest';
import { fixtureArticles } from '../test-support/fixture.ts';
import { describeOnOneDatabase, origin } from '../test-support/test-api.ts';

const ofEdition = fixtureArticles.filter(({ edition, published }) => edition === 'cn' && published);

describeOnOneDatabase('the requirements of the calls', (use) => {
  const total = async (query: string) => (await use().get(`/api/article/list?${query}`)).body.data.total as number;

  it('[API-01][API-02][API-03] sends main and member calls to their services, both with credentials', async () => {
    const sent: string[] = [];
    const client = use().client({
      baseUrl: 'https://main.example',
      memberBaseUrl: 'https://member.example',
      fetch: async (request) => {
        sent.push(`${new URL(request.url).host} ${request.credentials}`);
        return new Response('{"code":1,"data":{"list":[]}}');
      },
    });
    await listKeywords(client);
    await logOut(client);
    expect(sent).toEqual(['main.example include', 'member.example include']);
  });

  it('[RT-55][RT-56][RT-57][RT-58] narrows articles by industry, tag, keyword and type', async () => {
    expect(await total('sid=6')).toBe(ofEdition.filter(({ industryId }) => industryId === 6).length);
    expect(await total('tid=2')).toBe(ofEdition.filter(({ tagIds }) => tagIds.includes(2)).length);
    expect(await total('type=latest')).toBe(ofEdition.filter(({ types }) => types.includes('latest')).length);
    expect(await total(`keyword=${encodeURIComponent('注塑机')}`)).toBe(ofEdition.length);
    expect(await total(`keyword=${encodeURIComponent('焊接')}`)).toBe(0);
  });

  it('[RT-59][RT-60][RT-61] pages articles, and narrows them by year and month', async () => {
    const second = await listArticles(use().client(), { page: 2, rows: 10 });
    const first = await listArticles(use().client(), { page: 1, rows: 10 });
    const ids = (list: typeof first) => (list.ok ? list.value.items.map(({ id }) => id) : []);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(20);
    const local = ofEdition.map(({ publishedAt }) => new Date(publishedAt.getTime() + 8 * 3_600_000).toISOString());
    expect(await total('year=2025')).toBe(local.filter((day) => day.startsWith('2025')).length);
    expect(await total('year=2025&month=3')).toBe(local.filter((day) => day.startsWith('2025-03')).length);
  });

  it('[RT-62][RT-63][RT-64][RT-65][API-21][EN-14] narrows issues of magazines by title, tag, language and industry', async () => {
    const all = await listIssues(use().client(), { rows: 50 });
    if (!all.ok) throw new Error(all.failure.kind);
    expect(all.value.items[0]).toMatchObject({
      id: expect.any(Number),
      year: expect.any(Number),
      period: expect.any(String),
      magazineTitle: expect.any(String),
    });
    for (const query of [{ magazineId: 1100 }, { tagId: 1 }, { language: 'cn' as const }, { industryId: 5 }]) {
      const list = await listIssues(use().client(), { ...query, rows: 50 });
      expect(list.ok && list.value.total > 0 && list.value.total < all.value.total, JSON.stringify(query)).toBe(true);
    }
  });

  it('[RT-66][API-22][EN-15] narrows white papers by industry, and returns id, title, brief and image', async () => {
    const [all, some] = [await listPapers(use().client()), await listPapers(use().client(), { industryId: 6 })];
    expect(all.ok && some.ok && some.value.total > 0 && some.value.total < all.value.total).toBe(true);
    expect(some.ok && some.value.items.every(({ industryId }) => industryId === 6)).toBe(true);
    expect((await use().get('/api/paper/list')).body.data.list[0]).toMatchObject({
      id: expect.any(Number),
      title: expect.any(String),
      brief: expect.any(String),
      image: expect.toSatisfy((image: unknown) => image === null || typeof image === 'string'),
    });
  });

  it('[API-20][EN-13] returns videos with id, title and image, and their total', async () => {
    const { body } = await use().get('/api/video/list?sid=5&page=1&rows=3');
    expect(body.data).toMatchObject({
      list: [{ id: expect.any(Number), title: expect.any(String) }, {}, {}],
      total: expect.any(Number),
    });
  });

  it('[HP-03][HP-04][HP-05][HP-06] returns an industry’s lists of the home pop-up in its sizes, page after page', async () => {
    const client = use().client();
    const lists = {
      news: listArticles,
      videos: listVideos,
      magazines: listIssues,
      whitepapers: listPapers,
    };
    for (const [name, listResource] of Object.entries(lists)) {
      const rows = HOME_POPUP_ROWS[name as keyof typeof HOME_POPUP_ROWS];
      const list = await listResource(client, { industryId: 5, page: 1, rows });
      expect(list.ok && list.value.items.length, name).toBe(Math.min(rows, list.ok ? list.value.total : 0));
      const next = await listResource(client, { industryId: 5, page: 2, rows });
      if (list.ok && next.ok && list.value.total > rows)
        expect(next.value.items[0]!.id).not.toBe(list.value.items[0]!.id);
    }
  });

  it('[FT-01][EN-06] returns partner links with title, url, url_rel and path, in the Chinese edition only', async () => {
    expect((await use().get('/api/blogrolls')).body.data.list[0]).toEqual({
      title: '行业协会',
      url: 'association.example.com',
      url_rel: 'nofollow',
      path: '',
    });
    expect((await use().get('/api/blogrolls', 'en')).body.data.list).toEqual([]);
  });

  it(
    '[EN-01][EN-02][EN-03][EN-08][EN-11] returns industries, their tree, keywords and tags with the fields of ' +
      'the specification',
    async () => {
      const { industrys, keywords } = (await use().get('/api/baseinfo')).body.data;
      expect(Object.keys(industrys[0]).sort()).toEqual([
        'banner_code_cn',
        'childlist',
        'icon',
        'id',
        'name',
        'seo_path',
        'show_nav',
      ]);
      expect(keywords.every((keyword: unknown) => typeof keyword === 'string')).toBe(true);
      const [group] = (await use().get('/api/industry/tree')).body.data.tree;
      expect(Object.keys(group).sort()).toEqual(['industrys', 'type_name_cn', 'type_name_en']);
      expect(Object.keys(group.industrys[0]).sort()).toEqual([
        'childlist',
        'icon',
        'id',
        'name_cn',
        'name_en',
        'seo_path',
        'show_nav',
      ]);
      expect(Object.keys(group.industrys[0].childlist[0]).sort()).toEqual(['id', 'name_cn', 'name_en']);
      expect(Object.keys((await use().get('/api/tag/list')).body.data.list[0]).sort()).toEqual([
        'grade',
        'id',
        'tag_name',
      ]);
    },
  );

  it('[API-25][LD-06] draws a captcha for a key, and another one for another key', async () => {
    const client = use().client();
    const draw = async () => {
      const response = await use().api.fetch(new Request(captchaImageUrl(client, newImageKey())));
      expect(response.headers.get('content-type')).toMatch(/^image\//);
      return response.text();
    };
    expect(await draw()).not.toBe(await draw());
  });

  it('[ST-17][MM-07] returns the banner of an industry by its code, and its link takes a click', async () => {
    const banners = await listBanners(use().client({ edition: 'en' }), 'industry-plastics');
    if (!banners.ok) throw new Error(banners.failure.kind);
    const response = await use().api.fetch(new Request(origin + bannerLink(banners.value[0]!)));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/i/plastics']);
  });

  it('[API-32] returns every list of the portal with content in both editions', async () => {
    for (const edition of ['cn', 'en'] as const) {
      const client = use().client({ edition });
      for (const list of [
        listArticles,
        listVideos,
        listIssues,
        listPapers,
        listSuppliers,
        listProducts,
        listPosts,
        listTradeShows,
        listPressReleases,
      ]) {
        const result = await list(client);
        expect(result.ok && result.value.total).toBeGreaterThan(0);
      }
    }
  });
});
