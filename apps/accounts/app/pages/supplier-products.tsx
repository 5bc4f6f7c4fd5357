import { useLingui } from '@lingui/react/macro';
import {
  failureMessage,
  listSupplierProducts,
  productTableUrl,
  uploadProductTable,
  wrongTable,
} from '@millwright/api-client';
import { TABLE_ROWS_MAX, type DeskProductSummary, type Id, type Page as ListPage } from '@millwright/domain';
import { Badge } from '@millwright/ui/badge';
import { LinkButton } from '@millwright/ui/button';
import { EmptyState } from '@millwright/ui/empty-state';
import { Link } from '@millwright/ui/link';
import { Table, type TableColumn } from '@millwright/ui/table';
import type { SendTable } from '@millwright/ui/table-upload';
import { lazy, Suspense } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { MemberVisit } from '../runtime/define-page.ts';
import { loadOfSupplier, supplierQuery } from '../runtime/own-supplier.ts';
import { useServices } from '../runtime/services.ts';
import { useData } from '../runtime/use-data.ts';
import * as css from '../shell/page.css.ts';
import { loadRows, Pager } from '../shell/pager.tsx';
import { SupplierPage } from '../shell/supplier-page.tsx';

const TableUpload = lazy(async () => ({ default: (await import('@millwright/ui/table-upload')).TableUpload }));

/** A page of the supplier's products; null for who speaks for none. */
export const load = (visit: MemberVisit): Promise<ListPage<DeskProductSummary> | null> =>
  loadOfSupplier(visit, (id) =>
    loadRows(visit, (query, options) => listSupplierProducts(visit.client, id, query, options)),
  );

/** The products of a page. */
function Products({ products }: { products: readonly DeskProductSummary[] }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const columns: TableColumn<DeskProductSummary>[] = [
    {
      id: 'title',
      header: t`Product`,
      rowHeader: true,
      cell: ({ id, title }) => (
        <Link className={css.link} href={`/products/${id}${supplierQuery(query)}`}>
          {title}
        </Link>
      ),
    },
    { id: 'model', header: t`Model`, cell: ({ model }) => model || '–' },
    { id: 'parameters', header: t`Parameters`, align: 'end', cell: ({ parameterCount }) => parameterCount },
    {
      id: 'state',
      header: t`Status`,
      cell: ({ isPublished }) => (
        <span>
          <Badge tone={isPublished ? 'positive' : 'neutral'}>{isPublished ? t`On the portal` : t`Not published`}</Badge>
        </span>
      ),
    },
  ];
  return <Table caption={t`Products`} hideCaption columns={columns} rows={products} rowId={({ id }) => String(id)} />;
}

/** All products as a table to download, and to send back. */
function AsTable({ supplier, total }: { supplier: Id; total: number }) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const send: SendTable = async (file, options) => {
    const result = await uploadProductTable(client, supplier, file, options);
    if (result.ok) {
      void revalidate();
      return { status: 'stored', ...result.value };
    }
    const report = wrongTable(result.failure);
    return report ? { status: 'wrong', ...report } : { status: 'failed', message: failureMessage(result.failure) };
  };
  const tableHref = (part: number): string => {
    const { pathname, search } = new URL(productTableUrl(client, supplier, part));
    return pathname + search;
  };
  const parts = Array.from({ length: Math.ceil(total / TABLE_ROWS_MAX) }, (_, at) => at + 1);
  return (
    <section className={css.card} aria-labelledby="as-table">
      <h2 className={css.subtitle} id="as-table">{t`All products as a table`}</h2>
      <p className={css.lead}>
        {t`Download the table, change it in a spreadsheet program, and send it back as CSV. Write 3000 for a value, 30..120 for a range, ..40 for at most and 11.. for at least. An empty cell removes a parameter.`}
      </p>
      <div className={css.actions}>
        {parts.map((part) => (
          <LinkButton key={part} href={tableHref(part)} variant="secondary" icon="download">
            {parts.length === 1 ? t`Download` : t`Download part ${part}`}
          </LinkButton>
        ))}
      </div>
      <Suspense>
        <TableUpload send={send} />
      </Suspense>
    </section>
  );
}

/** The products of the supplier. */
export function Page() {
  const { t } = useLingui();
  const products = useData<typeof load>();
  return (
    <SupplierPage
      title={t`Products`}
      lead={t`Names, descriptions and parameters of your products. The editors add and remove products.`}
    >
      {({ id }) =>
        products &&
        (products.total === 0 ? (
          <EmptyState title={t`No products yet`} message={t`The editors add them; write to them.`} icon="search" />
        ) : (
          <>
            <Products products={products.items} />
            <Pager page={products.page} total={products.total} />
            <AsTable key={id} supplier={id} total={products.total} />
          </>
        ))
      }
    </SupplierPage>
  );
}
