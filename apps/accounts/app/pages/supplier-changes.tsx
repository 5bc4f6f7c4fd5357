import { useLingui } from '@lingui/react/macro';
import { listSupplierChanges } from '@millwright/api-client';
import type { DeskChange, Page as ListPage } from '@millwright/domain';
import { ChangeList } from '@millwright/ui/change-list';
import { useSearchParams } from 'react-router';
import type { MemberVisit } from '../runtime/define-page.ts';
import { loadOfSupplier, supplierQuery } from '../runtime/own-supplier.ts';
import { useData } from '../runtime/use-data.ts';
import { loadRows, Pager } from '../shell/pager.tsx';
import { SupplierPage } from '../shell/supplier-page.tsx';

/** A page of the changes of the supplier; null for who speaks for none. */
export const load = (visit: MemberVisit): Promise<ListPage<DeskChange> | null> =>
  loadOfSupplier(visit, (id) =>
    loadRows(visit, (query, options) => listSupplierChanges(visit.client, id, query, options)),
  );

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
