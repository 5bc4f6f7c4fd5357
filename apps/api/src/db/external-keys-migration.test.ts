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

it('keys of earlier imports get the edition of what they stand for, and may then be in the other one too', async () => {
  const { db } = database;
  const before = readMigrations().filter(({ version }) => version < 34);
  await migrate(db, new Date(), before);
  await db.execute(sql`insert into article (id, edition, title, published_at, modified_at) values
    (1, 'cn', '一', now(), now()), (2, 'en', 'Two', now(), now())`);
  await db.execute(sql`insert into entry (id, kind, title_en, published_at) values (1, 'supplier', 'S', now())`);
  await db.execute(sql`insert into external_key (source, key, entity, id, checksum) values
    ('blog', '1', 'article', 1, 'a'), ('blog', '2', 'article', 2, 'b'), ('blog', '3', 'article', 3, 'c'),
    ('csv supplier', '1', 'entry', 1, 'd')`);
  await migrate(db, new Date());
  const keys = () =>
    queryRows(db, sql`select source, key, edition, id from external_key order by source, key, edition`);
  const migrated = [
    { source: 'blog', key: '1', edition: 'cn', id: 1 },
    { source: 'blog', key: '2', edition: 'en', id: 2 },
    { source: 'csv supplier', key: '1', edition: '', id: 1 },
  ];
  expect(await keys()).toEqual(migrated);
  const add = (edition: string) =>
    db.execute(sql`insert into external_key (source, key, edition, entity, id, checksum)
      values ('blog', '1', ${edition}, 'article', 2, 'e')`);
  await add('en');
  await expect(add('cn')).rejects.toThrow();
  await expect(add('fr')).rejects.toThrow();
});
