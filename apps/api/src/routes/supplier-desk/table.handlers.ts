import { productTable, uploadProductTable } from '@millwright/api-client/contract';
import { TABLE_ROWS_MAX, type TableProblem } from '@millwright/domain';
import { attachmentAs } from '../../http/attachment.ts';
import { caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { createConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember } from '../../members/for-member.ts';
import { checkRows, idsIn, readHead } from './check-table.ts';
import { atDesk, isOwnSupplier, lockProducts, productsOf, supplierEntry, type DeskOutcome } from './desk-access.ts';
import { parseTableFile } from '../../transfer/parse-table.ts';
import { productChanges, writeProducts } from './product-facts.ts';
import { writeTable } from './product-table.ts';

/** Mistakes that are reported at once. */
const mostProblems = 100;

/** `GET /memberApi/supplier/products/file` */
export const sendTable = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { supplier, part = 1 } = readQuery(context, productTable.request);
    if (supplier === undefined || !(await isOwnSupplier(services.db, memberId, supplier)))
      return refuse(context, 'not_found', { status: 404 });
    await refuseTooOften(context, services, memberId, 'table');
    const products = await productsOf(services.db, supplier, { rows: TABLE_ROWS_MAX, part });
    const name = `products-${supplier}${part > 1 ? `-${part}` : ''}.csv`;
    return context.body(writeTable(products), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachmentAs(name, name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': caching.personal,
    });
  });

const wrong = (problems: readonly TableProblem[]): DeskOutcome => ({
  refusal: 'table_wrong',
  data: { problems: problems.slice(0, mostProblems), total: problems.length },
});

const wrongAt = (line: number, mistake: TableProblem['mistake']): DeskOutcome =>
  wrong([{ line, column: '', mistake, value: '' }]);

/** `POST /memberApi/supplier/products/file`: all of it or nothing. */
export function takeTable(services: Services) {
  // Each is in memory as a whole.
  const withinLimit = createConcurrencyLimit({ running: 2, waiting: 32 });
  return forMember(services, async (context, memberId) => {
    await refuseTooOften(context, services, memberId, 'table');
    const { supplier } = readQuery(context, uploadProductTable.request);
    if (supplier === undefined || !(await isOwnSupplier(services.db, memberId, supplier)))
      return refuse(context, 'not_found');
    return withinLimit(async () => {
      // The head, the rows, and one more, by which it is seen that there are too many.
      const parsed = parseTableFile(new Uint8Array(await context.req.arrayBuffer()), TABLE_ROWS_MAX + 2);
      return atDesk(
        context,
        services,
        memberId,
        (tx) => supplierEntry(tx, memberId, supplier, true),
        async (tx): Promise<DeskOutcome> => {
          if ('wrongLine' in parsed) return wrongAt(parsed.wrongLine, 'noTable');
          const [first, ...rows] = parsed.rows;
          if (!first) return wrongAt(1, 'noTable');
          if (rows.length > TABLE_ROWS_MAX) return wrongAt(rows[TABLE_ROWS_MAX]!.line, 'tooManyRows');
          const head = readHead(first);
          if ('problems' in head) return wrong(head.problems);
          const products = await lockProducts(tx, supplier, idsIn(rows, head.columns));
          const checked = checkRows(rows, head.columns, products);
          if ('problems' in checked) return wrong(checked.problems);
          await writeProducts(tx, checked.changes);
          return {
            data: { rows: rows.length, changed: checked.changes.length },
            changes: checked.changes.map(({ id, before, facts }) => ({
              entryId: id,
              fields: productChanges(before, facts),
            })),
          };
        },
      );
    });
  });
}
