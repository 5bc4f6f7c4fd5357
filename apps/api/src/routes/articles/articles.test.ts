import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { finishContent } from '../../content/finish-content.ts';
import { article, articleBody, industry } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import {
  expectedList,
  search,
  shown,
  type ArticleListQuery as Query,
} from '../../../test-support/expected-articles.ts';
import { fixtureArticles, type FixtureArticle } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';

const narrowings: Query[] = [
  {},
  { sid: 5 },
  { sid: 51 },
  { sid: 6 },
  { sid: 7 },
  { sid: 999 },
  { tid: 1 },
  { tid: 2 },
  { tid: 99 },
  { type: 'Editorpick' },
  { type: 'latest' },
  { type: 'oversea' },
  { type: 'newswire' },
  { year: 2024 },
  { year: 2025 },
  { year: 2026 },
  { year: 1999 },
  { year: 2025, month: 1 },
  { year: 2024, month: 12 },
  { month: 3 },
  { month: 12, sort: 'oldest' },
  { sid: 5, tid: 1 },
  { sid: 5, type: 'latest' },
  { tid: 2, year: 2025 },
  { sid: 51, tid: 1, type: 'oversea' },
  { sid: 5, tid: 3, type: 'newswire', year: 2024 },
  { sid: 5, year: 2024, month: 5 },
  { sid: 5, month: 5 },
  { tid: 2, type: 'latest', month: 12 },
];

const pages: Query[] = [
  {},
  { page: 2, rows: 7 },
  { page: 5, rows: 7 },
  { page: 6, rows: 7 },
  { page: 7, rows: 7 },
  { page: 99, rows: 3 },
  { rows: 1, page: 20 },
  { rows: 50 },
];

async function allRows(db: Database): Promise<FixtureArticle[]> {
  return (await db.select().from(article)) as FixtureArticle[];
}

