import { describe, expect, it } from 'vitest';
import {
  createApiClient,
  getBaseInfo,
  getIndustryTree,
  listBanners,
  listPartnerLinks,
  listIssues,
  listKeywords,
  listPapers,
  listTags,
  listVideos,
  signForWechat,
  type ApiClient,
} from '../index.ts';

/** A client of a service that responds to every call with one data. */
const responding = (data: unknown, edition: 'cn' | 'en' = 'cn'): ApiClient =>
  createApiClient({
    fetch: async () => new Response(JSON.stringify({ code: 1, data })),
    baseUrl: 'https://api.example.com',
    edition,
  });

/** What a call returns; undefined where the client refuses the response as malformed. */
const read = async <Value>(call: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value | undefined> => {
  const result = await call;
  return result.ok ? result.value : undefined;
};

const industry = {
  id: 5,
  seo_path: 'plastics',
  name: 'Plastics',
  icon: 'plastics',
  show_nav: true,
  banner_code_cn: 'industry-5',
  childlist: [{ id: 51, seo_path: null, name: 'Moulds', icon: '', show_nav: 0, banner_code_cn: null, childlist: null }],
};

describe('the entities of the specification, as the wire writes them and the domain knows them', () => {
  it('[EN-01] an industry node has id, slug, name, icon, flag, banner code and children of the same kind', async () => {
    const info = (industrys: unknown[]) =>
      read(getBaseInfo(responding({ settings: {}, keywords: [], industrys }))).then((value) => value?.industries);
    expect(await info([industry])).toEqual([
      {
        id: 5,
        slug: 'plastics',
        name: 'Plastics',
        icon: 'plastics',
        showNav: true,
        bannerCode: 'industry-5',
        children: [{ id: 51, slug: null, name: 'Moulds', icon: '', showNav: false, bannerCode: null, children: [] }],
      },
    ]);
    for (const broken of [{ id: 0 }, { id: '5' }, { name: null }, { show_nav: 'yes' }, { childlist: [{}] }])
      expect(await info([{ ...industry, ...broken }])).toBeUndefined();
  });

  const node = { id: 5, name_cn: '塑料', name_en: 'Plastics', icon: 'plastics', show_nav: 1, seo_path: 'plastics' };
  const group = {
    type_name_cn: '材料',
    type_name_en: 'Materials',
    industrys: [{ ...node, childlist: [{ id: 51, name_cn: '模具', name_en: 'Moulds' }] }],
  };

  it('[EN-02] [EN-03] the industry tree has groups with names in both languages, and so have their industries', async () => {
    expect(await read(getIndustryTree(responding({ tree: [group] })))).toEqual([
      {
        names: { cn: '材料', en: 'Materials' },
        industries: [
          {
            id: 5,
            slug: 'plastics',
            names: { cn: '塑料', en: 'Plastics' },
            icon: 'plastics',
            showNav: true,
            children: [{ id: 51, names: { cn: '模具', en: 'Moulds' } }],
          },
        ],
      },
    ]);
    for (const broken of [{ type_name_en: undefined }, { industrys: [{ ...node, name_cn: undefined }] }])
      expect(await read(getIndustryTree(responding({ tree: [{ ...group, ...broken }] })))).toBeUndefined();
  });

  const banner = { image: 'a.webp', image2: 'b.webp', title: 'Fair', code: 'top', token: 't', sign: 's' };

  it('[EN-05] a banner has two images, a title, and the token and sign of its click', async () => {
    const banners = (some: object) => read(listBanners(responding({ banners: [{ ...banner, ...some }] }), 'top'));
    expect(await banners({})).toEqual([
      {
        title: 'Fair',
        image: '/a.webp',
        largeImage: '/b.webp',
        token: 't',
        sign: 's',
      },
    ]);
    expect((await banners({ image2: null }))?.[0]?.largeImage).toBeNull();
    for (const missing of ['image', 'token', 'sign']) expect(await banners({ [missing]: undefined })).toBeUndefined();
  });

  it('[EN-06] a partner link has a title, a URL and its relation', async () => {
    const entry = { title: 'Foundry', url: 'foundry.example', url_rel: 'nofollow', path: '' };
    const links = (some: object) => read(listPartnerLinks(responding({ list: [{ ...entry, ...some }] })));
    const [link] = (await links({}))!;
    expect([link?.title, link?.url, link?.rel]).toEqual([
      'Foundry',
      'http://foundry.example',
      expect.stringContaining('nofollow'),
    ]);
    expect(await links({ title: undefined })).toBeUndefined();
  });

  it('[EN-08] hot keywords are titles', async () => {
    expect(await read(listKeywords(responding({ list: ['robots', { title: 'laser' }] })))).toEqual(['robots', 'laser']);
    expect(await read(listKeywords(responding({ list: [7] })))).toBeUndefined();
  });

  it('[EN-11] a tag has id, name and grade, which some services write as text', async () => {
    const tags = (list: unknown[]) => read(listTags(responding({ list })));
    expect(await tags([{ id: 3, tag_name: 'PLC', grade: '12' }])).toEqual([{ id: 3, name: 'PLC', grade: 12 }]);
    for (const broken of [{ id: 0 }, { tag_name: null }, { grade: 'high' }])
      expect(await tags([{ id: 3, tag_name: 'PLC', grade: 12, ...broken }])).toBeUndefined();
  });

  const listed = { id: 9, title: 'T', brief: 'B', image: 'c.webp' };
  const page = { page: 1, rows: 5 };
  const first = <Item>(value: { items: Item[] } | undefined): Item | undefined => value?.items[0];

  it('[EN-13] [EN-15] videos and white papers have id, title and image, papers a brief', async () => {
    const listing = (some: object) => responding({ list: [{ ...listed, ...some }], total: 1 });
    const seen = { id: 9, title: 'T', image: '/c.webp' };
    expect(first(await read(listVideos(listing({}), page)))).toMatchObject(seen);
    expect(first(await read(listPapers(listing({}), page)))).toMatchObject({ ...seen, brief: 'B' });
    for (const broken of [{ id: undefined }, { title: undefined }])
      expect([await read(listVideos(listing(broken), page)), await read(listPapers(listing(broken), page))]).toEqual([
        undefined,
        undefined,
      ]);
  });

  it('[EN-14] an issue has id, image, year, period and the title of its magazine', async () => {
    const issue = { id: 9, image: 'c.webp', year: 2026, period: 3, mag: { mag_title_cn: '机床' } };
    const issues = (some: object) => read(listIssues(responding({ list: [{ ...issue, ...some }], total: 1 }), page));
    expect(first(await issues({}))).toEqual({
      id: 9,
      image: '/c.webp',
      year: 2026,
      period: '3',
      magazineTitle: '机床',
    });
    for (const broken of [{ year: '2026' }, { mag: {} }, { period: null }])
      expect(await issues(broken)).toBeUndefined();
  });

  it('[EN-21] a signature for WeChat has all five parts', async () => {
    const signed = { appId: 'wx1', rawString: 'r', timestamp: '1700000000', nonceStr: 'n', signature: 's' };
    const sign = (data: object) => read(signForWechat(responding(data), 'https://www.example.cn/'));
    expect(await sign(signed)).toEqual({
      appId: 'wx1',
      rawString: 'r',
      timestamp: 1_700_000_000,
      nonce: 'n',
      signature: 's',
    });
    for (const part of Object.keys(signed)) expect(await sign({ ...signed, [part]: undefined })).toBeUndefined();
  });
});
