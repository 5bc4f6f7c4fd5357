import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixtureNow } from '../test-support/fixture.ts';
import { describeOnOneDatabase } from '../test-support/test-api.ts';
import { finishContent } from './content/finish-content.ts';
import { article, articleBody, entry, searchTally } from './db/schema.ts';
import { tally } from './search/tallies.ts';

const due = new Date('2026-03-02T01:00:00Z');
const before = new Date(due.getTime() - 1000);
const word = 'zyzzyva';
const articleId = 9001;

/** What comes at its time: an article, and an entry of each kind that has a date of publication. */
const comes = {
  video: 9101,
  magazine: 9102,
  issue: 9103,
  paper: 9104,
  supplier: 9105,
  product: 9106,
  post: 9107,
  release: 9108,
} as const;

const lists = {
  video: 'video/list',
  magazine: 'mag/titles',
  issue: 'mag/list',
  paper: 'paper/list',
  supplier: 'supplier/list',
  product: 'product/list',
  post: 'post/list',
  release: 'media/list',
} as const;

const details = {
  video: 'video/detail',
  issue: 'mag/detail',
  paper: 'paper/detail',
  supplier: 'supplier/detail',
  product: 'product/detail',
  post: 'post/detail',
  release: 'media/detail',
} as const;

describeOnOneDatabase(
  'what is published with a date to come',
  (use) => {
    const read = async (path: string) => (await use().get(path)).body;
    const at = (now: Date) => (use().time.now = now);

    beforeAll(async () => {
      const { db } = use().database;
      await db.insert(article).values([
        {
          id: articleId,
          edition: 'cn',
          title: `${word} 到时`,
          industryId: 51,
          types: ['latest'],
          tagIds: [1, 2],
          publishedAt: due,
          modifiedAt: due,
          counterpartId: 2,
        },
        // It stands between those before and the one to come.
        {
          id: 9000,
          edition: 'cn',
          title: '之前',
          industryId: 51,
          tagIds: [1],
          publishedAt: fixtureNow,
          modifiedAt: fixtureNow,
        },
      ]);
      await db
        .update(article)
        .set({ counterpartId: articleId })
        .where(sql`id = 2`);
      await db.insert(articleBody).values([
        { articleId, source: '<p>正文</p>' },
        { articleId: 9000, source: '<p>正文</p>' },
      ]);
      const one = { titleCn: `${word} 到时`, titleEn: `${word} in time`, industryId: 5, publishedAt: due };
      await db.insert(entry).values([
        { ...one, id: comes.supplier, kind: 'supplier' },
        { ...one, id: comes.magazine, kind: 'magazine', lang: 'cn' },
        { ...one, id: comes.video, kind: 'video', ownerId: 1000 },
        {
          ...one,
          id: comes.issue,
          kind: 'issue',
          ownerId: 1100,
          lang: 'cn',
          details: {
            year: 2026,
            period: '3',
            pages: 2,
            contents: [{ page: 2, article_id: { cn: articleId, en: 2 }, title: { cn: '题', en: 'T' } }],
          },
        },
        { ...one, id: comes.paper, kind: 'paper', details: { pages: 3 } },
        { ...one, id: comes.product, kind: 'product', ownerId: 1000 },
        { ...one, id: comes.post, kind: 'post', side: 'supply' },
        { ...one, id: comes.release, kind: 'release' },
      ]);
      await finishContent(db, { imagePrefix: '', playerHosts: [] }, before);
    }, 60_000);

    // Each reads before and after, so that what was cached before is read again after.
    beforeEach(() => {
      at(before);
    });
    afterAll(() => {
      at(fixtureNow);
    });

    /**
     * What a response says in the second before, a moment before it, and at its time; requested twice for what is
     * cached.
     */
    const around = async <T>(request: () => Promise<T>): Promise<{ hidden: T; shown: T }> => {
      await request();
      const hidden = await request();
      at(due);
      const shown = await request();
      expect(await request()).toEqual(shown);
      at(before);
      expect(await request(), 'with the clock set back').toEqual(hidden);
      return { hidden, shown };
    };

    it('is in no list and no count before its time, and in all from then on', async () => {
      const queries = [
        '',
        'sid=51',
        'sid=5',
        'tid=1',
        'type=latest',
        'year=2026',
        'month=3',
        'year=2026&month=3',
        'sid=5&tid=2',
        'sid=5&tid=1&type=latest',
        `keyword=${word}`,
        `keyword=${word}&sort=oldest`,
        'sort=oldest&rows=50&page=2',
      ];
      for (const query of queries) {
        const { hidden, shown } = await around(async () => (await read(`/api/article/list?rows=50&${query}`)).data);
        const ids = (data: typeof hidden) => data.list.map(({ id }: { id: number }) => id);
        if (!query.includes('page')) {
          expect(ids(hidden), query).not.toContain(articleId);
          expect(ids(shown), query).toContain(articleId);
        }
        expect(shown.total, query).toBe(hidden.total + 1);
        const sum = (data: typeof hidden, facet: string) =>
          data.facets[facet].reduce((all: number, { count }: { count: number }) => all + count, 0);
        expect([sum(shown, 'years') - sum(hidden, 'years'), sum(shown, 'tags') - sum(hidden, 'tags')], query).toEqual([
          1, 2,
        ]);
      }
      for (const [kind, path] of Object.entries(lists)) {
        for (const query of ['', 'sid=5', 'year=2026&sid=5']) {
          const { hidden, shown } = await around(async () => (await read(`/api/${path}?rows=50&${query}`)).data);
          const ids = (data: typeof hidden) => data.list.map(({ id }: { id: number }) => id);
          const id = comes[kind as keyof typeof comes];
          expect([kind, query, ids(hidden).includes(id), ids(shown).includes(id)]).toEqual([kind, query, false, true]);
          expect([kind, query, shown.total]).toEqual([kind, query, hidden.total + 1]);
          expect(hidden.total, kind).toBe(ids(hidden).length);
        }
      }
    }, 60_000);

    it('has no page before its time, and stands on no other', async () => {
      const pages = [
        `article/detail?id=${articleId}`,
        `mag/page?id=${comes.issue}&page=1`,
        ...Object.entries(details).map(([kind, path]) => `${path}?id=${comes[kind as keyof typeof comes]}`),
      ];
      for (const path of pages) {
        const { hidden, shown } = await around(async () => read(`/api/${path}`));
        expect([path, hidden.reason, shown.code]).toEqual([path, 'not_found', 1]);
      }
      const { hidden, shown } = await around(async () => (await read('/api/article/detail?id=9000')).data.article);
      expect([hidden.next, shown.next.id]).toEqual([null, articleId]);
      const related = ({ related: near }: typeof hidden) => near.map(({ id }: { id: number }) => id);
      expect([related(hidden).includes(articleId), related(shown).includes(articleId)]).toEqual([false, true]);
      const counterpart = await around(
        async () => (await use().get('/api/article/detail?id=2', 'en')).body.data.article.counterpart,
      );
      expect([counterpart.hidden, counterpart.shown.id]).toEqual([null, articleId]);
      const supplier = await around(async () => (await read('/api/supplier/detail?id=1000')).data.item);
      const ids = (list: { id: number }[]) => list.map(({ id }) => id);
      for (const [list, id] of [
        ['products', comes.product],
        ['videos', comes.video],
      ] as const)
        expect([ids(supplier.hidden[list]).includes(id), ids(supplier.shown[list]).includes(id)]).toEqual([
          false,
          true,
        ]);
      expect(supplier.shown.product_count).toBe(supplier.hidden.product_count + 1);
      const issue = await around(async () => (await read('/api/mag/detail?id=1200')).data.item.issues);
      expect([ids(issue.hidden).includes(comes.issue), ids(issue.shown).includes(comes.issue)]).toEqual([false, true]);
    });

    it('is found by no search, suggested by none and counted by none before its time', async () => {
      for (const sort of ['', '&sort=latest']) {
        const { hidden, shown } = await around(async () => (await read(`/api/search?keyword=${word}${sort}`)).data);
        // Of all kinds that are searched; press releases and magazines are not.
        expect([hidden.total, hidden.match, shown.total]).toEqual([0, 'none', 7]);
        expect(hidden.recommended.map(({ title }: { title: string }) => title).join()).not.toContain(word);
        expect(shown.facets.types.map(({ count }: { count: number }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1]);
        expect(hidden.facets).toEqual({ types: [], industrys: [], years: [] });
        const narrowed = await around(
          async () => (await read(`/api/search?keyword=${word}&type=news&sid=5&year=2026`)).data,
        );
        expect([narrowed.hidden.total, narrowed.shown.total]).toEqual([0, 1]);
      }
      const { hidden, shown } = await around(
        async () => (await read(`/api/search/suggest?keyword=${word.slice(0, 4)}`)).data,
      );
      expect([hidden.list, shown.list.length]).toEqual([[], 3]);
    });

    it('is in no site map before its time', async () => {
      const counts = await around(async () => (await read('/api/sitemap/index')).data.list);
      const totals = (list: { kind: string; total: number }[]) => new Map(list.map(({ kind, total }) => [kind, total]));
      const [hidden, shown] = [totals(counts.hidden), totals(counts.shown)];
      for (const [kind, total] of shown)
        expect([kind, total]).toEqual([kind, hidden.get(kind)! + (kind === 'show' ? 0 : 1)]);
      for (const kind of ['article', 'product'] as const) {
        const lines = await around(async () => (await read(`/api/sitemap/list?kind=${kind}`)).data.list);
        expect(lines.shown.length).toBe(lines.hidden.length + 1);
      }
    });

    it('is counted right by tallies, which know of it already', async () => {
      const request = async () => (await read(`/api/search?keyword=${word}&rows=3`)).data;
      await tally(use().database.db, () => false, { leastHits: 1, most: 500, mostChanges: 0 });
      expect(await use().database.db.$count(searchTally)).toBeGreaterThan(0);
      const { hidden, shown } = await around(async () => (await read('/api/search?keyword=到时')).data);
      expect([hidden.total, shown.total]).toEqual([0, 7]);
      expect((await request()).total).toBe(0);
    });

    it('ends what caches may store, although nobody edits', async () => {
      const path = '/api/article/list?sid=51';
      const stored = async (now: number) => {
        at(new Date(now));
        const { headers, body } = await use().get(path);
        return [headers.get('cache-control'), headers.get('x-next-publication'), body.data.total];
      };
      const whole = 'public, max-age=60, stale-while-revalidate=300';
      const time = due.getTime();
      const [, , total] = await stored(time - 7_200_000);
      expect(await stored(time - 7_200_000)).toEqual([whole, null, total]);
      expect(await stored(time - 3_600_000)).toEqual([whole, due.toISOString(), total]);
      expect(await stored(time - 100_000)).toEqual([
        'public, max-age=60, stale-while-revalidate=40',
        due.toISOString(),
        total,
      ]);
      expect(await stored(time - 1000)).toEqual([
        'public, max-age=1, stale-while-revalidate=0',
        due.toISOString(),
        total,
      ]);
      expect(await stored(time - 1)).toEqual(['public, max-age=0, stale-while-revalidate=0', due.toISOString(), total]);
      expect(await stored(time)).toEqual([whole, null, total + 1]);
    });
  },
  { changes: { hearsChanges: () => true, onContentChange: () => () => undefined } },
);
