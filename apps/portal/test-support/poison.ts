import { readCorpus } from '../../api/test-support/corpora.ts';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { queryRows, type Database } from '@millwright/api';
import { sql } from 'drizzle-orm';

/**
 * Markup that calls `alert` where a text becomes part of a page without being escaped, each in another place of a page.
 */
const ownPayloads: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)//',
  '</title><svg onload=alert(1)>',
  '</textarea><img src=x onerror=alert(1)>',
  '</style><iframe srcdoc="<script>parent.alert(1)</script>">',
  'javascript:alert(1)',
  '" onfocus=alert(1) autofocus x="',
  "' onmouseover=alert(1) x='",
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '\u2028</script><img src=x onerror=alert(1)>\u2029',
  'data:text/html,<script>alert(1)</script>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '&lt;img src=x onerror=alert(1)&gt;',
  ']]><img src=x onerror=alert(1)>',
  '\u202e<b>alert(1)',
  '<a href="java\tscript:alert(1)">x</a>',
  '//evil.test/x',
  '\\"}]}</script><script>alert(1)</script>',
  '<template><img src=x onerror=alert(1)></template>',
  '<base href=//evil.test>',
];

/** Our own payloads and a share of the public ones, which are another share for each seed. */
function payloads(seed: number): string[] {
  const published = ['xss-rsnake.patt.txt', 'xss-mario.patt.txt'].flatMap(
    (name) => readCorpus(name)?.split('\n').filter(Boolean) ?? [],
  );
  if (published.length === 0)
    console.warn('Skipped: the public lists of markup are not next to the project; only our own ran.');
  return [...ownPayloads, ...published.filter((_, index) => index % 4 === seed % 4)];
}

/** Columns whose text says what a row is, and which a check or a foreign reader holds to a few values. */
const structural = new Set([
  'edition',
  'kind',
  'lang',
  'side',
  'code',
  'slug',
  'seo_path',
  'banner_code',
  'html',
  'html_hash',
  'name',
  'enquiry',
]);
const tables = [
  'industry_group',
  'industry',
  'tag',
  'site_setting',
  'keyword',
  'blogroll',
  'banner',
  'article',
  'article_body',
  'region',
  'entry',
  'entry_contact',
  'page',
];

const storedKeys = new Set(['type', 'start_date', 'end_date']);

/** A copy of stored JSON with a payload for every text in it. */
function poisoned(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string') return storedKeys.has(key) ? value : next();
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, next, name)]));
}

interface Column {
  table: string;
  name: string;
  type: string;
}

/** Lifts the limits of length: rows that are older than a limit may be longer. */
async function liftLimits(db: Database): Promise<void> {
  const limits = await queryRows<{ table: string; name: string }>(
    db,
    sql`select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '%char_length(%'`,
  );
  for (const { table, name } of limits)
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
}

/**
 * Puts a payload into every text column and every text within a JSON column of the content, other ones for each `seed`,
 * and takes away what was made of the texts before. Returns how many columns hold payloads now.
 */
export async function poison(db: Database, seed: number): Promise<number> {
  await liftLimits(db);
  const all = payloads(seed);
  let turn = seed * 7;
  const next = (): string => all[(turn += 1) % all.length]!;
  const found = await queryRows<Column>(
    db,
    sql`select table_name as "table", column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb') and is_generated = 'NEVER' order by 1, 2`,
  );
  const columns = found.filter(({ table, name }) => tables.includes(table) && !structural.has(name));
  for (const { table, name, type } of columns) {
    const [where, what] = [sql.identifier(table), sql.identifier(name)];
    const rows = await queryRows<{ row: string; value: unknown }>(
      db,
      sql`select ctid::text as row, ${what} as value from ${where} where ${what} is not null`,
    );
    // A URL of an article is its own: it would be no key with the payload alone.
    const changed = rows.map(({ row, value }, index) => ({
      row,
      value: type === 'jsonb' ? poisoned(value, next) : name === 'diy_url' ? `${next()} ${index}` : next(),
    }));
    const value = type === 'jsonb' ? sql`made.value` : sql`made.value #>> '{}'`;
    await db.execute(
      sql`update ${where} set ${what} = ${value}
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as made (row text, value jsonb) where ${where}.ctid = made.row::tid`,
    );
  }
  await db.execute(sql`update article_body set html = '', html_hash = ''`);
  await db.execute(sql`delete from search_document`);
  return columns.length;
}
