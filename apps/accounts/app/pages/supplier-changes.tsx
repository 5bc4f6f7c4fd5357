import { useLingui } from '@lingui/react/macro';
import { listSupplierChanges } from '@millwright/api-client';
import type { DeskChange, Page as ListPage } from '@millwright/domain';
import { ChangeList } from '@millwright/ui/change-list';
import { useSearchParams } from 'react-router';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { ownSupplier, supplierQuery } from '../runtime/own-supplier.ts';
import { useData } from '../runtime/use-data.ts';
import { pageOf, Pager, ROWS, withinPages } from '../shell/pager.tsx';
import { SupplierPage } from '../shell/supplier-page.tsx';

/** A page of the changes of the supplier; null for who speaks for none. */
export async function load({ client, account, url, signal }: MemberVisit): Promise<ListPage<DeskChange> | null> {
  const supplier = ownSupplier(url.searchParams, account);
  if (supplier === undefined) return null;
  return withinPages(
    url,
    valueOrNotFound(await listSupplierChanges(client, supplier.id, { page: pageOf(url), rows: ROWS }, { signal })),
  );
}

/** Who changed what of the supplier and its products, and when. */
export function Page() {
  const { t } = useLingui();
  const changes = useData<typeof load>();
  const [query] = useSearchParams();
  return (
    <SupplierPage
      title={t`Changes`}
      lead={t`What you and your colleagues changed here, the latest first. The last 1,000 changes are stored.`}
    >
      {() =>
        changes && (
          <>
            <ChangeList
              state={{ status: 'ready', items: changes.items }}
              hrefOf={({ id }) => `/products/${id}${supplierQuery(query)}`}
            />
            <Pager page={changes.page} total={changes.total} />
          </>
        )
      }
    </SupplierPage>
  );
}
