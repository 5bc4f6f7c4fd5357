import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test-support/test-api.ts';
import { knownEntriesQuery } from '../routes/entries/entries.queries.ts';
import { queryRows } from './database.ts';
import { prepared } from './prepared.ts';
import { createStatementNames, isPrepared, mostPrepared } from './statement-names.ts';

describeOnEachDatabase('a prepared statement', (use) => {
  const db = () => use().database.db;
  const rowsOf = (title: string, id: number | null) => {
    const query = sql`select ${title}::text as title, ${id}::integer as id, ${true}::boolean as yes,
        json_build_object('a', ${id}::integer) as about, array[1, 2] as list,
      timestamptz '2026-02-28 23:59:59.123+00' as at`;
    return [query, prepared(query)] as const;
  };

  it('gives the same rows as one that is planned each time, whatever its values are', async () => {
    for (const [title, id] of [
      ['机床', 7],
      ["it's; drop table article; -- \\", -1],
      ['', null],
    ] as const) {
      const [plain, stored] = rowsOf(title, id);
      const expected = await queryRows(db(), plain);
      expect(await queryRows(db(), stored)).toEqual(expected);
      expect(await queryRows(db(), stored)).toEqual(expected);
    }
  });

  it('is planned once by a connection', async () => {
    const request = (value: number) =>
      queryRows<{ twice: number }>(db(), prepared(sql`select ${value}::integer * 2 as twice`));
    for (let value = 0; value < 12; value += 1) expect(await request(value)).toEqual([{ twice: value * 2 }]);
    const stored = await queryRows<{ runs: number }>(
      db(),
      sql`select (generic_plans + custom_plans)::integer as runs
        from pg_prepared_statements
        where statement like 'select $1::integer * 2 as twice%'`,
    );
    expect(stored.length).toBe(1);
    expect(stored[0]!.runs).toBeGreaterThan(1);
  });

  it('is planned once for lists of ids, however short they are', async () => {
    for (let run = 0; run < 12; run += 1) {
      await queryRows(db(), knownEntriesQuery('product', [1512, 1513].slice(run % 2), 'en', new Date()));
    }
    const [stored] = await queryRows<{ generic: number }>(
      db(),
      sql`select generic_plans::integer as generic from pg_prepared_statements
        where statement like '%join entry e on e.id = known.id%' and statement not like '%pg_prepared_statements%'`,
    );
    // PostgreSQL makes five plans for the values that it is given before it compares.
    expect(stored?.generic).toBe(7);
  });

  it('fails as any other does, and the next one runs', async () => {
    const divide = (by: number) =>
      queryRows<{ value: number }>(db(), prepared(sql`select 10 / ${by}::integer as value`));
    expect(await divide(5)).toEqual([{ value: 2 }]);
    await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await divide(2)).toEqual([{ value: 5 }]);
    await expect(queryRows(db(), prepared(sql`select no_such_column from article`))).rejects.toMatchObject({
      cause: { code: '42703' },
    });
    expect(await divide(1)).toEqual([{ value: 10 }]);
  });

  it('sees what a transaction wrote, and within one what it has written itself', async () => {
    const titles = (on: ReturnType<typeof db>) =>
      queryRows<{ title: string }>(on, prepared(sql`select title from keyword where id = ${900}::integer`));
    expect(await titles(db())).toEqual([]);
    await db().transaction(async (tx) => {
      await tx.execute(sql`insert into keyword (id, edition, title, position) values (900, 'cn', '轴承', 1)`);
      expect(await titles(tx)).toEqual([{ title: '轴承' }]);
    });
    expect(await titles(db())).toEqual([{ title: '轴承' }]);
  });

  it('outlives a change of its tables', async () => {
    const count = () =>
      queryRows<{ count: number }>(db(), prepared(sql`select count(*)::integer as count from blogroll`));
    const before = await count();
    await use().database.exec('alter table blogroll add column further integer');
    expect(await count()).toEqual(before);
    await use().database.exec('alter table blogroll drop column further');
    expect(await count()).toEqual(before);
  });
});

describe('the names of prepared statements', () => {
  it('are given to what is to be prepared, the same to the same', () => {
    const nameOf = createStatementNames();
    expect([nameOf('select 1'), isPrepared('select 1')]).toEqual([undefined, false]);
    const one = nameOf('select 1 /* prepared */');
    expect(one).toBeTypeOf('string');
    expect(nameOf('select 2 /* prepared */')).not.toBe(one);
    expect(nameOf('select 1 /* prepared */')).toBe(one);
  });

  it('are no more than a connection may cache', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: mostPrepared + 5 }, (_, at) => nameOf(`select ${at} /* prepared */`));
    expect(names.filter((name) => name !== undefined)).toHaveLength(mostPrepared);
    expect(nameOf('select 0 /* prepared */')).toBe(names[0]);
  });
});
