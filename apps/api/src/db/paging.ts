import { sql, type SQL } from 'drizzle-orm';

/** Which page of a list. */
export interface Paging {
  page: number;
  rows: number;
}

/** Where the page starts, from `total`; all pages behind the last start where nothing is. */
export const place = ({ page, rows }: Paging): SQL =>
  sql`place as (
      select total,
        (least(${page}::integer, (total + ${rows}::integer - 1) / ${rows}::integer + 1) - 1) * ${rows}::integer as skip
      from total)`;

/** The rows of the page. */
export const paged = ({ rows }: Paging): SQL => sql`limit ${rows}::integer offset (select skip from place)`;
