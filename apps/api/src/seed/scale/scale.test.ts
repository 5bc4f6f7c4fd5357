import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../create-api.ts';
import { queryRows } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { runChild } from '../../../test-support/child.ts';
import { copyDataFolder, describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { industryContents } from '../demo-articles/index.ts';
import { scaleArticles } from './scale-articles.ts';
import { scaleEntries } from './scale-entries.ts';
import { seedToScale } from './index.ts';

const html = { imagePrefix: '', playerHosts: [] };

describe('content for load tests', () => {
  it('is the same for the same numbers, in both editions, and never two paragraphs alike in an article', () => {
    const articles = [...scaleArticles(industryContents, 400, 1)];
    expect(articles).toEqual([...scaleArticles(industryContents, 400, 1)]);
    expect(articles.filter(({ edition }) => edition === 'cn')).toHaveLength(200);
    expect(new Set(articles.map(({ title }) => title)).size).toBeGreaterThan(380);
    for (const { paragraphs, title, edition } of articles) {
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
      if (edition === 'en') expect(title).not.toMatch(/\p{Script=Han}/u);
    }
    const entries = [...scaleEntries(industryContents, { suppliers: 20, products: 80 }, 1)];
    expect(entries.map(({ kind }) => kind).filter((kind) => kind === 'product')).toHaveLength(80);
    expect(entries.every(({ kind, ownerId }) => kind === 'supplier' || (ownerId ?? 0) <= 20)).toBe(true);
  });

  it('has products of every series, of which each states its models one by one', () => {
    expect([...scaleEntries(industryContents, { suppliers: 600, products: 1800 }, 1)]).toHaveLength(2400);
  });
});

describeOnEachDatabase('filling up to a scale', (use) => {
  it('reaches the numbers, with lists, counters, search and safe bodies in step', async () => {
    const { database } = use();
    // The fixture has none of the industries and regions of the real seed.
    await database.db.execute(sql`insert into industry (id, name_cn, name_en, position)
      select i, '行业' || i, 'Industry ' || i, i from generate_series(1, 3000) i on conflict (id) do nothing`);
    await database.db.execute(sql`insert into region (id, name_cn, name_en, position)
      select i, '地区' || i, 'Region ' || i, i from generate_series(1, 60) i on conflict (id) do nothing`);
    await seedToScale(database, { articles: 400, products: 120, suppliers: 30 }, html);
    const [counts] = await queryRows<Record<string, number>>(
      database.db,
      sql`
      select (select count(*)::integer from article) as articles, (select count(*)::integer from entry where kind = 'product') as products,
        (select count(*)::integer from article a where a.published and not exists (select 1 from search_document s where s.kind = 0 and s.id = a.id)) as unsearched,
        (select count(*)::integer from article_listing where kind = 0) - (select count(*)::integer from article where published) as unlisted`,
    );
    expect(counts).toEqual({ articles: 400, products: 120, unsearched: 0, unlisted: 0 });
    const { body } = await use().get('/api/search?keyword=%E4%BA%A4%E6%9C%9F&type=news');
    expect(body.data.total).toBeGreaterThan(0);

    // Bodies were stored as they will be shown: reading one does not make HTML again.
    const [made] = await queryRows<{ id: number; edition: 'cn' | 'en' }>(
      database.db,
      sql`select id, edition from article where id > 100000 order by id limit 1`,
    );
    use().queries.length = 0;
    const article = await use().get(`/api/article/detail?id=${made!.id}`, made!.edition);
    expect(article.body.data.article.content).toMatch(/^<p>/);
    expect(use().queries).toHaveLength(1);

    await seedToScale(database, { articles: 400, products: 0, suppliers: 0 }, html);
    expect((await queryRows<{ n: number }>(database.db, sql`select count(*)::integer as n from article`))[0]!.n).toBe(
      400,
    );
  });

  it('has counts that are those of counting, for any two filters', async () => {
    const { db } = use().database;
    const api = createApi({ db });
    const filters = [
      ['sid', 'industry_id'],
      ['year', 'year'],
      ['type', 'types'],
    ] as const;
    const values = { sid: [5, 201, 1001, 2], year: [2021, 2024, 2026], type: ['latest', 'newswire'] } as const;
    for (const [at, [one]] of filters.entries()) {
      for (const [other] of filters.slice(at + 1)) {
        for (const first of values[one]) {
          for (const second of values[other]) {
            const where = (name: string, value: string | number) =>
              ({
                sid: sql`(a.industry_id = ${value} or a.industry_id in (select id from industry where parent_id = ${value}))`,
                year: sql`extract(year from a.published_at at time zone 'UTC' + interval '8 hours') = ${value}::integer`,
                type: sql`${value}::text = any (a.types)`,
              })[name]!;
            const [naive] = await queryRows<{ total: number; latest: number }>(
              db,
              sql`
              select count(*)::integer as total, count(*) filter (where 'latest' = any (a.types))::integer as latest
              from article a where a.edition = 'cn' and a.published and ${where(one, first)} and ${where(other, second)}`,
            );
            for (let time = 0; time < 2; time += 1) {
              const answer = await api.fetch(
                new Request(`http://api.test/api/article/list?${one}=${first}&${other}=${second}`),
              );
              const { data } = (await answer.json()) as {
                data: { total: number; facets: { types: { value: string; count: number }[] } };
              };
              const latest = data.facets.types.find(({ value }) => value === 'latest')?.count ?? 0;
              expect([one, first, other, second, data.total, latest]).toEqual([
                one,
                first,
                other,
                second,
                naive!.total,
                naive!.latest,
              ]);
            }
          }
        }
      }
    }
    await api.close();
  });
});

describe('the command', () => {
  it('says in one line that another process has the folder', async () => {
    const dataDir = copyDataFolder();
    const database = await openDatabase({ dataDir });
    const child = runChild('../src/commands/seed.ts', ['--scale', '10'], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      NODE_NO_WARNINGS: '1',
    });
    const code = await child.ended;
    await database.close();
    const said = child.errors();
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(/in use/);
  }, 180_000);
});
