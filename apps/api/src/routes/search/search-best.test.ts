import { searchAll, searchBest } from '@millwright/api-client';
import { SEARCH_KINDS, type SearchHit } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { finishContent } from '../../content/finish-content.ts';
import { article, entry } from '../../db/schema.ts';

const html = { imagePrefix: '', playerHosts: [] };

describeOnEachDatabase('the best of each kind', (use) => {
  const best = async (keyword: string, more: { industryId?: number; year?: number } = {}): Promise<SearchHit[]> => {
    const result = await searchBest(use().client(), { keyword, ...more });
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  };
  const query = async (...[keyword, more]: Parameters<typeof best>) => {
    const result = await searchAll(use().client(), { keyword, ...more, rows: 1 });
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  };
  const named = (hits: readonly SearchHit[]) => hits.map(({ kind, id }) => `${kind} ${id}`);

  it('holds the first hit of each kind that the search counts', async () => {
    for (const keyword of ['注塑机', '第', 'product', 'supplier', '注塑机 麒麟臂', 'zsj']) {
      const { facets } = await query(keyword);
      const hits = await best(keyword);
      expect(hits.map(({ kind }) => kind)).toEqual(
        SEARCH_KINDS.filter((kind) => facets.kinds.some(({ value }) => value === kind)),
      );
      for (const hit of hits) {
        const { items } = await (async () => {
          const first = await searchAll(use().client(), { keyword, kind: hit.kind, rows: 1 });
          if (!first.ok) throw new Error(JSON.stringify(first.failure));
          return first.value;
        })();
        expect([keyword, named([hit])]).toEqual([keyword, named(items)]);
        expect(hit.highlights.title.map(({ text }) => text).join('')).toBe(hit.title);
      }
    }
  });

  it('is narrowed by industry and year, as the search is', async () => {
    for (const more of [{ industryId: 5 }, { year: 2025 }, { industryId: 5, year: 2025 }]) {
      const { facets } = await query('第', more);
      expect(new Set((await best('第', more)).map(({ kind }) => kind))).toEqual(
        new Set(facets.kinds.map(({ value }) => value)),
      );
    }
  });

  it('is nothing where nothing is searched or found', async () => {
    for (const keyword of ['', '&|!', '麒麟臂']) expect(await best(keyword)).toEqual([]);
  });

  it('takes one query, and searches no index once it is cached', async () => {
    const { queries } = use();
    queries.length = 0;
    const before = await best('注塑机');
    expect(queries).toHaveLength(1);
    queries.length = 0;
    expect(await best('注塑机')).toEqual(before);
    expect(queries.some((text) => text.includes('tsquery'))).toBe(false);
  });

  it('is found among old documents, where no recent title holds the keyword', async () => {
    const { db } = use().database;
    const { id } = (await best('注塑机')).find(({ kind }) => kind === 'news')!;
    await db.update(article).set({ published: false }).where(eq(article.id, id));
    expect(named(await best('注塑机'))).not.toContain(`news ${id}`);
    await db
      .update(article)
      .set({ published: true, title: '麒麟吊臂', publishedAt: new Date('2001-01-01') })
      .where(eq(article.id, id));
    await db.update(entry).set({ titleCn: '麒麟吊臂' }).where(eq(entry.id, 1001));
    await finishContent(db, html);
    const hits = await best('麒麟吊臂');
    expect(named(hits)).toEqual(expect.arrayContaining([`news ${id}`, 'supplier 1001']));
  });
});
