import { deskChanges } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows } from '../../db/database.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { forMember } from '../../members/for-member.ts';
import { instantJson } from '../articles/articles.queries.ts';
import { anyTitle } from '../../db/in-edition.ts';
import { paged, place, type Paging } from '../../db/paging.ts';
import { isOwnSupplier } from './desk-access.ts';

/** A page of what was changed. Of each text it has the beginning, so that a page has a bound. */
const changesQuery = (supplierId: number, paging: Paging, edition: EditionKey): SQL => sql`
  with total as (
      select count(*)::integer as total from supplier_change c where c.supplier_id = ${supplierId}::integer),
    ${place(paging)},
    shown as (
      select c.* from supplier_change c where c.supplier_id = ${supplierId}::integer order by c.id desc ${paged(paging)})
  select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
    (select coalesce(
      json_agg(
        json_build_object(
          'id', c.id, 'time', ${instantJson(sql`c.changed_at`)}, 'author', coalesce(m.true_name, ''),
          'entry', json_build_object(
            'id', c.entry_id, 'product', c.entry_id <> c.supplier_id, 'title', coalesce(${anyTitle(sql`e`, edition)}, '')),
          'fields', (
            select json_agg(
              json_build_object(
                'field', f.field ->> 'field', 'before', left(f.field ->> 'before', 500),
                'after', left(f.field ->> 'after', 500)) order by f.at)
            from jsonb_array_elements(c.fields) with ordinality f (field, at)))
        order by c.id desc),
      '[]')
     from shown c
     left join member m on m.id = c.member_id
     left join entry e on e.id = c.entry_id) as list
  from place`;

/** `GET /memberApi/supplier/changes` */
export const listChanges = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { supplier, ...paging } = readQuery(context, deskChanges.request);
    if (supplier === undefined || !(await isOwnSupplier(services.db, memberId, supplier)))
      return refuse(context, 'not_found');
    const [row] = await queryRows<object>(services.db, changesQuery(supplier, paging, context.get('edition')));
    return respond(context, row, caching.personal);
  });
