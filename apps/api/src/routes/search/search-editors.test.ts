import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { queryRows } from '../../db/database.ts';
import { createThesaurus } from '../../search/editor-synonyms.ts';

describeOnEachDatabase('what editors see of the search, and add to it', (use) => {
  const find = async (keyword: string, more: Record<string, string> = {}) =>
    (await use().get(`/api/search?${new URLSearchParams({ keyword, ...more })}`, 'cn')).body.data;
  const misses = async () =>
    queryRows<{ keyword: string; times: number; found: number }>(
      use().database.db,
      sql`select keyword, times, found from search_miss where edition = 'cn' order by keyword`,
    );

  it('lists the keywords without full matches, with their number of searches and hits, and no others', async () => {
    await find('机塑注');
    await find('机塑注');
    await find('机塑注', { type: 'news' });
    const { total } = await find('注塑机 麒麟臂');
    await find('注塑机');
    expect(await misses()).toEqual([
      { keyword: '机塑注', times: 2, found: 0 },
      { keyword: '注塑机 麒麟臂', times: 1, found: total },
    ]);
  });

  it('finds by a synonym that an editor adds, without a restart', async () => {
    const { db } = use().database;
    let now = new Date('2026-11-20T00:00:00Z');
    const thesaurus = createThesaurus({ db, clock: () => now });
    expect((await thesaurus()).version).toBe('');
    await db.execute(sql`insert into search_synonym (cn, en) values ('麒麟臂 | 注塑机', 'unicorn arm')`);
    expect((await thesaurus()).version).toBe('');
    now = new Date(now.getTime() + 11_000);
    const { termAt, version } = await thesaurus();
    expect(version).not.toBe('');
    const tokens = [...'麒麟臂'].map((text) => ({ key: text, text, isHan: true, piece: 0 }));
    expect(termAt(tokens, 0)).toEqual({ length: 3, synonyms: ['注塑机', 'unicorn arm'] });
  });
});
