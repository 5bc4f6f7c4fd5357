import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { emptyDataFolder } from '../../test-support/test-api.ts';
import { queryRows } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

it('documents of before are of the rules that the installation names, those of an older version of none', async () => {
  const { db, close } = await openDatabase({ dataDir: emptyDataFolder() });
  await migrate(
    db,
    new Date(),
    readMigrations().filter(({ version }) => version < 39),
  );
  const store = (id: number) =>
    db.execute(sql`insert into search_document (edition, kind, id, published_at, month, head, terms)
      values ('en', 0, ${id}, now(), 202601, '', '')`);
  await db.execute(sql`insert into installation (name, value) values ('search-rules', '7')`);
  await store(1);
  await migrate(db, new Date());
  await store(2);
  expect(await queryRows(db, sql`select id, rules from search_document order by id`)).toEqual([
    { id: 1, rules: 7 },
    { id: 2, rules: 0 },
  ]);
  // An older process that still runs would delete all documents without it.
  expect(await queryRows(db, sql`select value from installation where name = 'search-rules'`)).toEqual([
    { value: '7' },
  ]);
  await close();
}, 60_000);
