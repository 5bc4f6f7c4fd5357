import { listSuggestions, searchAll } from '@millwright/api-client';
import type { SearchKind } from '@millwright/domain';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fixtureArticles } from '../../../test-support/fixture.ts';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { finishContent } from '../../content/finish-content.ts';
import { queryRows } from '../../db/database.ts';
import { article, entry, listVersion, tag } from '../../db/schema.ts';
import { storeArticleDocuments } from '../../search/documents.ts';

const html = { imagePrefix: '', playerHosts: [] };

describeOnEachDatabase('the search', (use) => {
  const find = async (keyword: string, more: Record<string, string> = {}, edition: 'cn' | 'en' = 'cn') =>
    (await use().get(`/api/search?${new URLSearchParams({ keyword, ...more })}`, edition)).body.data;
  const totalOf = async (...about: Parameters<typeof find>) => (await find(...about)).total as number;

  it('finds a term of the trade by its name in the other language, and in the other spelling', async () => {
    const chinese = await totalOf('注塑机', { type: 'news' });
    expect(chinese).toBe(47);
    for (const keyword of ['injection moulding machine', 'Injection Molding Machines', '注塑機', '注射成型机']) {
      expect([keyword, await totalOf(keyword, { type: 'news' })]).toEqual([keyword, chinese]);
    }
    expect(await totalOf('注塑机', { type: 'news' }, 'en')).toBe(
      await totalOf('injection moulding machine', { type: 'news' }, 'en'),
    );
  });

  it('stores the terms outside of the rows that are counted, however short they are, and when they are made again', async () => {
    const database = use().database.db;
    const apart = async () => {
      const [table] = await queryRows<{ name: string }>(
        database,
        sql`select reltoastrelid::regclass::text as name from pg_class where relname = 'search_document'`,
      );
      const [counts] = await queryRows<{ apart: number; documents: number }>(
        database,
        sql`select (select count(distinct chunk_id) from ${sql.raw(table!.name)})::integer as apart,
        (select count(*) from search_document)::integer as documents`,
      );
      return counts!;
    };
    const before = await apart();
    expect(before.apart).toBeGreaterThanOrEqual(before.documents);
    const [one] = await queryRows<{ id: number; head: string; terms: string }>(
      database,
      sql`select id, head::text as head, terms::text as terms from search_document where kind = 0 limit 1`,
    );
    await storeArticleDocuments(database, [one!]);
    const [row] = await queryRows<{ apart: boolean }>(
      database,
      sql`select pg_column_size(filling) < 100 as apart from search_document where kind = 0 and id = ${one!.id}::integer`,
    );
    expect([row!.apart, (await apart()).documents]).toEqual([true, before.documents]);
  });

  it('names the supplier of a product only where the edition has the page of the supplier', async () => {
    const database = use().database.db;
    const ownersIn = async (edition: 'cn' | 'en') =>
      new Set(
        (await find('hx-1', { type: 'products' }, edition)).list.map(
          ({ owner }: { owner: { id: number } | null }) => owner?.id ?? null,
        ),
      );
    expect(await ownersIn('en')).toEqual(new Set([1001]));
    const rename = async (titleEn: string | null) => {
      await database.update(entry).set({ titleEn }).where(eq(entry.id, 1001));
      await finishContent(database, html);
    };
    await rename(null);
    expect([await ownersIn('cn'), await ownersIn('en')]).toEqual([new Set([1001]), new Set([null])]);
    await rename('supplier no. 1');
  });

  it('finds titles by their pinyin, in initials and in syllables', async () => {
    expect(await totalOf('zsj', { type: 'news' })).toBe(47);
    expect(await totalOf('zhusuji', { type: 'news' })).toBe(47);
    const { list } = await find('zsj', { type: 'news' });
    expect(list[0].reason).toEqual({ field: 'title', by: 'pinyin', term: '注塑机' });
  });

  it('requires all terms, and only some where no document holds them all', async () => {
    expect(await find('注塑机 节能')).toMatchObject({ match: 'all' });
    const some = await find('注塑机 麒麟臂');
    expect(some.match).toBe('some');
    expect(some.total).toBeGreaterThan(0);
    expect(some.list[0].reason.missing).toEqual(['麒麟臂']);
    // The pair across the border of 粉末喷涂, 涂线, is no word.
    expect((await find('注塑机 粉末喷涂线')).list[0].reason.missing).toEqual(['粉末喷涂']);
    const typo = await find('注素机');
    expect(typo.list[0].reason).toMatchObject({ by: 'spelling', term: '注塑机' });
    expect(await find('机塑注')).toMatchObject({ match: 'none', total: 0, list: [] });
  });

  it('corrects what no document holds: words by those of texts, Han characters by their pinyin, and compounds', async () => {
    const chinese = await find('注素机', { type: 'news' });
    expect(chinese).toMatchObject({ match: 'all', corrected: '注塑机' });
    expect(chinese.total).toBe(await totalOf('注塑机', { type: 'news' }));
    expect(chinese.list[0].reason).toEqual({ field: 'title', by: 'spelling', term: '注塑机' });
    // Characters that look alike, and are read otherwise.
    expect((await find('卧式注沏机')).corrected).toBe('卧式注塑机');
    // Of two characters, another one is another word.
    expect((await find('注沏')).corrected).toBeNull();
    // Terms of the trade, and a character next to one, which belongs to another word.
    for (const known of ['钠离子电池', '大族激光', '激光焊铝', '双色模具'])
      expect([known, (await find(known)).corrected]).toEqual([known, null]);
    const english = await find('injecton mouldng', {}, 'en');
    expect(english.corrected).toBe('injection moulding');
    expect(english.total).toBe(await totalOf('injection moulding', {}, 'en'));
    expect(await totalOf('injectionmoulding', {}, 'en')).toBeGreaterThan(0);
    expect((await find('注塑机')).corrected).toBeNull();
  });

  it('finds a term that no document holds by its related words, not by characters that it shares with others', async () => {
    const { list } = await find('接近开关');
    for (const { title } of list.slice(0, 3)) expect(title).toMatch(/传感|雷达/);
  });

  it('corrects no word of the terms that have related words', async () => {
    const { db, exec } = use().database;
    await exec(`insert into article (id, edition, title, brief, published_at, modified_at)
      values (710002, 'en', 'Sealed lorimers', '', '2026-01-02', '2026-01-02')`);
    await db.execute(sql`insert into article_body (article_id, source) values (710002, '<p>x</p>')`);
    await finishContent(db, html);
    expect((await find('lorimer sealex', {}, 'en')).corrected).toBe('lorimer sealed');
    expect((await find('lorimer sealer', {}, 'en')).corrected).toBeNull();
    await exec('delete from article where id = 710002');
  });

  it('corrects to no word that only scheduled content holds', async () => {
    const { db, exec } = use().database;
    await exec(`insert into article (id, edition, title, brief, published_at, modified_at)
      values (710001, 'en', 'Xylographic lorimers', '', '2099-01-02', '2026-01-02')`);
    await db.execute(sql`insert into article_body (article_id, source) values (710001, '<p>x</p>')`);
    await finishContent(db, html);
    const [stored] = await queryRows<{ words: number }>(
      db,
      sql`select count(*)::integer as words from search_word where word = 'xylographic'`,
    );
    expect(stored).toEqual({ words: 1 });
    expect(await find('xylografic', {}, 'en')).toMatchObject({ corrected: null, total: 0 });
    await exec('delete from article where id = 710001');
  });

  it('takes a handful of queries for any keyword, each bounded, whatever it holds', async () => {
    for (const part of ['麒麟臂怎么', 'qzxjk ', 'abcdefgh', '注素机', 'a1b2-c3 ', "'|&!"]) {
      use().queries.length = 0;
      await find(part.repeat(40).slice(0, 100));
      expect([part, use().queries.length <= 24]).toEqual([part, true]);
    }
  });

  it('has the latest first where that is requested, page after page, with the same counts', async () => {
    const byRelevance = await find('第', { rows: '50' });
    const hits: { publish_time: string; type: string; id: number }[] = [];
    for (let page = 1; page <= Math.ceil(byRelevance.total / 20); page += 1) {
      const latest = await find('第', { sort: 'latest', page: String(page) });
      expect([latest.total, latest.facets]).toEqual([byRelevance.total, byRelevance.facets]);
      hits.push(...latest.list);
    }
    expect(new Set(hits.map(({ type, id }) => `${type} ${id}`)).size).toBe(byRelevance.total);
    // Shows to come stand before everything else, the nearest first.
    const now = use().time.now.toISOString();
    const isToCome = ({ type, publish_time: time }: (typeof hits)[number]) => type === 'exhibitions' && time > now;
    const toCome = hits.filter(isToCome).map(({ publish_time: time }) => time);
    const times = hits.slice(toCome.length).map(({ publish_time: time }) => time);
    expect(toCome.length).toBeGreaterThan(1);
    expect(hits.slice(0, toCome.length).every(isToCome)).toBe(true);
    expect([toCome, times]).toEqual([toCome.toSorted(), times.toSorted().reverse()]);
    for (const sort of ['relevance', 'oldest', "latest'--", ''])
      expect(await find('第', { rows: '50', sort })).toEqual(byRelevance);
  });

  it('has the trade shows in the order of their list: the next first, then what is over, the latest first', async () => {
    const idsOf = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);
    for (const edition of ['cn', 'en'] as const) {
      const shows = idsOf((await use().get('/api/tradeshow/list?rows=50', edition)).body.data);
      const keyword = edition === 'cn' ? '第' : 'show';
      const latest = [
        ...idsOf(await find(keyword, { type: 'exhibitions', sort: 'latest', rows: '10' }, edition)),
        ...idsOf(await find(keyword, { type: 'exhibitions', sort: 'latest', rows: '10', page: '2' }, edition)),
      ];
      expect([edition, latest]).toEqual([edition, shows]);
      const { recommended } = await find('麒麟臂', { type: 'exhibitions', rows: '50' }, edition);
      expect(idsOf({ list: recommended })).toEqual(shows.slice(0, 12));
    }
  });

  it('has the next of equally relevant shows first, also as the best of its kind', async () => {
    const database = use().database.db;
    const now = use().time.now.getTime();
    const days = (count: number) => new Date(now + count * 86_400_000);
    const at = { past: [-400, -398], runs: [-1, 1], next: [30, 32], far: [700, 702] };
    const shows = Object.values(at).map(([start, end], index) => ({
      id: 91_000 + index,
      kind: 'show' as const,
      titleCn: '齿轮测量展',
      publishedAt: days(start!),
      endsAt: days(end!),
    }));
    await database.insert(entry).values([shows[3]!, shows[1]!, shows[0]!, shows[2]!]);
    await finishContent(database, html);
    const { list } = await find('齿轮测量展', { type: 'exhibitions' });
    expect(list.map(({ id }: { id: number }) => id)).toEqual([91_001, 91_002, 91_003, 91_000]);
    const { body } = await use().get(`/api/search/best?keyword=${encodeURIComponent('齿轮测量展')}`);
    const best = body.data.list.map(({ id }: { id: number }) => id);
    expect(best.filter((id: number) => shows.some((show) => show.id === id))).toEqual([91_001]);
    await database.delete(entry).where(
      inArray(
        entry.id,
        shows.map(({ id }) => id),
      ),
    );
  });

  it('computes a result once and returns it again as long as it holds, on every page', async () => {
    const database = use().database.db;
    const pagesOf = async (more: Record<string, string> = {}) => [
      await find('第', { rows: '7', ...more }),
      await find('第', { rows: '7', page: '2', ...more }),
      await find('第', { rows: '7', page: '999', ...more }),
    ];
    for (const more of [{}, { type: 'news' }, { sort: 'latest' }, { year: '2025' }] as Record<string, string>[]) {
      const before = await pagesOf(more);
      use().queries.length = 0;
      expect(await pagesOf(more)).toEqual(before);
      expect(use().queries.some((query) => query.includes('tsquery'))).toBe(false);
    }
    const [before] = await pagesOf();
    const shown = before.list.find(({ type }: { type: string }) => type === 'news');
    await database.update(article).set({ published: false }).where(eq(article.id, shown.id));
    const [without] = await pagesOf();
    expect(without.total).toBe(before.total - 1);
    expect(without.list.map(({ id }: { id: number }) => id)).not.toContain(shown.id);
    await database.update(article).set({ published: true }).where(eq(article.id, shown.id));
    await finishContent(database, html);
    expect(await pagesOf().then(([first]) => first)).toEqual(before);
  });

  it('gives articles and entries another version with every change of their documents', async () => {
    const database = use().database.db;
    const versions = async () =>
      Object.fromEntries((await database.select().from(listVersion)).map(({ name, version }) => [name, version]));
    const changed = async (change: SQL): Promise<string[]> => {
      const before = await versions();
      await database.execute(change);
      const after = await versions();
      return Object.keys(before)
        .filter((name) => name.startsWith('search') && before[name] !== after[name])
        .sort();
    };
    expect(
      await changed(
        sql`update search_document set types = types where kind = 0 and id = (select min(id) from search_document where kind = 0)`,
      ),
    ).toEqual(['search_article']);
    expect(await changed(sql`delete from search_document where kind = 1`)).toEqual(['search_entry']);
    expect(await changed(sql`delete from search_document where kind = 99`)).toEqual([]);
    expect(await changed(sql`truncate search_document`)).toEqual(['search_article', 'search_entry']);
    const before = await versions();
    await finishContent(database, html);
    const after = await versions();
    expect([before.search_article === after.search_article, before.search_entry === after.search_entry]).toEqual([
      false,
      false,
    ]);
  });

  it('gives each hit a reason, and highlights as segments of plain text', async () => {
    const { list } = await find('注塑机', { type: 'news', rows: '3' });
    for (const { title, highlights, reason } of list) {
      expect(highlights.title.map(({ text }: { text: string }) => text).join('')).toBe(title);
      expect(
        highlights.title.filter(({ hit }: { hit: boolean }) => hit).map(({ text }: { text: string }) => text),
      ).toEqual(['注塑机']);
      expect(reason).toEqual({ field: 'title', by: 'text', term: '注塑机' });
    }
    const inBody = await find('螺杆', { type: 'news', rows: '2' });
    expect(inBody.list[0].reason).toMatchObject({ field: 'body', by: 'text' });
    expect(inBody.list[0].highlights.text.some(({ hit }: { hit: boolean }) => hit)).toBe(true);
  });

  it('reads only the indexed text of bodies, and only of hits that have no other reason', async () => {
    const first = 700_000;
    // Long by its text: of elements, of which each is sanitised, it has few.
    const filler = (text: string, length: number) => `<p class="wide">${text.repeat(length / text.length)}</p>`;
    const long = `<p>The <b>quick</b> fox</p>${filler('The quick fox ', 42_000)}<p>then zyxquark</p><p>after</p>${filler('after ', 60_000)}`;
    const { db, exec } = use().database;
    await exec(`insert into article (id, edition, title, brief, published_at, modified_at)
      select ${first} + n, 'en', case when n = 25 then 'A zyxquark' else 'Long' end, 'Brief', '2026-01-02', '2026-01-02'
      from generate_series(1, 25) n`);
    await db.execute(
      sql`insert into article_body (article_id, source) select a.id, ${long} from article a where a.id > ${first}::integer`,
    );
    await finishContent(db, html);
    const [stored] = await queryRows<{ longest: number; lacking: number }>(
      db,
      sql`select max(length(search_text)) as longest, count(*) filter (where search_text is null)::integer as lacking
        from article_body b join article a on a.id = b.article_id and a.published`,
    );
    expect(stored).toEqual({ longest: 50_000, lacking: 0 });

    use().queries.length = 0;
    const { list } = await find('zyxquark', { rows: '50' }, 'en');
    const bodies = use().queries.filter((query) => query.includes('article_body'));
    // Twenty-four bodies, ten at a time; none of them is read as it was written.
    expect([list.length, bodies.length]).toEqual([25, 3]);
    expect(bodies.filter((query) => /\b(source|html)\b/.test(query))).toEqual([]);
    for (const { reason, highlights, title } of list) {
      const text = highlights.text.map((part: { text: string }) => part.text).join('');
      if (title === 'Long') {
        expect(reason).toEqual({ field: 'body', by: 'text', term: 'zyxquark' });
        expect(text).toMatch(/^….{0,40}then zyxquark\s+after/s);
        expect(text.length).toBeLessThan(200);
      } else expect([reason.field, text]).toEqual(['title', 'Brief']);
    }
    await exec(`delete from article where id > ${first}`);
  });

  it('gives a reason for an article whose body has no indexed text', async () => {
    const { db } = use().database;
    await db.execute(sql`update article_body set search_text = null`);
    const { list } = await find('螺杆', { type: 'news', rows: '2' });
    expect(list[0].reason).toEqual({ field: 'body', by: 'text', term: '螺杆' });
    expect(await finishContent(db, html)).toBeGreaterThan(0);
    expect(
      (await find('螺杆', { type: 'news', rows: '3' })).list[0].highlights.text.some(
        ({ hit }: { hit: boolean }) => hit,
      ),
    ).toBe(true);
  });

  it('counts kinds, industries and years of the result as they are', async () => {
    const parents = new Map([
      [51, 5],
      [52, 5],
    ]);
    const rows = fixtureArticles.filter(({ edition, published }) => edition === 'cn' && published);
    const { facets, total } = await find('注塑机', { type: 'news' });
    const count = (values: (number | null | undefined)[]) => {
      const counts: Record<number, number> = {};
      for (const value of values) if (value != null) counts[value] = (counts[value] ?? 0) + 1;
      return counts;
    };
    const shown = (counts: { value: number; count: number }[]) =>
      Object.fromEntries(counts.map(({ value, count: n }) => [value, n]));
    expect(total).toBe(rows.length);
    expect(shown(facets.industrys)).toEqual(
      count(rows.flatMap(({ industryId }) => [industryId, parents.get(industryId ?? 0)])),
    );
    expect(shown(facets.years)).toEqual(
      count(rows.map(({ publishedAt }) => new Date(publishedAt.getTime() + 8 * 3_600_000).getUTCFullYear())),
    );
    expect(facets.types.find(({ value }: { value: string }) => value === 'news').count).toBe(total);

    const narrowed = await find('注塑机', { type: 'news', sid: '5', year: '2025' });
    const expected = rows.filter(
      ({ industryId, publishedAt }) =>
        [5, 51, 52].includes(industryId ?? 0) &&
        new Date(publishedAt.getTime() + 8 * 3_600_000).getUTCFullYear() === 2025,
    );
    expect(narrowed.total).toBe(expected.length);
    expect(shown(narrowed.facets.years)).toEqual({ 2025: expected.length });
  });

  it('shows as many as a facet says, also of a keyword that is relaxed', async () => {
    for (const keyword of ['注塑机', '全电动注塑机 节能', '激光焊接 铜', '机器视觉 药瓶']) {
      const { facets } = await find(keyword);
      const filters = { type: facets.types, sid: facets.industrys, year: facets.years };
      for (const [filter, counts] of Object.entries<{ value: unknown; count: number }[]>(filters)) {
        for (const { value, count } of counts) {
          const { total } = await find(keyword, { [filter]: String(value) });
          expect([keyword, filter, value, total]).toEqual([keyword, filter, value, count]);
        }
      }
    }
  });

  it('reaches everything it counts, once, page by page', async () => {
    for (const type of ['news', 'products', undefined]) {
      const ids: string[] = [];
      const { total } = await find('第', type ? { type } : {});
      for (let page = 1; page <= Math.ceil(total / 7); page += 1) {
        const { list } = await find('第', { rows: '7', page: String(page), ...(type && { type }) });
        ids.push(...list.map((hit: { type: string; id: number }) => `${hit.type} ${hit.id}`));
      }
      expect([type, ids.length, new Set(ids).size]).toEqual([type, total, total]);
      for (const page of [Math.ceil(total / 7) + 1, 999, 2_147_483_647])
        expect(await find('第', { rows: '7', page: String(page), ...(type && { type }) })).toMatchObject({
          list: [],
          total,
          page,
          recommended: [],
        });
    }
  });

  it('finds every kind, with what leads to its page', async () => {
    const kinds: Record<SearchKind, string> = {
      news: '注塑机',
      products: 'product',
      supplier: 'supplier',
      magazines: '期',
      videos: 'video',
      exhibitions: 'show',
      whitepapers: 'paper',
      posts: 'post',
    };
    for (const [kind, keyword] of Object.entries(kinds)) {
      const result = await searchAll(use().client(), { keyword, kind: kind as SearchKind });
      if (!result.ok) throw new Error(JSON.stringify(result.failure));
      expect([kind, result.value.items.length > 0, result.value.items.every((hit) => hit.kind === kind)]).toEqual([
        kind,
        true,
        true,
      ]);
    }
    const posts = await find('post', { type: 'posts' });
    expect(posts.list[0].side).toMatch(/^(supply|demand)$/);
    expect((await find('product', { type: 'products' })).list[0].owner).toMatchObject({ id: expect.any(Number) });
  });

  it('lists all of a kind where a keyword names that alone, in the order of the list, unless another kind is shown', async () => {
    const idsOf = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);
    for (const [edition, keywords] of [
      ['cn', ['展会', '最近有什么展会']],
      ['en', ['trade shows', 'Which exhibitions are there?']],
    ] as const) {
      const shows = (await use().get('/api/tradeshow/list?rows=50', edition)).body.data;
      for (const keyword of keywords) {
        const found = await find(keyword, { rows: '50' }, edition);
        expect([keyword, found.match, idsOf(found)]).toEqual([keyword, 'all', idsOf(shows)]);
        expect(found.facets.types).toEqual([{ value: 'exhibitions', count: shows.total }]);
        expect(idsOf(await find(keyword, { rows: '50', type: 'exhibitions' }, edition))).toEqual(idsOf(shows));
        const { body } = await use().get(`/api/search/best?${new URLSearchParams({ keyword })}`, edition);
        expect(idsOf(body.data)).toEqual(idsOf(shows).slice(0, 1));
      }
    }
    const products = await find('supplier', { type: 'products' }, 'en');
    expect(products.list[0]).toMatchObject({ type: 'products', reason: { field: 'tags', term: 'supplier' } });
  });

  it('recommends other content where nothing is searched or found', async () => {
    for (const keyword of ['', '   ', '麒麟臂', '&|!']) {
      const result = await find(keyword);
      expect(result).toMatchObject({ match: 'none', total: 0, list: [] });
      expect(result.recommended.length).toBeGreaterThan(3);
    }
    const { recommended } = await find('麒麟臂', { type: 'videos' });
    expect(recommended.every(({ type }: { type: string }) => type === 'videos')).toBe(true);
    expect((await find('注塑机', { type: 'nonsense' })).total).toBeGreaterThan(0);
  });

  it('takes one query where all terms are found in titles, tags and briefs', async () => {
    use().queries.length = 0;
    await find('注塑机', { rows: '5' });
    expect(use().queries).toHaveLength(1);
  });

  it('shows no draft, and follows what changes', async () => {
    const { db } = use().database;
    const before = await totalOf('注塑机', { type: 'news' });
    await db.update(article).set({ published: false }).where(eq(article.id, 3));
    expect(await totalOf('注塑机', { type: 'news' })).toBe(before - 1);
    await db.update(article).set({ published: true, title: '独角兽塔吊' }).where(eq(article.id, 3));
    await db.update(entry).set({ titleCn: '麒麟臂架' }).where(eq(entry.id, 1001));
    await db.update(tag).set({ nameCn: '麒麟标签' }).where(eq(tag.id, 1));
    await finishContent(db, html);
    expect(await totalOf('独角兽')).toBe(1);
    expect((await find('麒麟臂架', { type: 'supplier' })).list[0].id).toBe(1001);
    // Its products are found by its name.
    expect((await find('麒麟臂架', { type: 'products' })).list[0].reason).toMatchObject({ field: 'tags' });
    const tagged = fixtureArticles.filter(
      ({ edition, published, tagIds }) => edition === 'cn' && published && tagIds.includes(1),
    ).length;
    expect(await totalOf('麒麟标签', { type: 'news' })).toBe(tagged);
    await db.update(article).set({ searchKeywords: '貔貅托辊\n麒麟臂选型' }).where(eq(article.id, 3));
    await db.update(entry).set({ searchKeywordsCn: '貔貅托辊' }).where(eq(entry.id, 1001));
    await finishContent(db, html);
    const byKeywords = await find('貔貅托辊');
    expect(new Set(byKeywords.list.map(({ id }: { id: number }) => id))).toEqual(new Set([3, 1001]));
    expect(byKeywords.list[0].reason).toMatchObject({ field: 'tags', term: '貔貅托辊' });
    // They are never shown.
    expect(JSON.stringify(byKeywords.list)).not.toContain('选型');
    await db.update(article).set({ searchKeywords: '' }).where(eq(article.id, 3));
    await finishContent(db, html);
    expect(await totalOf('貔貅托辊', { type: 'news' })).toBe(0);
    await db.execute(sql`delete from entry where id = 1601`);
    expect((await find('post', { type: 'posts', rows: '50' })).list.some(({ id }: { id: number }) => id === 1601)).toBe(
      false,
    );
  });
});

