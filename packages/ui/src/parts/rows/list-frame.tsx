'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import * as css from './rows.css.ts';

/** What is known of a list. */
export type ListState<Item> =
  /** It is on its way. */
  | { status: 'loading' }
  /** It is there, in the order shown. */
  | { status: 'ready'; items: readonly Item[] }
  /** It could not be had. */
  | { status: 'failed' };

/** Props of {@link ListFrame}. */
export interface ListFrameProps<Item> {
  /** The items, or why they are not shown. */
  state: ListState<Item>;
  /** What the list is called. */
  label: string;
  /** What is said while it is on its way. */
  loading: string;
  /** What is said where it could not be had. */
  failed: string;
  /** What stands in place of an empty list. */
  empty: ReactNode;
  /** Tries again. @default there is no button for it */
  onRetry?: (() => void) | undefined;
  /** A row of the list, with its key. */
  children: (item: Item, at: number) => ReactNode;
}

const retry = msg`Try again`;

/** A list of rows, or why there is none. */
export const ListFrame = <Item,>(props: ListFrameProps<Item>) => {
  const { state, label, loading, failed, empty, onRetry, children } = props;
  const { t } = useLingui();
  if (state.status === 'loading')
    return (
      <div role="status" aria-busy aria-label={loading}>
        <SkeletonText lines={6} />
      </div>
    );
  if (state.status === 'failed')
    return (
      <EmptyState
        icon="warning"
        title={failed}
        actions={
          onRetry && (
            <Button variant="secondary" icon="refresh" onClick={onRetry}>
              {t(retry)}
            </Button>
          )
        }
      />
    );
  if (state.items.length === 0) return empty;
  return (
    <ul className={css.list} aria-label={label}>
      {state.items.map(children)}
    </ul>
  );
};
