import { useLingui } from '@lingui/react/macro';
import { listThreads } from '@millwright/api-client';
import {
  THREAD_STATUSES,
  type Id,
  type Page as ListPage,
  type ThreadStatus,
  type ThreadSummary,
} from '@millwright/domain';
import { EmptyState } from '@millwright/ui/empty-state';
import { ThreadFilter, type ThreadChoice } from '@millwright/ui/thread-filter';
import { ThreadList } from '@millwright/ui/thread-list';
import { useSearchParams } from 'react-router';
import type { MemberVisit } from '../runtime/define-page.ts';
import { useAccount, useData } from '../runtime/use-data.ts';
import { NoSupplier } from '../shell/no-supplier.tsx';
import { Page as PageFrame } from '../shell/page.tsx';
import { loadRows, Pager } from '../shell/pager.tsx';

/** The status that a URL filters by; undefined for all. */
const statusOf = (query: URLSearchParams): ThreadStatus | undefined =>
  THREAD_STATUSES.find((status) => status === query.get('status'));

/** The supplier that a URL names, of those that the member speaks for; undefined for all. */
const supplierOf = (query: URLSearchParams, suppliers: readonly { id: Id }[]): Id | undefined =>
  suppliers.find(({ id }) => String(id) === query.get('supplier'))?.id;

/** A page of the threads of the member's suppliers. */
export function load(visit: MemberVisit): Promise<ListPage<ThreadSummary>> {
  const { searchParams } = visit.url;
  const filters = {
    role: 'supplier',
    status: statusOf(searchParams),
    supplier: supplierOf(searchParams, visit.account.suppliers),
  } as const;
  return loadRows(visit, (query, options) => listThreads(visit.client, { ...query, ...filters }, options));
}

/** The URL of the list with a choice, from its first page on. */
const withChoice = ({ supplier, status }: ThreadChoice): string =>
  `?${new URLSearchParams({ ...(supplier !== undefined && { supplier: String(supplier) }), ...(status && { status }) })}`;

/** What buyers have asked the suppliers that the member speaks for. */
export function Page() {
  const { t } = useLingui();
  const { suppliers } = useAccount();
  const [query] = useSearchParams();
  const { items, total, page } = useData<typeof load>();
  return (
    <PageFrame title={t`Inbox`} lead={suppliers.length === 1 ? suppliers[0]!.title : undefined}>
      {suppliers.length === 0 ? (
        <NoSupplier />
      ) : (
        <>
          <ThreadFilter
            suppliers={suppliers}
            choice={{ supplier: supplierOf(query, suppliers), status: statusOf(query) }}
            side="supplier"
            hrefOf={withChoice}
          />
          {items.length === 0 ? (
            <EmptyState title={t`No enquiries here`} message={t`You are told when one comes.`} icon="mail" />
          ) : (
            <ThreadList state={{ status: 'ready', items }} side="supplier" hrefOf={({ id }) => `/threads/${id}`} />
          )}
          <Pager page={page} total={total} />
        </>
      )}
    </PageFrame>
  );
}
