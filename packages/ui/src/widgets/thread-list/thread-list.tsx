'use client';

import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Side, ThreadSummary } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ListFrame, type ListState } from '../../parts/rows/index.ts';
import { MomentText, quantityText, ThreadStatusBadge } from '../../parts/trade/index.ts';
import * as css from './thread-list.css.ts';

/** Props of {@link ThreadList}. */
export interface ThreadListProps {
  /** The threads, or why they are not shown. */
  state: ListState<ThreadSummary>;
  /** Whose side reads the list: the buyer sees suppliers, the supplier's people see buyers. */
  side: Side;
  /** Where a conversation is. */
  hrefOf: (thread: ThreadSummary) => string;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
  /** What leads on from an empty list, such as a link to suppliers. @default nothing */
  emptyActions?: ReactNode;
}

/** Copy of the list of threads. */
const messages = {
  label: msg`Conversations`,
  loading: msg`Loading conversations`,
  failed: msg`The conversations are temporarily unavailable`,
  empty: msg`No conversations yet`,
  emptyBuyer: msg`Send an enquiry to a supplier: its answer stands here.`,
  emptySupplier: msg`As soon as a buyer sends an enquiry, it stands here.`,
  unread: (count: number) => msg`${plural(count, { one: '# unread', other: '# unread' })}`,
} as const;

/** Enquiries with single suppliers: with whom, about what, where each stands, what is unread. For both sides. */
export const ThreadList = ({ state, side, hrefOf, onRetry, emptyActions }: ThreadListProps) => {
  const { t } = useLingui();
  return (
    <ListFrame
      state={state}
      label={t(messages.label)}
      loading={t(messages.loading)}
      failed={t(messages.failed)}
      empty={
        <EmptyState
          icon="chat"
          title={t(messages.empty)}
          message={t(side === 'buyer' ? messages.emptyBuyer : messages.emptySupplier)}
          actions={emptyActions}
        />
      }
      onRetry={onRetry}
    >
      {(thread) => (
        <li key={thread.id} className={css.row} data-unread={thread.unread > 0 || undefined}>
          <ThreadRow thread={thread} side={side} href={hrefOf(thread)} />
        </li>
      )}
    </ListFrame>
  );
};

const ThreadRow = ({ thread, side, href }: { thread: ThreadSummary; side: Side; href: string }) => {
  const { t } = useLingui();
  const edition = useEdition();
  const { supplier, buyer, target, status, unread, lastAt } = thread;
  const other = side === 'buyer' ? supplier.title : [buyer.name, buyer.company].filter(Boolean).join(' · ');
  const amount = quantityText(thread, edition, t);
  // People may speak for several suppliers. What began at a supplier itself has no name of its own.
  const subject = target?.id === supplier.id ? null : target?.title;
  const about = [side === 'supplier' && supplier.title, subject, amount].filter(Boolean).join(' · ');
  return (
    <>
      <div className={css.words}>
        <Link href={href} className={css.other}>
          {other}
        </Link>
        <p className={css.about}>{about}</p>
      </div>
      <div className={css.marks}>
        {unread > 0 && <Badge tone="signal">{t(messages.unread(unread))}</Badge>}
        <ThreadStatusBadge status={status} side={side} />
        <MomentText instant={lastAt} className={css.moment} />
      </div>
    </>
  );
};
