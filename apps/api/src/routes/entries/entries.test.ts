import {
  articleElsewhere,
  getIssue,
  getPaper,
  getPost,
  getPressRelease,
  getProduct,
  getSupplier,
  getTradeShow,
  getVideo,
  isNotFound,
  listIssues,
  listMagazines,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
  type ApiClient,
  type Result,
} from '@millwright/api-client';
import type { FacetedPage } from '@millwright/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fixtureEntries } from '../../../test-support/fixture-entries.ts';
import { fixtureIndustries, fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { entry, industry } from '../../db/schema.ts';

type Query = Record<string, string | number>;
type Row = typeof entry.$inferSelect;

const kinds = {
  video: 'video/list',
  magazine: 'mag/titles',
  issue: 'mag/list',
  paper: 'paper/list',
  supplier: 'supplier/list',
  product: 'product/list',
  post: 'post/list',
  show: 'tradeshow/list',
  release: 'media/list',
} as const;

const local = ({ publishedAt }: Row) => new Date(publishedAt.getTime() + 8 * 3_600_000);
const yearOf = (row: Row) => local(row).getUTCFullYear();

/**
 * Without an order of its own a list has the latest first; of shows the next, and what is over behind, the latest
 * first.
 */
const compare =
  (kind: string, { sort, when }: Query, now: Date) =>
  (a: Row, b: Row): number => {
    const latest = b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id;
    if (sort === 'oldest' || sort === 'latest') return sort === 'oldest' ? -latest : latest;
    if (when === 'upcoming') return -latest;
    const isOver = (row: Row) => kind !== 'show' || row.endsAt! < now;
    return Number(isOver(a)) - Number(isOver(b)) || (isOver(a) ? latest : -latest);
  };

/** The list as it is worked out by hand from all rows. */
function expectedList(
  all: Row[],
  kind: string,
  edition: 'cn' | 'en',
  query: Query,
  parents: Map<number, number | null>,
  now: Date = fixtureNow,
) {
  const industriesOf = ({ industryId }: Row) =>
    industryId === null ? [] : [industryId, parents.get(industryId) ?? null].filter((id) => id !== null);
  const rows = all
    .filter((row) => row.kind === kind && row.published && (edition === 'cn' ? row.titleCn : row.titleEn) !== null)
    .filter((row) => !query.sid || industriesOf(row).includes(Number(query.sid)))
    .filter((row) => !query.tid || row.tagIds.includes(Number(query.tid)))
    .filter((row) => !query.year || yearOf(row) === query.year)
    .filter((row) => !query.month || local(row).getUTCMonth() + 1 === query.month)
    .filter((row) => !(query.mid ?? query.supplier) || row.ownerId === (query.mid ?? query.supplier))
    .filter(
      (row) =>
        !query.exhibitor ||
        ((row.details as { exhibitor_ids?: number[] }).exhibitor_ids ?? []).includes(Number(query.exhibitor)),
    )
    .filter((row) => !query.region || row.regionId === query.region)
    .filter((row) => !query.lang || row.lang === query.lang)
    .filter((row) => !query.side || row.side === query.side)
    .filter((row) => !query.featured || row.featured)
    .filter((row) => !query.when || row.endsAt! >= now === (query.when === 'upcoming'))
    .sort(compare(kind, query, now));
  const size = Number(query.rows ?? 20);
  const page = Math.max(1, Number(query.page ?? 1));
  const count = (values: (string | number | null)[]) => {
    const counts: Record<string, number> = {};
    for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  return {
    total: rows.length,
    page,
    ids: rows.slice((page - 1) * size, page * size).map(({ id }) => id),
    industrys: count(rows.flatMap(industriesOf)),
    tags: count(rows.flatMap(({ tagIds }) => tagIds)),
    years: count(rows.map(yearOf)),
    months: query.year ? count(rows.map((row) => local(row).getUTCMonth() + 1)) : {},
    owners: count(rows.map(({ ownerId }) => ownerId)),
    langs: count(rows.map(({ lang }) => lang)),
    sides: count(rows.map(({ side }) => side)),
    regions: {
      ...(query.region && { [query.region]: 0 }),
      ...count(rows.map(({ regionId }) => regionId)),
    },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- wire data, checked by what it is compared with
function shown(data: any) {
  const facets = Object.entries(data.facets as Record<string, { value: string | number; count: number }[]>).map(
    ([name, counts]) => [name, Object.fromEntries(counts.map(({ value, count }) => [value, count]))],
  );
  return {
    total: data.total,
    page: data.page,
    ids: data.list.map(({ id }: { id: number }) => id),
    ...Object.fromEntries(facets),
  };
}

const search = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
const common: Query[] = [
  {},
  { sid: 5 },
  { sid: 51 },
  { sid: 99 },
  { tid: 1 },
  { year: 2025 },
  { sid: 5, tid: 2 },
  { sid: 5, year: 2025, tid: 1 },
  { page: 2, rows: 3 },
  { page: 99, rows: 4 },
  { sort: 'oldest', page: 2, rows: 3 },
  { sort: 'oldest', sid: 5, tid: 2 },
  { sort: 'published_at; --', rows: 3 },
];
const own: Partial<Record<keyof typeof kinds, Query[]>> = {
  video: [{ supplier: 1000 }, { featured: 1 }, { supplier: 1000, sid: 5 }],
  issue: [{ mid: 1100 }, { lang: 'en' }, { mid: 1100, lang: 'cn', year: 2025 }, { mid: 1100, lang: 'en' }],
  supplier: [{ region: 1 }, { region: 2, sid: 5 }, { region: 1, sid: 99 }],
  product: [{ supplier: 1001, region: 1 }],
  post: [{ side: 'supply' }, { side: 'demand', region: 1 }],
  show: [
    { when: 'upcoming' },
    { when: 'past', rows: 5 },
    { year: 2025, month: 3 },
    { when: 'upcoming', region: 1 },
    { year: 1990, region: 1 },
    { when: 'upcoming', sort: 'latest' },
    { when: 'past', sort: 'oldest', rows: 5 },
    { exhibitor: 1005 },
    { exhibitor: 1005, when: 'upcoming' },
    { exhibitor: 1006, sid: 5, year: 2025 },
    { exhibitor: 1, rows: 5 },
    { exhibitor: 999_999 },
  ],
};

describeOnOneDatabase('lists of entries', (use) => {
  const check = async () => {
    const { db } = use().database;
    const all = await db.select().from(entry);
    const parents = new Map((await db.select().from(industry)).map(({ id, parentId }) => [id, parentId]));
    for (const [kind, path] of Object.entries(kinds)) {
      for (const edition of ['cn', 'en'] as const) {
        for (const query of [...common, ...(own[kind as keyof typeof kinds] ?? [])]) {
          const { body } = await use().get(`/api/${path}?${search(query)}`, edition);
          expect({ kind, query, ...shown(body.data) }).toEqual({
            kind,
            query,
            ...expectedList(all, kind, edition, query, parents),
          });
        }
      }
    }
  };

  it(
    '[API-20][API-21][API-22] have the right page, total and counts for every filter, in both editions',
    check,
    120_000,
  );

  it('begin with the next trade show or what runs now, whatever day it is, and reach each once', async () => {
    const { time, database } = use();
    const shows = await database.db.select().from(entry);
    const [running] = shows.filter(({ kind, published, titleCn }) => kind === 'show' && published && titleCn !== null);
    const ends = running!.endsAt!.getTime();
    const read = async (query: string) => (await use().get(`/api/tradeshow/list?${query}`)).body.data;
    for (const now of [
      new Date(ends),
      new Date(ends + 1),
      fixtureNow,
      new Date('2025-01-01'),
      new Date('2036-01-01'),
    ]) {
      time.now = now;
      const { ids: expected } = expectedList(shows, 'show', 'cn', { rows: 50 }, new Map(), now);
      const paged = await Promise.all([1, 2, 3, 4, 5].map((page) => read(`rows=4&page=${page}`)));
      expect(paged.flatMap(({ list }) => list.map(({ id }: { id: number }) => id))).toEqual(expected);
      const { list } = await read('rows=50&sort=latest');
      expect(list.map(({ id }: { id: number }) => id)).toEqual(expected.toSorted((a, b) => b - a));
    }
    time.now = fixtureNow;
  });

  it('can be narrowed to a keyword, in either language', async () => {
    const ids = async (query: string, edition: 'cn' | 'en' = 'cn') =>
      (await use().get(`/api/product/list?rows=50&${query}`, edition)).body.data;
    const all = await ids('');
    expect((await ids(`keyword=${encodeURIComponent('product')}`)).total).toBe(all.total);
    const third = await ids(`keyword=${encodeURIComponent('第3号')}`);
    expect(third.list.map(({ title }: { title: string }) => title)).toContain('product第3号');
    expect(third.total).toBeLessThan(all.total);
    expect(third.facets.years.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(third.total);
    for (const keyword of ['麒麟臂', '&|!', 'the'])
      expect((await ids(`keyword=${encodeURIComponent(keyword)}`)).total).toBe(0);
  });

  it('leave the counts out where they are not needed, and give the same items', async () => {
    for (const query of ['product/list?rows=3', 'tradeshow/list?when=upcoming&rows=3', 'video/list?sid=5&year=2025']) {
      const { facets, ...rest } = (await use().get(`/api/${query}`)).body.data;
      expect(facets).toBeDefined();
      expect((await use().get(`/api/${query}&facets=0`)).body.data).toEqual(rest);
    }
  });

  it('take one query each', async () => {
    for (const path of [
      'video/list',
      'mag/list?mid=1100&lang=cn',
      'tradeshow/list?when=upcoming',
      'product/list?sort=oldest&page=2&rows=3',
      'tradeshow/list?exhibitor=1005&when=upcoming',
      'supplier/detail?id=1000',
      'mag/detail?id=1200',
    ]) {
      use().queries.length = 0;
      await use().get(`/api/${path}`);
      expect([path, use().queries.length]).toEqual([path, 1]);
    }
  });

  it('[EN-13][EN-14][EN-15] carry what cards show', async () => {
    const [video] = (await use().get('/api/video/list?rows=50')).body.data.list.filter(
      ({ id }: { id: number }) => id === 1301,
    );
    expect(video).toMatchObject({
      id: 1301,
      title: 'video第1号',
      image: '/img/video/1.svg',
      owner: { id: 1000, title: 'supplier第0号' },
    });
    const [issue] = (await use().get('/api/mag/list?rows=50')).body.data.list.filter(
      ({ id }: { id: number }) => id === 1200,
    );
    expect(issue).toMatchObject({
      id: 1200,
      image: '/img/issue/0.svg',
      year: 2024,
      period: '0',
      mag: { id: 1100, mag_title_cn: '杂志0', mag_title_en: 'Magazine 0' },
    });
    const [paper] = (await use().get('/api/paper/list?rows=50', 'en')).body.data.list.filter(
      ({ id }: { id: number }) => id === 1400,
    );
    expect(paper).toMatchObject({ id: 1400, title: 'paper no. 0', brief: 'A brief', image: '/img/paper/0.svg' });
    expect(paper).not.toHaveProperty('paragraphs');
  });

  it('name a supplier only in editions that have its page, and a magazine in each', async () => {
    const { get, database } = use();
    const ownerOf = async (path: string, edition: 'cn' | 'en') =>
      (await get(`/api/${path}`, edition)).body.data.item.owner;
    for (const edition of ['cn', 'en'] as const)
      expect(await ownerOf('product/detail?id=1500', edition)).toMatchObject({ id: 1001 });
    await database.db
      .update(entry)
      .set({ titleEn: null })
      .where(inArray(entry.id, [1001, 1100]));
    expect(await ownerOf('product/detail?id=1500', 'cn')).toMatchObject({ id: 1001 });
    expect(await ownerOf('product/detail?id=1500', 'en')).toBeNull();
    expect(await getSupplier(use().client({ edition: 'en' }), 1001)).toMatchObject({ ok: false });
    const { list } = (await get('/api/product/list?rows=50', 'en')).body.data;
    expect(list.filter(({ owner }: { owner: object | null }) => owner !== null)).toEqual([]);
    expect((await get('/api/mag/detail?id=1200', 'en')).body.data.item.mag).toMatchObject({ mag_title_cn: '杂志0' });
    await database.db.update(entry).set({ titleEn: 'supplier no. 1' }).where(eq(entry.id, 1001));
    await database.db.update(entry).set({ titleEn: 'Magazine 0' }).where(eq(entry.id, 1100));
  });

  it('carry the facts of each kind that its cards show', async () => {
    const client = use().client({ edition: 'en' });
    const inList = async <Item extends { id: number }>(
      listResource: (of: ApiClient, query: { rows: number }) => Promise<Result<FacetedPage<Item>>>,
      id: number,
    ) => {
      const list = await listResource(client, { rows: 50 });
      return list.ok ? list.value.items.find((item) => item.id === id) : list.failure;
    };
    expect(await inList(listVideos, 1301)).toMatchObject({ durationSeconds: 90 });
    expect(await inList(listPapers, 1400)).toMatchObject({ pages: 12 });
    expect(await inList(listTradeShows, 1700)).toMatchObject({
      startsOn: '2026-02-01',
      endsOn: '2026-02-04',
      city: 'Shanghai',
      venue: 'Halls',
      organiser: 'Association',
    });
    expect(await inList(listPosts, 1601)).toMatchObject({
      side: 'demand',
      quantity: 20,
      unit: 'pieces',
      place: 'Ningbo',
      validUntil: '2026-06-01T00:00:00.000Z',
    });
    expect(await inList(listProducts, 1500)).toMatchObject({
      model: 'HX-1',
      parameters: [
        { label: 'Clamping force', value: '500 kN' },
        { label: 'Opening stroke', value: '200–400 mm' },
        { label: 'Oil tank', value: '220 L' },
      ],
    });
    expect(await getProduct(client, 1500)).toMatchObject({ value: { parameters: { length: 5 } } });
    expect(await inList(listSuppliers, 1001)).toMatchObject({
      city: 'Ningbo',
      founded: 1998,
      staff: 860,
      productCount: 11,
    });
    expect(await inList(listSuppliers, 1000)).toMatchObject({ productCount: 0 });
    expect(await getSupplier(client, 1001)).toMatchObject({
      value: { productCount: 11, products: [{ model: 'HX-1' }, ...Array.from({ length: 10 }, () => ({}))] },
    });
  });

  it('read none of the long texts that only pages show, however long these are', async () => {
    const { db } = use().database;
    const keys = ['paragraphs', 'sections', 'contents', 'chapters', 'gallery', 'certificates', 'specification'];
    const details = {
      ...Object.fromEntries(keys.map((key) => [key, [{ text: 'x'.repeat(100_000) }]])),
      model: 'HX-220',
      parameters: Array.from({ length: 2_000 }, (_, index) => ({ key: 'other', label: `Figure ${index}`, value: '1' })),
    };
    const rollBack = new Error('only looked at');
    const looked = db.transaction(async (tx) => {
      const shown = await tx
        .update(entry)
        .set({ details })
        .where(inArray(entry.kind, ['product', 'paper']))
        .returning();
      expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(['product', 'paper']));
      for (const { kind, listedDetails } of shown)
        expect(listedDetails).toEqual({
          model: 'HX-220',
          ...(kind === 'product' && { parameters: details.parameters.slice(0, 3) }),
        });
      throw rollBack;
    });
    await expect(looked).rejects.toBe(rollBack);

    use().queries.length = 0;
    for (const list of Object.values(kinds)) await use().get(`/api/${list}`);
    expect(use().queries.length).toBeGreaterThanOrEqual(Object.keys(kinds).length);
    expect(use().queries.filter((query) => /\.details\b/.test(query))).toEqual([]);
  });

  it('are read by the typed client, as are the pages', async () => {
    const client = use().client({ edition: 'en' });
    const resources = [
      [listVideos, getVideo],
      [listIssues, getIssue],
      [listPapers, getPaper],
      [listSuppliers, getSupplier],
      [listProducts, getProduct],
      [listPosts, getPost],
      [listTradeShows, getTradeShow],
      [listPressReleases, getPressRelease],
    ] as const;
    for (const [listResource, getResource] of resources) {
      const list = await listResource(client, { rows: 5 });
      if (!list.ok) throw new Error(JSON.stringify(list.failure));
      const page = await getResource(client, list.value.items[0]!.id);
      expect(page).toMatchObject({ ok: true, value: { id: list.value.items[0]!.id } });
      const nowhere = await getResource(client, 999_999);
      expect(!nowhere.ok && isNotFound(nowhere.failure)).toBe(true);
    }
    expect(await listMagazines(client, { language: 'en' })).toMatchObject({
      ok: true,
      value: { total: 1, items: [{ title: 'Magazine 1' }] },
    });
  });

  it('lead to pages that show facts in the reader’s language and what belongs to them', async () => {
    const client = use().client({ edition: 'en' });
    expect(await getSupplier(client, 1001)).toMatchObject({
      ok: true,
      value: { city: 'Ningbo', founded: 1998, markets: ['Europe'], products: expect.any(Array) },
    });
    const supplier = await getSupplier(client, 1001);
    expect(supplier.ok && supplier.value.products.length).toBe(11);
    const issue = await getIssue(client, 1200);
    expect(issue).toMatchObject({
      ok: true,
      value: {
        language: 'cn',
        magazine: { id: 1100, title: 'Magazine 0' },
        contents: [
          { page: 4, title: 'Contents', article: { id: 6, urlName: null } },
          { page: 9, title: 'Others', article: null },
        ],
      },
    });
    expect(issue.ok && issue.value.issues.map(({ id }) => id)).toEqual([1214, 1212, 1208, 1206, 1204, 1202]);
    const show = await getTradeShow(client, 1700);
    expect(show).toMatchObject({ ok: true, value: { startsOn: '2026-02-01', organiser: 'Association' } });
    expect(show.ok && show.value.exhibitors.map(({ id }) => id)).toEqual([1000, 1006]);
    expect(await getProduct(client, 1500)).toMatchObject({
      ok: true,
      value: { model: 'HX-1', paragraphs: [], gallery: ['/img/a.svg'] },
    });
  });

  it('have related entries of their industry and, where these are few, of the one above it', async () => {
    const { db } = use().database;
    const parents = new Map((await db.select().from(industry)).map(({ id, parentId }) => [id, parentId]));
    const latest = (await db.select().from(entry))
      .filter(({ published, titleEn }) => published && titleEn !== null)
      .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id);
    for (const [kind, path] of [
      ['product', 'product/detail'],
      ['show', 'tradeshow/detail'],
      ['supplier', 'supplier/detail'],
    ]) {
      for (const { id, industryId } of latest.filter((row) => row.kind === kind).slice(0, 8)) {
        const up = industryId === null ? null : (parents.get(industryId) ?? null);
        const others = latest.filter((row) => row.kind === kind && row.id !== id && row.industryId !== null);
        const near = others.filter(
          (row) => industryId !== null && [row.industryId, parents.get(row.industryId!)].includes(industryId),
        );
        const above = others.filter(
          (row) => up !== null && !near.includes(row) && [row.industryId, parents.get(row.industryId!)].includes(up),
        );
        const { body } = await use().get(`/api/${path}?id=${id}`, 'en');
        expect([id, body.data.item.related.map((row: { id: number }) => row.id)]).toEqual([
          id,
          [...near, ...above].slice(0, kind === 'product' ? 12 : 6).map((row) => row.id),
        ]);
      }
    }
  });

  it('say how fast a supplier answered in the last year, from the events themselves', async () => {
    const client = use().client();
    expect(await getSupplier(client, 1000)).toMatchObject({
      ok: true,
      value: { replies: { medianHours: 5, repliedPercent: 75, enquiries: 4 } },
    });
    expect(await getSupplier(client, 1001)).toMatchObject({ ok: true, value: { replies: null } });
  });

  it('name the certificates of a supplier in the language of the edition, a plain name as one', async () => {
    const plain = {
      name: 'ISO 9001',
      issuer: '',
      number: '',
      scope: '',
      validUntil: null,
      checkedBy: '',
      checkedOn: null,
    };
    const dates = { number: 'NC-1', validUntil: '2027-05-31', checkedOn: '2026-09-14' };
    for (const [edition, issuer, scope, checkedBy] of [
      ['en', 'Nordcert Institute', 'Site in Ningbo', 'Editors'],
      ['cn', '诺瑟认证所', '宁波工厂', '编辑部'],
    ] as const)
      expect(await getSupplier(use().client({ edition }), 1000)).toMatchObject({
        ok: true,
        value: { certificates: [plain, { name: 'ISO 14001', issuer, scope, checkedBy, ...dates }] },
      });
  });

  it('lead from the contents of an issue to the articles of the edition', async () => {
    const contents = async (edition: 'cn' | 'en') => {
      const issue = await getIssue(use().client({ edition }), 1200);
      return issue.ok && issue.value.contents.map(({ article }) => article?.id ?? null);
    };
    expect([await contents('cn'), await contents('en')]).toEqual([
      [5, null],
      [6, null],
    ]);
  });

  it('have a page also where a back office has written contents that are none', async () => {
    const { db } = use().database;
    const isIt = eq(entry.id, 1200);
    const [before] = await db.select({ details: entry.details }).from(entry).where(isIt);
    for (const contents of [{ a: 1 }, null, 'x', [{ page: 1, title: 'T', article_id: { cn: 'five' } }]]) {
      await db
        .update(entry)
        .set({ details: { ...before!.details, contents } as Row['details'] })
        .where(isIt);
      expect(await getIssue(use().client(), 1200)).toMatchObject({ ok: true });
    }
    await db.update(entry).set(before!).where(isIt);
  });

  it('know which editions have them, and lead there from the one that has not', async () => {
    expect(await getProduct(use().client(), 1500)).toMatchObject({ ok: true, value: { editions: ['cn', 'en'] } });
    expect(await getProduct(use().client(), 1505)).toMatchObject({ ok: true, value: { editions: ['cn'] } });
    const elsewhere = await getProduct(use().client({ edition: 'en' }), 1505);
    expect(!elsewhere.ok && articleElsewhere(elsewhere.failure)).toEqual({ edition: 'cn', id: 1505, urlName: null });
  });

  it.each(['id=1310', 'id=1400', 'id=0', 'id=x', ''])(
    'have no page for a draft, another kind or nothing (%s)',
    async (query) => {
      expect((await use().get(`/api/video/detail?${query}`, 'en')).body).toMatchObject({
        code: 0,
        reason: 'not_found',
      });
    },
  );

  it('are read by their ids once they were shown, and found again once a list has changed', async () => {
    const { queries, get, database } = use();
    const ids = async (): Promise<number[]> =>
      (await get('/api/product/list?rows=5', 'en')).body.data.list.map(({ id }: { id: number }) => id);
    const first = await ids();
    queries.length = 0;
    expect(await ids()).toEqual(first);
    expect(queries).toEqual([expect.stringContaining('unnest')]);
    await database.db.update(entry).set({ published: false }).where(eq(entry.id, first[0]!));
    expect((await ids())[0]).toBe(first[1]);
    await database.db.update(entry).set({ published: true }).where(eq(entry.id, first[0]!));
    expect(await ids()).toEqual(first);
  });

  it('stay exact while content changes', async () => {
    const { db } = use().database;
    await db
      .update(entry)
      .set({ industryId: 6, tagIds: [], titleEn: null })
      .where(sql`id between 1303 and 1320 and title_cn is not null`);
    await db
      .update(entry)
      .set({ published: false, publishedAt: new Date('2025-12-31T17:00:00Z') })
      .where(eq(entry.id, 1500));
    await db.delete(entry).where(eq(entry.id, 1601));
    await db.insert(entry).values({ ...fixtureEntries.at(-1)!, id: 1900 });
    await db.update(industry).set({ parentId: 6 }).where(eq(industry.id, 51));
    await db
      .transaction(async (tx) => {
        await tx.delete(entry).where(eq(entry.kind, 'release'));
        throw new Error('undone');
      })
      .catch(() => undefined);
    await check();
  }, 120_000);
});

it('the fixture of entries has what the tests rely on', () => {
  expect(fixtureIndustries.find(({ id }) => id === 51)?.parentId).toBe(5);
  expect(fixtureEntries.some(({ titleCn }) => titleCn === null)).toBe(true);
});
