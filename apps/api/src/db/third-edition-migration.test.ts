import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDataFolder } from '../../test-support/test-api.ts';
import { queryRows, type OpenDatabase } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: emptyDataFolder() });
}, 60_000);
afterAll(() => database.close());

it('a third edition comes to content that is there, which stays as it is', async () => {
  const { db } = database;
  await migrate(
    db,
    new Date(),
    readMigrations().filter(({ version }) => version < 36),
  );
  await db.execute(sql`insert into tag (id, name_cn, name_en, grade) values (1, '砂', 'Sand', 1)`);
  await db.execute(sql`insert into article (id, edition, title, published_at, modified_at, tag_ids, counterpart_id) values
    (1, 'cn', '一', now(), now(), '{1}', null), (2, 'en', 'Two', now(), now(), '{1}', 1)`);
  await db.execute(
    sql`insert into entry (id, kind, title_cn, lang, published_at) values (1, 'issue', '期', 'en', now())`,
  );
  const contentOf = () =>
    queryRows(
      db,
      sql`select 'a' as of, edition, count(*)::integer as count from article_listing group by edition
        union all select 'e', edition, count(*)::integer from entry_listing group by edition order by 1, 2`,
    );
  const before = await contentOf();
  await migrate(db, new Date());
  expect(await contentOf()).toEqual(before);
  expect(await queryRows(db, sql`select name_cn, name_en, name_de from tag`)).toEqual([
    { name_cn: '砂', name_en: 'Sand', name_de: '' },
  ]);

  await db.execute(sql`update entry set title_de = 'Heft' where id = 1`);
  await db.execute(sql`insert into entry (id, kind, title_de, published_at) values (2, 'video', 'Film', now())`);
  await db.execute(
    sql`insert into article (id, edition, title, published_at, modified_at) values (3, 'de', 'Drei', now(), now())`,
  );
  expect(await queryRows(db, sql`select distinct edition, entry_id from entry_listing order by 1, 2`)).toEqual([
    { edition: 'cn', entry_id: 1 },
    { edition: 'de', entry_id: 1 },
    { edition: 'de', entry_id: 2 },
  ]);
  await expect(
    db.execute(
      sql`insert into article (id, edition, title, published_at, modified_at) values (4, 'fr', 'Q', now(), now())`,
    ),
  ).rejects.toThrow();
  await expect(
    db.execute(sql`insert into entry (id, kind, published_at) values (3, 'video', now())`),
  ).rejects.toThrow();
});
