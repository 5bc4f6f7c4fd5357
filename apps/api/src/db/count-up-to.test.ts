import { sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test-support/test-api.ts';
import { countUpTo } from './count-up-to.ts';
import { queryRows } from './database.ts';

describeOnEachDatabase('counting up to a limit', (use) => {
  it('reads by an index, which a limit that the planner knows does not', async () => {
    const { db } = use().database;
    await db.execute(sql`create table held as
      select to_tsvector('simple', 'common word' || number) as terms from generate_series(1, 20000) as number`);
    await db.execute(sql`create index held_terms on held using gin (terms)`);
    await db.execute(sql`analyze held`);
    const rows = sql`held where terms @@ asked.query::tsquery`;
    const asking = (count: SQL): SQL =>
      sql`select ${count} as count from unnest(array['absent', 'word7', 'common']) as asked (query)`;
    const planOf = async (count: SQL): Promise<string> =>
      (await queryRows<Record<string, string>>(db, sql`explain ${asking(count)}`))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    expect(await queryRows(db, asking(countUpTo(rows, 5)))).toEqual([{ count: 0 }, { count: 1 }, { count: 5 }]);
    expect(await planOf(countUpTo(rows, 1))).toContain('Index Scan on held_terms');
    expect(await planOf(sql`(select count(*) from (select from ${rows} limit 1) counted)`)).toContain(
      'Seq Scan on held',
    );
  });
});
