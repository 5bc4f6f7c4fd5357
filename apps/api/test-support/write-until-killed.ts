import { sql } from 'drizzle-orm';
import { queryRows } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';

/**
 * A process that is meant to be killed: prints what the ones before it left, `kept <count> <numbers>`, then writes in
 * several transactions at once and prints the number of each one that the database has acknowledged.
 */
const [dataDir = '', start = '0'] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
const stored = await queryRows<{ id: number }>(db, sql`select id from keyword where title like 'kept %'`);
const [counter] = await queryRows<{ count: number }>(db, sql`select count from page_view where path = '/kept'`);
process.stdout.write(`kept ${[counter?.count ?? 0, ...stored.map(({ id }) => id)].join(' ')}\n`);
if (start === 'only') process.exit(0);
let next = Number(start);
const write = async (): Promise<never> => {
  for (;;) {
    const number = (next += 1);
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into keyword (id, edition, title, position) values (${number}, 'cn', ${`kept ${number}`}, 1)`,
      );
      await tx.execute(sql`insert into page_view (edition, path, day, count) values ('cn', '/kept', '2026-01-01', 1)
        on conflict (day, edition, path) do update set count = page_view.count + 1`);
    });
    process.stdout.write(`${number}\n`);
  }
};
await Promise.all([write(), write(), write(), write()]);
