import { editionKeys } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isPublicArticle } from './publication.ts';

/** Whether the site has the third edition. The articles of both others name each other. */
const hasThird = (): boolean => editionKeys().includes('de');

/**
 * Whether an article is a counterpart of another one. Each names one: of three, two may name the third, or one the next.
 */
export function isCounterpart(alias: string, of: string): SQL {
  const [t, f] = [sql.identifier(alias), sql.identifier(of)];
  if (!hasThird()) return sql`${t}.id = ${f}.counterpart_id`;
  return sql`${t}.id <> ${f}.id and (${t}.id = ${f}.counterpart_id or ${t}.counterpart_id = ${f}.id
    or ${t}.counterpart_id = ${f}.counterpart_id
    or ${t}.id = (select c.counterpart_id from article c where c.id = ${f}.counterpart_id)
    or ${t}.counterpart_id = any (array(select c.id from article c where c.counterpart_id = ${f}.id)))`;
}

const counterpart = sql`json_build_object('edition', t.edition, 'id', t.id, 'diy_url', t.diy_url)`;

/**
 * The public counterparts of an article, as members of a JSON object: one, and those of further editions where the site
 * has the third. The one that the article names comes first, else that in English.
 */
export function counterpartMembers(of: string, now: Date): SQL {
  const f = sql.identifier(of);
  const isThere = sql`${isCounterpart('t', of)} and ${isPublicArticle('t', now)} and t.edition <> ${f}.edition`;
  if (!hasThird()) return sql`'counterpart', (select ${counterpart} from article t where ${isThere})`;
  const keys = `{${editionKeys().join()}}`;
  const all = sql`(
    select coalesce(
      jsonb_agg(
        ${counterpart}::jsonb
        order by t.id is not distinct from ${f}.counterpart_id desc, t.edition = 'en' desc, t.edition),
      '[]')
    from (select distinct on (t.edition) t.* from article t where ${isThere} and t.edition = any (${keys}::text[])
      order by t.edition, t.id) t)`;
  return sql`'counterpart', ${all} -> 0, 'other_counterparts', ${all} - 0`;
}
