import { changeDeskProduct, deskProduct, deskProducts } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import { checkStoredParameters } from '@millwright/domain/parameters';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../db/database.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { anyTitle } from '../../db/in-edition.ts';
import { paged, place, type Paging } from '../../db/paging.ts';
import { atDesk, isOwnSupplier, productEntry, versionOf } from './desk-access.ts';
import {
  flatProduct,
  hasTitle,
  productChanges,
  readProductFacts,
  tidyProduct,
  writeProducts,
} from './product-facts.ts';

const productsQuery = (supplierId: number, paging: Paging, edition: EditionKey): SQL => {
  const isOwn = sql`e.owner_id = ${supplierId}::integer and e.kind = 'product'`;
  return sql`
    with total as (select count(*)::integer as total from entry e where ${isOwn}),
      ${place(paging)},
      shown as (
        select e.* from entry e where ${isOwn} order by e.published_at desc, e.id desc ${paged(paging)})
    select total, ${paging.page}::integer as page, ${paging.rows}::integer as rows,
      (select coalesce(
        json_agg(
          json_build_object(
            'id', e.id, 'title', coalesce(${anyTitle(sql`e`, edition)}, ''), 'model', coalesce(e.details ->> 'model', ''),
            'parameters', case jsonb_typeof(e.details -> 'parameters')
              when 'array' then jsonb_array_length(e.details -> 'parameters') else 0 end,
            'published', e.published)
          order by e.published_at desc, e.id desc),
        '[]')
       from shown e) as list
    from place`;
};

/** `GET /memberApi/supplier/products` */
export const listProducts = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { supplier, ...paging } = readQuery(context, deskProducts.request);
    if (supplier === undefined || !(await isOwnSupplier(services.db, memberId, supplier)))
      return refuse(context, 'not_found');
    const [row] = await queryRows<object>(services.db, productsQuery(supplier, paging, context.get('edition')));
    return respond(context, row, caching.personal);
  });

/** `GET /memberApi/supplier/products/detail` */
export const showProduct = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { id } = readQuery(context, deskProduct.request);
    const found = id === undefined ? undefined : await productEntry(services.db, memberId, id);
    if (!found) return refuse(context, 'not_found');
    const facts = readProductFacts(found);
    const shown = { id: found.id, version: versionOf(flatProduct(facts)), industry: found.industry ?? '', facts };
    return respond(context, shown, caching.personal);
  });

/** `POST /memberApi/supplier/products` */
export const storeProduct = (services: Services) =>
  withBody(services, changeDeskProduct.request, async (context, memberId, { id, version, facts: written }) => {
    const checked = checkStoredParameters(written.parameters);
    if ('problems' in checked)
      return refuse(context, 'invalid_request', {
        data: { fields: ['facts.parameters'], problems: checked.problems },
      });
    if (!hasTitle(written)) return refuse(context, 'invalid_request', { data: { fields: ['facts.title'] } });
    await refuseTooOften(context, services, memberId, 'editing');
    const find = (tx: Database) => productEntry(tx, memberId, id, true);
    return atDesk(context, services, memberId, find, async (tx, found) => {
      const before = readProductFacts(found);
      const stored = versionOf(flatProduct(before));
      if (stored !== version) return { refusal: 'changed_meanwhile', data: { version: stored } };
      const searchKeywords = written.searchKeywords ?? before.searchKeywords;
      const after = tidyProduct({ ...written, parameters: checked.parameters, searchKeywords });
      const fields = productChanges(before, after);
      if (fields.length > 0) await writeProducts(tx, [{ id: found.id, facts: after }]);
      return { data: { version: versionOf(flatProduct(after)) }, changes: [{ entryId: found.id, fields }] };
    });
  });