describeOnEachDatabase('suggestions', (use) => {
  const suggest = async (keyword: string, edition: 'cn' | 'en' = 'cn') => {
    const result = await listSuggestions(use().client({ edition }), keyword);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value.items;
  };
  const resultOf = async (keyword: string, edition: 'cn' | 'en' = 'cn') =>
    (await use().get(`/api/search/suggest?${new URLSearchParams({ keyword })}`, edition)).body.data;

  it('begin with Han characters, Latin letters and initials', async () => {
    expect((await suggest('注塑')).map(({ title }) => title)).toContain('注塑机');
    expect((await suggest('zs')).map(({ title }) => title)).toContain('注塑机');
    expect((await suggest('zhus')).map(({ title }) => title)).toContain('注塑机');
    expect((await suggest('mou', 'en')).map(({ title }) => title)).toContain('moulding');
    const kinds = new Set(
      [...(await suggest('supplier')), ...(await suggest('product')), ...(await suggest('注塑'))].map(
        ({ kind }) => kind,
      ),
    );
    expect([...kinds].sort()).toEqual(['article', 'keyword', 'product', 'supplier']);
  });

  it('mark what was typed and are no more than twelve', async () => {
    for (const keyword of ['注', '注塑机', '第', 's', 'supplier第']) {
      const list = await suggest(keyword);
      expect(list.length).toBeLessThanOrEqual(12);
      for (const { title, highlights } of list) expect(highlights.map(({ text }) => text).join('')).toBe(title);
    }
    expect((await suggest('注塑'))[0]!.highlights.filter(({ hit }) => hit)).toEqual([{ text: '注塑', hit: true }]);
  });

  it('begin with what was probably meant where nothing begins with what was typed', async () => {
    const [meant, ...more] = await suggest('注素机');
    expect(meant).toMatchObject({ kind: 'keyword', title: '注塑机' });
    expect(more.length).toBeGreaterThan(0);
    expect(await suggest('麒麟')).toEqual([]);
  });

  it('hold no keyword twice that is written in two ways', async () => {
    const titles = (await suggest('extrusiom', 'en')).map(({ title }) => title.toLowerCase());
    expect([titles[0], titles.length]).toEqual(['extrusion', new Set(titles).size]);
  });

  it('say how much a search for each keyword finds, and of which kinds', async () => {
    const { list, corrected, keyword, kinds } = await resultOf('注塑机');
    expect([corrected, keyword]).toEqual([null, '注塑机']);
    const { total, facets } = (await use().get(`/api/search?keyword=${encodeURIComponent('注塑机')}`, 'cn')).body.data;
    expect(list.find(({ title }: { title: string }) => title === '注塑机').count).toBe(Math.min(total, 100));
    expect(
      list.filter((one: { kind: string; count: number | null }) => one.kind !== 'keyword' && one.count !== null),
    ).toEqual([]);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(facets.types).toContainEqual(kind);
    expect((await resultOf('展会')).kinds).toEqual(
      (await use().get(`/api/search?keyword=展会`)).body.data.facets.types,
    );
    expect(await resultOf('注素机')).toMatchObject({ corrected: '注塑机', keyword: '注塑机' });
    expect(await resultOf('麒麟')).toEqual({ list: [], corrected: null, keyword: '', kinds: [] });
  });

  it('offer no keyword that finds nothing, and more of those that find something', async () => {
    const offered = [];
    for (const typed of ['z', 's', '注', '滚', '吹', '机', 'zs', 'p'])
      for (const edition of ['cn', 'en'] as const) offered.push(...(await suggest(typed, edition)));
    const keywords = offered.filter(({ kind }) => kind === 'keyword');
    expect(keywords.length).toBeGreaterThan(4);
    expect(keywords.filter(({ count }) => count === 0)).toEqual([]);
  });

  it('for nothing are none, and take two queries once the keywords are known', async () => {
    expect(await suggest('')).toEqual([]);
    expect(await suggest('&|!')).toEqual([]);
    use().queries.length = 0;
    await suggest('注塑');
    expect(use().queries).toHaveLength(2);
  });
});
