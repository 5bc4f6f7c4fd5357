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

it('enquiries and quotes of earlier versions are taken to be in the language of who wrote them', async () => {
  const { db } = database;
  const before = readMigrations().filter(({ version }) => version < 37);
  await migrate(db, new Date(), before);
  await db.execute(sql`insert into member (id, account, true_name, language, created_at) values
    (1, '13800000001', '林', 'cn', now()), (2, 'a@example.com', 'Ann', 'en', now())`);
  await db.execute(sql`insert into entry (id, kind, title_en, published_at) values (5, 'supplier', 'S', now())`);
  await db.execute(sql`
    insert into enquiry (id, member_id, request_key, target_id, specification, quantity, unit, destination, message, sent_at)
    values (1, 1, 'a', 5, '', 1, '', '', 'm', now()), (2, 2, 'b', 5, '', 1, '', '', 'm', now())`);
  await db.execute(sql`insert into enquiry_thread (id, enquiry_id, supplier_id, member_id, status, last_at)
    values (1, 1, 5, 1, 'quoted', now())`);
  // The last was sent by somebody who is no member any more.
  await db.execute(sql`
    insert into thread_quote
      (id, thread_id, member_id, request_key, currency, prices, valid_until, expires_at, notes, sent_at, decision)
    values (1, 1, 2, 'a', 'EUR', '[]', '2027-01-01', now(), '', now(), 'open'),
      (2, 1, null, 'b', 'EUR', '[]', '2027-01-01', now(), '', now(), 'open')`);
  await migrate(db, new Date());
  const languages = (table: string) => queryRows(db, sql`select id, lang from ${sql.raw(table)} order by id`);
  expect([await languages('enquiry'), await languages('thread_quote')]).toEqual([
    [
      { id: 1, lang: 'cn' },
      { id: 2, lang: 'en' },
    ],
    [
      { id: 1, lang: 'en' },
      { id: 2, lang: 'cn' },
    ],
  ]);
});
