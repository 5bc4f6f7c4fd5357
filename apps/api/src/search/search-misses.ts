import type { EditionKey } from '@millwright/domain';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { searchMiss } from '../db/search-schema.ts';
import type { Services } from '../http/environment.ts';

/** Keywords that are stored of an edition, the last ones that were searched. */
const mostStored = 2000;

/** Rows above {@link mostStored} that a write removes. */
const removedAtOnce = 20;

/** A keyword of which too few documents held all, or that was corrected. */
interface Miss {
  edition: EditionKey;
  keyword: string;
  /** Hits of the relaxed search. */
  found: number;
}

/** Stores a miss for editors (`search_miss`). It never fails, so that no search fails by it. */
export async function recordMiss(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { edition, keyword, found }: Miss,
): Promise<void> {
  const now = clock().toISOString();
  try {
    await db.execute(
      prepared(sql`with surplus as (
        delete from search_miss where (edition, keyword) in (
          select edition, keyword from search_miss where edition = ${edition}
          order by last_at desc offset ${mostStored}::integer limit ${removedAtOnce}::integer))
      insert into search_miss (edition, keyword, found, last_at)
      values (${edition}, ${keyword}, ${found}::integer, ${now}::timestamptz)
      on conflict (edition, keyword) do update set times = search_miss.times + 1, found = excluded.found,
        last_at = excluded.last_at`),
    );
  } catch {
    // A full disk or a stopped database is reported by the queries that need it.
  }
}

/** The stored misses of an edition, or of all, the most frequent first. */
export const listMisses = (
  db: Database,
  edition: EditionKey | undefined,
  most: number,
): Promise<(typeof searchMiss.$inferSelect)[]> =>
  db
    .select()
    .from(searchMiss)
    .where(edition && eq(searchMiss.edition, edition))
    .orderBy(desc(searchMiss.times), desc(searchMiss.lastAt), searchMiss.edition, searchMiss.keyword)
    .limit(most);
