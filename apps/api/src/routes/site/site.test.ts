import { article, blogroll, entry, keyword, tag } from '../../db/schema.ts';
import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';

describeOnOneDatabase('what pages show around their content', (use) => {
  it('[API-11][EN-01] base info holds settings, hot keywords and first-level industries with their children', async () => {
    const { body } = await use().get('/api/baseinfo', 'en');
    expect(body).toMatchObject({ code: 1, msg: '' });
    expect(body.data.settings).toEqual({
      meta_title_cn: '工业门户',
      seo_description_cn: '工业资讯',
      seo_keyword_cn: '工业,采购',
      meta_title_en: 'Industrial portal',
      seo_description_en: 'Industrial news',
      seo_keyword_en: 'industry, sourcing',
    });
    expect(body.data.keywords).toEqual(['moulding']);
    expect(body.data.industrys).toEqual([
      {
        id: 5,
        seo_path: 'plastics',
        name: 'Plastics',
        icon: 'mould-halves',
        show_nav: true,
        banner_code_cn: 'industry-plastics',
        childlist: [
          {
            id: 51,
            seo_path: null,
            name: 'Injection moulding',
            icon: '',
            show_nav: true,
            banner_code_cn: null,
            childlist: [],
          },
          { id: 52, seo_path: null, name: 'Extrusion', icon: '', show_nav: false, banner_code_cn: null, childlist: [] },
        ],
      },
      {
        id: 6,
        seo_path: 'metalworking',
        name: 'Metalworking',
        icon: 'lathe',
        show_nav: true,
        banner_code_cn: null,
        childlist: [],
      },
      { id: 7, seo_path: null, name: 'Archive', icon: '', show_nav: false, banner_code_cn: null, childlist: [] },
    ]);
  });

  it('[API-12][EN-02][EN-03] the industry tree is grouped and named in both languages', async () => {
    const { body } = await use().get('/api/industry/tree');
    expect(body.data.tree).toHaveLength(2);
    expect(body.data.tree[0]).toEqual({
      type_name_cn: '材料与加工',
      type_name_en: 'Materials and machining',
      industrys: [
        {
          id: 5,
          name_cn: '塑料橡胶',
          name_en: 'Plastics',
          icon: 'mould-halves',
          show_nav: true,
          seo_path: 'plastics',
          childlist: [
            { id: 51, name_cn: '注塑', name_en: 'Injection moulding' },
            { id: 52, name_cn: '挤出', name_en: 'Extrusion' },
          ],
        },
        {
          id: 6,
          name_cn: '金属加工',
          name_en: 'Metalworking',
          icon: 'lathe',
          show_nav: true,
          seo_path: 'metalworking',
          childlist: [],
        },
      ],
    });
  });

  it('[API-13][EN-08] keywords are titles, in their order, of the edition that is requested', async () => {
    expect((await use().get('/api/keywords', 'cn')).body.data).toEqual({ list: ['机器人', '注塑机'] });
    expect((await use().get('/api/keywords', 'en')).body.data).toEqual({ list: ['moulding'] });
  });

  it('[API-08][EN-06] partner links are those of the edition', async () => {
    expect((await use().get('/api/blogrolls', 'cn')).body.data.list).toEqual([
      { title: '行业协会', url: 'association.example.com', url_rel: 'nofollow', path: '' },
      { title: '无地址', url: '', url_rel: '', path: '' },
    ]);
    expect((await use().get('/api/blogrolls', 'en')).body.data.list).toEqual([]);
  });

  it('[API-16][EN-11] tags have a name in the language and a grade', async () => {
    expect((await use().get('/api/tag/list', 'en')).body.data.list).toEqual([
      { id: 2, tag_name: 'Moulds', grade: 9 },
      { id: 1, tag_name: 'Robots', grade: 3 },
      { id: 3, tag_name: 'Energy saving', grade: 3 },
    ]);
    expect((await use().get('/api/tag/list', 'cn')).body.data.list[0].tag_name).toBe('模具');
  });

  it('[API-14] a visitor has no profile, and no cache stores that', async () => {
    const { body, headers } = await use().get('/api/userinfo');
    expect(body).toEqual({ code: 1, msg: '', data: { profile: null } });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each(['/api/baseinfo', '/api/industry/tree', '/api/keywords', '/api/blogrolls', '/api/tag/list'])(
    '%s takes one query',
    async (path) => {
      use().queries.length = 0;
      await use().get(path);
      expect(use().queries).toHaveLength(1);
    },
  );
});

describeOnOneDatabase('lists that every page reads', (use) => {
  it('are no longer for a request however much is stored, and hold what comes first', async () => {
    const { db } = use().database;
    const rows = <Row>(count: number, of: (at: number) => Row) => Array.from({ length: count }, (_, at) => of(at));
    await db
      .insert(tag)
      .values(rows(1200, (at) => ({ id: 1000 + at, nameCn: `标签${at}`, nameEn: `Tag ${at}`, grade: 1000 + at })));
    await db
      .insert(keyword)
      .values(rows(150, (at) => ({ id: 1000 + at, edition: 'cn' as const, title: `词${at}`, position: 1000 + at })));
    await db
      .insert(blogroll)
      .values(rows(600, (at) => ({ id: 1000 + at, edition: 'cn' as const, title: `友${at}`, position: -1000 + at })));
    const listOf = async (path: string) => (await use().get(path)).body.data.list;
    const tags = await listOf('/api/tag/list');
    expect([tags.length, tags[0].tag_name]).toEqual([1000, '标签1199']);
    const keywords = await listOf('/api/keywords');
    expect([keywords.length, keywords.at(-1)]).toEqual([100, `词${99 - keywords.indexOf('词0')}`]);
    expect((await use().get('/api/baseinfo')).body.data.keywords).toEqual(keywords);
    const links = await listOf('/api/blogrolls');
    expect([links.length, links[0].title, links.at(-1).title]).toEqual([500, '友0', '友499']);
  });

  it('are of texts with a length: what is longer is not stored, in whichever table', async () => {
    const { db } = use().database;
    const now = new Date(0);
    const long = '字'.repeat(5001);
    const refused = (work: PromiseLike<unknown>) =>
      expect(Promise.resolve(work)).rejects.toMatchObject({ cause: { code: '23514' } });
    const dates = { publishedAt: now, modifiedAt: now };
    await refused(db.insert(article).values({ id: 99_001, edition: 'cn', title: long, ...dates }));
    await refused(db.insert(article).values({ id: 99_001, edition: 'cn', title: 't', brief: long, ...dates }));
    await refused(db.insert(entry).values({ id: 99_001, kind: 'product', titleEn: long, publishedAt: now }));
    await refused(db.insert(tag).values({ id: 99_001, nameCn: long, nameEn: 't', grade: 1 }));
    await refused(db.insert(keyword).values({ id: 99_001, edition: 'en', title: long, position: 1 }));
    await refused(db.insert(blogroll).values({ id: 99_001, edition: 'cn', title: long, position: 1 }));
    await db.insert(article).values({ id: 99_001, edition: 'cn', title: '字'.repeat(500), ...dates });
  });
});
