import {
  articleElsewhere,
  bannerLink,
  getArticle,
  getBaseInfo,
  getIndustryTree,
  getMember,
  isNotFound,
  listArticles,
  listBanners,
  listPartnerLinks,
  listKeywords,
  listTags,
  recordView,
} from '@millwright/api-client';
import { calls, type Call } from '@millwright/api-client/contract';
import { expect, it } from 'vitest';
import { fixtureArticles } from '../test-support/fixture.ts';
import { describeOnOneDatabase, origin } from '../test-support/test-api.ts';

describeOnOneDatabase('the typed client, served by the API', (use) => {
  it('[API-19][EN-12] reads a list of articles', async () => {
    const result = await listArticles(use().client(), { industryId: 5, rows: 3, page: 2 });
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    const { items, total, page, rows, facets } = result.value;
    expect([page, rows, items.length]).toEqual([2, 3, 3]);
    expect(facets.industries.find(({ value }) => value === 5)).toEqual({ value: 5, count: total });
    const expected = fixtureArticles.find(({ id }) => id === items[0]!.id)!;
    expect(items[0]).toEqual({
      id: expected.id,
      urlName: expected.diyUrl,
      externalUrl: expected.url,
      title: expected.title,
      brief: expected.brief,
      image: expected.image ?? null,
      source: expected.source,
      publishedAt: expected.publishedAt.toISOString(),
      industryId: expected.industryId,
      tags: expect.any(Array),
    });
  });

  it('[RT-42][RT-43][API-31] reads an article by id and by url name', async () => {
    const named = fixtureArticles.find(({ diyUrl, edition }) => diyUrl && edition === 'cn')!;
    const byId = await getArticle(use().client(), String(named.id));
    const byName = await getArticle(use().client(), named.diyUrl!);
    expect(byId).toEqual(byName);
    expect(byId).toMatchObject({
      ok: true,
      value: { id: named.id, title: named.title, types: named.types, author: named.author },
    });
  });

  it('tells an article of the other edition from one that is not there', async () => {
    const elsewhere = await getArticle(use().client(), '36');
    expect(!elsewhere.ok && articleElsewhere(elsewhere.failure)).toEqual({ edition: 'en', id: 36, urlName: null });
    expect(!elsewhere.ok && isNotFound(elsewhere.failure)).toBe(false);
    const nowhere = await getArticle(use().client(), '9999');
    expect(!nowhere.ok && isNotFound(nowhere.failure)).toBe(true);
    expect(!nowhere.ok && articleElsewhere(nowhere.failure)).toBeNull();
  });

  it('[API-09][EN-05][API-26] reads banners, whose link the API takes', async () => {
    const result = await listBanners(use().client({ imagePrefix: 'https://images.example.com' }), 'top');
    if (!result.ok) throw new Error(result.failure.kind);
    expect(result.value[0]).toMatchObject({
      title: '展会',
      image: 'https://images.example.com/img/banner/1.svg',
      largeImage: 'https://images.example.com/img/banner/1-large.svg',
    });
    const response = await use().api.fetch(new Request(origin + bannerLink(result.value[0]!)));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/articles?sid=5']);
  });

  it('reads a refusal with its message in the reader’s language', async () => {
    const result = await listBanners(use().client({ edition: 'en' }), 'no such code!');
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 0, reason: 'invalid_request', message: 'The request is not valid' },
    });
  });

  it('[API-11][EN-10] reads base info in each edition', async () => {
    const chinese = await getBaseInfo(use().client());
    expect(chinese).toMatchObject({
      ok: true,
      value: { settings: { title: '工业门户' }, hotKeywords: ['机器人', '注塑机'] },
    });
    const english = await getBaseInfo(use().client({ edition: 'en' }));
    expect(english).toMatchObject({
      ok: true,
      value: {
        settings: { title: 'Industrial portal' },
        industries: [
          {
            id: 5,
            slug: 'plastics',
            name: 'Plastics',
            showNav: true,
            bannerCode: 'industry-plastics',
            children: [{ id: 51 }, { id: 52, showNav: false }],
          },
          { id: 6 },
          { id: 7, slug: null, showNav: false },
        ],
      },
    });
  });

  it('[API-08][API-12][API-13][API-14][API-16][API-17] reads all the others', async () => {
    const client = use().client();
    expect(await listPartnerLinks(client)).toEqual({
      ok: true,
      value: [
        { title: '行业协会', url: 'http://association.example.com', rel: 'nofollow' },
        { title: '无地址', url: null },
      ],
    });
    expect(await getIndustryTree(client)).toMatchObject({
      ok: true,
      value: [
        {
          names: { cn: '材料与加工', en: 'Materials and machining' },
          industries: [
            { slug: 'plastics', names: { cn: '塑料橡胶', en: 'Plastics' }, children: [{ id: 51 }, { id: 52 }] },
            { id: 6 },
          ],
        },
        { industries: [{ id: 7 }] },
      ],
    });
    expect(await listKeywords(client)).toEqual({ ok: true, value: ['机器人', '注塑机'] });
    expect(await getMember(client)).toEqual({ ok: true, value: null });
    expect(await listTags(client)).toMatchObject({
      ok: true,
      value: [{ id: 2, name: '模具', grade: 9 }, { id: 1 }, { id: 3 }],
    });
    expect(await recordView(client, '/articles')).toEqual({ ok: true, value: undefined });
    expect(await recordView(client, '//evil.test')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  it('every call of the contract is served by the API', async () => {
    for (const { method, path, takesFile } of Object.values(calls) as Call[]) {
      const headers = { 'content-type': takesFile ? 'application/octet-stream' : 'application/json' };
      const response = await use().api.fetch(
        new Request(origin + path, method === 'GET' ? { method } : { method, body: '{}', headers }),
      );
      expect([200, 400, 403]).toContain(response.status);
      expect([path, await response.json()]).toEqual([
        path,
        expect.objectContaining({ code: expect.any(Number), msg: expect.any(String) }),
      ]);
    }
  });
});
