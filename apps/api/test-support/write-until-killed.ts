import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/db/open-database.ts';

/**
 * A process that is meant to be killed: writes in several transactions at once and prints the number of each one that
 * the database has acknowledged.
 */
const [dataDir = '', start = '0'] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
let next = Number(start);
const write = async (): Promise<never> => {
  for (;;) {
    const number = (next += 1);
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into keyword (id, edition, title, position) values (${number}, 'cn', ${`kept ${number}`}, 1)`);
      await tx.execute(sql`insert into page_view (edition, path, day, count) values ('cn', '/kept', '2026-01-01', 1)
        on conflict (day, edition, path) do update set count = page_view.count + 1`);
    });
    process.stdout.write(`${number}\n`);
  }
};
await Promise.all([write(), write(), write(), write()]);
