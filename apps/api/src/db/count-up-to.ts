import { sql, type SQL } from 'drizzle-orm';

/**
 * How many rows there are, counted up to `most`. The limit is hidden from the planner: with one that it knows it trusts
 * that the table itself begins with so many of them, and reads all of it where there are fewer.
 *
 * @param rows what stands after `from`
 */
export const countUpTo = (rows: SQL, most: number): SQL =>
  sql`(select count(*) from (select from ${rows} limit (select ${most}::integer)) counted)::integer`;