describeOnOneDatabase('the article list', (use) => {
  it(
    '[API-19][RT-55][RT-56][RT-58][RT-59][RT-60][RT-61][VA-22] shows, counts and pages exactly the articles ' +
      'that every filter leaves',
    async () => {
      for (const edition of ['cn', 'en'] as const) {
        for (const narrowing of narrowings) {
          for (const page of pages) {
            const query = { ...narrowing, ...page };
            const { status, body } = await use().get(`/api/article/list?${search(query)}`, edition);
            expect(status).toBe(200);
            expect({ query, ...shown(body.data) }).toEqual({ query, ...expectedList(fixtureArticles, edition, query) });
          }
        }
      }
    },
    120_000,
  );

  it('takes one query, whatever is requested', async () => {
    for (const query of [
      '',
      'sort=oldest&page=4&rows=5',
      'sid=5&tid=1&sort=oldest',
      'keyword=注塑机&sort=oldest',
      'sid=5',
      'page=4&rows=5',
      'sid=5&tid=1',
      'keyword=注塑机',
      'keyword=注塑机&year=2025',
    ]) {
      use().queries.length = 0;
      await use().get(`/api/article/list?${new URLSearchParams(query)}`);
      expect(use().queries).toHaveLength(1);
    }
  });

  it('carries what a card shows', async () => {
    const { body } = await use().get('/api/article/list?rows=50&sid=6', 'en');
    const expected = fixtureArticles.find(({ id }) => id === body.data.list[0].id)!;
    expect(body.data.list[0]).toEqual({
      id: expected.id,
      diy_url: expected.diyUrl,
      url: expected.url,
      title: expected.title,
      brief: expected.brief,
      image: expected.image,
      publish_time: expected.publishedAt.toISOString().replace('.000Z', 'Z'),
      source: expected.source,
      sid: 6,
      tags: expected.tagIds.map((id) => ({
        id,
        tag_name: ['', 'Robots', 'Moulds', 'Energy saving'][id],
        grade: [0, 3, 9, 3][id],
      })),
    });
  });

  it('never shows a draft', async () => {
    const { body } = await use().get('/api/article/list?rows=50&page=1');
    const drafts = fixtureArticles.filter(({ published }) => !published).map(({ id }) => id);
    expect(drafts).not.toEqual([]);
    expect(body.data.list.filter(({ id }: { id: number }) => drafts.includes(id))).toEqual([]);
    expect((await use().get(`/api/article/detail?id=${drafts[0]}`)).body.reason).toBe('not_found');
  });

  it('[RT-57] finds Chinese by pairs of characters and English by stems, title before body', async () => {
    const titles = async (keyword: string, edition: 'cn' | 'en') => {
      const { body } = await use().get(`/api/article/list?${new URLSearchParams({ keyword, rows: '50' })}`, edition);
      return body.data as { total: number; list: { title: string }[] };
    };
    expect((await titles('注塑机', 'cn')).total).toBe(47);
    expect((await titles('螺杆', 'cn')).total).toBe(47);
    expect((await titles('机塑注', 'cn')).total).toBe(0);
    expect((await titles('塑', 'cn')).total).toBe(47);
    expect((await titles('machine', 'en')).total).toBe(47);
    expect((await titles('MOULDING Machines', 'en')).total).toBe(47);
    expect((await titles('注塑机', 'en')).total).toBeGreaterThan(0);
    expect((await titles('injection molding machine', 'cn')).total).toBe(47);
    expect((await titles('螺杆菌', 'en')).total).toBe(0);
    expect((await titles('第12篇', 'cn')).list[0]!.title).toBe('注塑机节能改造第12篇');
    expect((await titles('the of and', 'en')).total).toBe(0);
    expect((await titles("!!! & | :* \\ '", 'en')).total).toBe(0);
  });

  it('works out what a keyword finds once, for as long as nothing changes', async () => {
    const pages = async (query: string) =>
      Promise.all(
        [1, 2, 99].map(async (page) => (await use().get(`/api/article/list?${query}&rows=5&page=${page}`)).body.data),
      );
    for (const query of [
      'keyword=注塑机',
      'keyword=注塑机&sort=oldest',
      'keyword=注塑机&sid=5',
      'keyword=注塑机&year=2025',
    ]) {
      await pages(query);
      const before = await pages(query);
      const whole = (await use().get(`/api/article/list?${query}&rows=50`)).body.data;
      expect(before[0].list).toEqual(whole.list.slice(0, 5));
      expect(before[1].list).toEqual(whole.list.slice(5, 10));
      use().queries.length = 0;
      expect(await pages(query)).toEqual(before);
      expect(use().queries.some((requested) => requested.includes('tsquery'))).toBe(false);
    }
    const [before] = await pages('keyword=注塑机');
    const { id } = before.list[0];
    await use().database.db.execute(sql`update article set published = false where id = ${id}`);
    const [after] = await pages('keyword=注塑机');
    expect([after.total, after.list.some((shown: { id: number }) => shown.id === id)]).toEqual([
      before.total - 1,
      false,
    ]);
    await use().database.db.execute(sql`update article set published = true where id = ${id}`);
    await finishContent(use().database.db, { imagePrefix: '', playerHosts: [] });
    expect((await pages('keyword=注塑机'))[0]).toEqual(before);
  });

  it('narrows what a keyword finds and counts it', async () => {
    for (const query of [
      { sid: 5, year: 2025, rows: 50 },
      { month: 5, rows: 50 },
    ]) {
      const found = shown(
        (await use().get(`/api/article/list?keyword=${encodeURIComponent('注塑机')}&${search(query)}`)).body.data,
      );
      const expected = expectedList(fixtureArticles, 'cn', query);
      expect({ ...found, ids: found.ids.sort() }).toEqual({ ...expected, ids: expected.ids.sort() });
    }
  });

  it('may be stored by shared caches, for each language', async () => {
    const { headers } = await use().get('/api/article/list');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describeOnOneDatabase('lists and counters while content changes', (use) => {
  const check = async () => {
    const rows = await allRows(use().database.db);
    const industries = await use().database.db.select().from(industry);
    const parents = new Map(industries.map(({ id, parentId }) => [id, parentId]));
    for (const edition of ['cn', 'en'] as const) {
      for (const query of narrowings) {
        const { body } = await use().get(`/api/article/list?${search(query)}`, edition);
        expect({ query, ...shown(body.data) }).toEqual({ query, ...expectedList(rows, edition, query, parents) });
      }
    }
  };
  const changes: [string, (db: Database) => Promise<unknown>][] = [
    [
      'an article is inserted',
      (db) =>
        db.insert(article).values({
          ...fixtureArticles[0]!,
          id: 500,
          diyUrl: 'new',
          counterpartId: null,
          types: ['latest'],
          tagIds: [3, 1],
        }),
    ],
    [
      'several are inserted at once',
      (db) =>
        db
          .insert(article)
          .values([501, 502, 503].map((id) => ({ ...fixtureArticles[8]!, id, diyUrl: null, counterpartId: null }))),
    ],
    [
      'one moves to another industry, loses its tags and gets another date',
      (db) =>
        db
          .update(article)
          .set({ industryId: 6, tagIds: [], publishedAt: new Date('2025-01-31T16:30:00Z') })
          .where(eq(article.id, 11)),
    ],
    [
      'many change their type',
      (db) =>
        db
          .update(article)
          .set({ types: ['oversea', 'newswire'] })
          .where(sql`id between 20 and 60`),
    ],
    ['one becomes a draft', (db) => db.update(article).set({ published: false }).where(eq(article.id, 13))],
    ['a draft is published', (db) => db.update(article).set({ published: true }).where(eq(article.id, 95))],
    ['only a title changes', (db) => db.update(article).set({ title: '改名' }).where(eq(article.id, 15))],
    [
      'a child industry moves below another',
      (db) => db.update(industry).set({ parentId: 6 }).where(eq(industry.id, 51)),
    ],
    ['an article is deleted', (db) => db.delete(article).where(eq(article.id, 17))],
    ['nothing is changed', (db) => db.delete(article).where(eq(article.id, 9999))],
    [
      'a change is rolled back',
      (db) =>
        db
          .transaction(async (tx) => {
            await tx.delete(article).where(sql`id < 50`);
            throw new Error('undone');
          })
          .catch(() => undefined),
    ],
  ];
  it('counts what is narrowed twice again once the lists have changed, and not before', async () => {
    const path = '/api/article/list?sid=5&type=latest&rows=3';
    const first = (await use().get(path)).body.data;
    const { db } = use().database;
    expect((await use().get(path)).body.data).toEqual(first);
    const [moved] = fixtureArticles.filter(
      ({ edition, published, industryId, types }) =>
        edition === 'cn' && published && industryId === 5 && types.includes('latest'),
    );
    await db.update(article).set({ types: [] }).where(eq(article.id, moved!.id));
    const second = (await use().get(path)).body.data;
    expect(second.total).toBe(first.total - 1);
    expect(second.facets.types.find(({ value }: { value: string }) => value === 'latest').count).toBe(second.total);
    await db.update(article).set({ types: moved!.types }).where(eq(article.id, moved!.id));
    expect((await use().get(path)).body.data).toEqual(first);
  });

  it('leaves the counts out where they are not needed, and gives the same items', async () => {
    for (const query of ['rows=3', 'sid=5&type=latest&rows=3', 'keyword=1&rows=3']) {
      const { facets, ...rest } = (await use().get(`/api/article/list?${query}`)).body.data;
      expect(Object.keys(facets)).toHaveLength(5);
      expect((await use().get(`/api/article/list?${query}&facets=0`)).body.data).toEqual(rest);
      expect((await use().get(`/api/article/list?${query}&facets=yes`)).body.data).toEqual({ ...rest, facets });
    }
  });

  it('adds the tables of articles where they are requested, sanitised and whole', async () => {
    const { db } = use().database;
    const path = '/api/article/list?rows=3&facets=0';
    const { list } = (await use().get(path)).body.data;
    const [first, second, third] = list as { id: number }[];
    const bodies = await db.select().from(articleBody);
    const write = (id: number, source: string) =>
      db.update(articleBody).set({ source }).where(eq(articleBody.articleId, id));
    const table = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;
    await write(
      first!.id,
      `<p>before</p>${table('one<script>alert(1)</script>')}<p>between</p>${table('two')}<p>after</p>`,
    );
    await write(second!.id, '<p>none</p>');
    await write(third!.id, `${table('whole')}${table('long'.repeat(2000))}`);
    // Twice: as it is found, and as it is known.
    for (let count = 0; count < 2; count += 1) {
      const reported = (await use().get(`${path}&tables=1`)).body.data.list as { tables: string | null }[];
      expect(reported[0]!.tables).toMatch(/^<div class="article-table".*>one<.*between.*>two<.*<\/div>$/s);
      expect(reported[0]!.tables).not.toMatch(/alert|after/);
      expect(reported[1]!.tables).toBeNull();
      expect(reported[2]!.tables).toMatch(/whole/);
      expect(reported[2]!.tables).not.toMatch(/long/);
    }
    expect((await use().get(path)).body.data.list).toEqual(list);
    for (const { articleId, source } of bodies) await write(articleId, source);
  });

  it.each(changes)('stay exact when %s', async (_name, change) => {
    await change(use().database.db);
    await check();
  });

  it('stay exact when writers meet', async () => {
    const { db } = use().database;
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        db
          .update(article)
          .set({ tagIds: at % 2 ? [1, 2] : [3], industryId: at % 3 ? 5 : 52 })
          .where(sql`id % 12 = ${at} or id % 7 = ${at % 7}`),
      ),
    );
    await check();
  });
});

describeOnOneDatabase('the article', (use) => {
  const bodyOf = async (query: string, edition: 'cn' | 'en' = 'cn') =>
    (await use().get(`/api/article/detail?${query}`, edition)).body;

  it('[RT-42][RT-43] is the same by its id and by its custom url name', async () => {
    const withName = fixtureArticles.find(({ diyUrl, edition }) => diyUrl && edition === 'cn')!;
    const [byId, byName] = [await bodyOf(`id=${withName.id}`), await bodyOf(`url_name=${withName.diyUrl}`)];
    expect(byId.code).toBe(1);
    expect(byName).toEqual(byId);
  });

  it('takes one query', async () => {
    use().queries.length = 0;
    await bodyOf('id=31');
    expect(use().queries).toHaveLength(1);
  });

  it('has its counterpart, its neighbours in time and related articles of its edition', async () => {
    const { data } = await bodyOf('id=35');
    expect(data.article.counterpart).toEqual({ edition: 'en', id: 36, diy_url: null });
    expect([data.article.prev.id, data.article.next.id]).toEqual([33, 37]);
    const related = data.article.related as { id: number }[];
    expect(related.length).toBe(5);
    expect(related.every(({ id }) => id % 2 === 1 && id !== 35)).toBe(true);
  });

  it('has no neighbour before the first and after the last', async () => {
    expect((await bodyOf('id=1')).data.article.prev).toBeNull();
    expect((await bodyOf('id=93')).data.article.next).toBeNull();
  });

  it('has a sanitised body', async () => {
    const { content } = (await bodyOf('id=35')).data.article;
    expect(content).toBe(
      '<h2>背景</h2><p>锁模力与螺杆转速第35次测量。</p><img src="/img/body/35.svg" alt="现场" ' +
        'loading="lazy" decoding="async">',
    );
  });

  it('says where it is when the other edition has it, in the reader’s language', async () => {
    const byId = await bodyOf('id=36');
    expect(byId).toEqual({
      code: 0,
      msg: expect.stringMatching(/\p{Script=Han}/u),
      reason: 'other_edition',
      data: { edition: 'en', id: 36, diy_url: null },
    });
    const named = fixtureArticles.find(({ diyUrl, edition }) => diyUrl && edition === 'cn')!;
    const byName = await bodyOf(`url_name=${named.diyUrl}`, 'en');
    expect(byName).toMatchObject({
      code: 0,
      reason: 'other_edition',
      data: { edition: 'cn', id: named.id, diy_url: named.diyUrl },
    });
  });

  it.each([
    'id=9999',
    'id=0',
    'id=abc',
    'id=1.5',
    'id=99999999999999999999',
    'url_name=nothing',
    'url_name=',
    'url_name=%00',
    '',
    'url_name=%ED%A0%80',
  ])('is not found by ?%s', async (query) => {
    expect(await bodyOf(query)).toMatchObject({ code: 0, reason: 'not_found' });
  });

  it('shows, sanitised, a body that was written to the database directly', async () => {
    const { db } = use().database;
    await db
      .update(articleBody)
      .set({ source: '<p onclick="x()">new</p><script>1</script>' })
      .where(eq(articleBody.articleId, 41));
    expect((await bodyOf('id=41')).data.article.content).toBe('<p>new</p>');
    use().queries.length = 0;
    expect((await bodyOf('id=41')).data.article.content).toBe('<p>new</p>');
    expect(use().queries).toHaveLength(1);
  });

  it('never shows HTML that was written next to its source', async () => {
    const { db } = use().database;
    await db.update(articleBody).set({ html: '<script>alert(1)</script>' }).where(eq(articleBody.articleId, 43));
    expect((await bodyOf('id=43')).data.article.content).not.toContain('script');
  });
});

describe('the fixture', () => {
  it('holds what the tests rely on', () => {
    expect(fixtureArticles.filter(({ counterpartId }) => counterpartId).length).toBeGreaterThan(10);
    expect(new Set(fixtureArticles.map(({ industryId }) => industryId)).size).toBe(5);
  });
});
