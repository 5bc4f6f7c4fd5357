'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { THREAD_STATUSES, type Id, type Side, type ThreadStatus } from '@millwright/domain';
import { statusName } from '../../parts/trade/thread-status.tsx';
import { LinkTabs } from '../link-tabs/index.ts';
import * as css from './thread-filter.css.ts';

/** Which threads are listed; what is absent narrows nothing. */
export interface ThreadChoice {
  /** Those of one supplier. */
  supplier?: Id | undefined;
  /** Those at one status. */
  status?: ThreadStatus | undefined;
}

/** Props of {@link ThreadFilter}. */
export interface ThreadFilterProps {
  /** The suppliers to choose from; fewer than two are no choice, and are not shown. */
  suppliers: readonly { id: Id; title: string }[];
  /** What is chosen. */
  choice: ThreadChoice;
  /** Whose side reads the list: what a buyer has sent is new to the supplier's people. */
  side: Side;
  /** Where the list with a choice is, from its first page on. */
  hrefOf: (choice: ThreadChoice) => string;
}

/** Copy of the filter. */
const messages = {
  supplier: msg`Supplier`,
  allSuppliers: msg`All suppliers`,
  status: msg`Status`,
  all: msg`All`,
} as const;

/**
 * Narrows a list of threads to one supplier, to one status or to both. Each choice is a link, so that it can be opened
 * in a tab of its own and sent to a colleague. Inert: a pure function of its props.
 */
export const ThreadFilter = ({ suppliers, choice, side, hrefOf }: ThreadFilterProps) => {
  const { t } = useLingui();
  const { supplier, status } = choice;
  return (
    <div className={css.filter}>
      {suppliers.length > 1 && (
        <LinkTabs
          label={t(messages.supplier)}
          tabs={[
            { label: t(messages.allSuppliers), href: hrefOf({ status }), current: supplier === undefined },
            ...suppliers.map(({ id, title }) => ({
              label: title,
              href: hrefOf({ supplier: id, status }),
              current: supplier === id,
            })),
          ]}
        />
      )}
      <LinkTabs
        label={t(messages.status)}
        tabs={[
          { label: t(messages.all), href: hrefOf({ supplier }), current: status === undefined },
          ...THREAD_STATUSES.map((one) => ({
            label: t(statusName(one, side)),
            href: hrefOf({ supplier, status: one }),
            current: status === one,
          })),
        ]}
      />
    </div>
  );
};
