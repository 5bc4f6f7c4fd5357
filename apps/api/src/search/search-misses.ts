import type { EditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../http/environment.ts';

/** Keywords of an edition that are stored, those that were searched for last. */
const mostStored = 2000;

/** Each write removes so many that are too many. */
const removedAtOnce = 20;

/** A keyword that was not found as it was typed. */
interface Miss {
  edition: EditionKey;
  keyword: string;
  /** How much a looser search found. */
  found: number;
}

/** Keeps for editors that a keyword was not found as it was typed. A search never fails by it. */
export async function recordMiss(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { edition, keyword, found }: Miss,
): Promise<void> {
  const now = clock().toISOString();
  try {
    await db.execute(sql`with surplus as (
        delete from search_miss where (edition, keyword) in (
          select edition, keyword from search_miss where edition = ${edition}
          order by last_at desc offset ${mostStored}::integer limit ${removedAtOnce}::integer))
      insert into search_miss (edition, keyword, found, last_at)
      values (${edition}, ${keyword}, ${found}::integer, ${now}::timestamptz)
      on conflict (edition, keyword) do update set times = search_miss.times + 1, found = excluded.found,
        last_at = excluded.last_at`);
  } catch {
    // A full disk or a stopped database is reported by what needs it.
  }
}
