'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FAVOURITE_KINDS, favouritePath, type Favourite, type FavouriteKind } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Button } from '../../primitives/button/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Image, type ImageProps } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { LoginLink } from '../../parts/form/index.ts';
import * as css from './favourite-list.css.ts';

/** What is known of a member's favourites. */
export type FavouriteListState =
  /** Nobody is logged in: favourites belong to an account. */
  | { status: 'forMembers' }
  /** They are on their way. */
  | { status: 'loading' }
  /** They are there, the latest first. */
  | { status: 'ready'; items: readonly Favourite[] }
  /** They could not be had. */
  | { status: 'failed' };

/** Props of the list of favourites. */
export interface FavouriteListProps {
  /** The favourites, or why they are not shown. */
  state: FavouriteListState;
  /** Where a visitor logs in without JavaScript. */
  loginHref: string;
  /** Opens the login dialog instead. @default the link is followed */
  onLogin?: () => void;
  /** Removes one. @default there is no button for it */
  onRemove?: (favourite: Favourite) => void;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
}

/** Names of what can be a favourite. */
const kindNames: Readonly<Record<FavouriteKind, MessageDescriptor>> = {
  article: msg`Articles`,
  video: msg`Videos`,
  issue: msg`Magazines`,
  paper: msg`White papers`,
  supplier: msg`Suppliers`,
  product: msg`Products`,
  post: msg`Supply and demand`,
  show: msg`Exhibitions`,
};

/** Copy of the list of favourites. */
const messages = {
  loginFirst: msg`Please login first`,
  loginAdvice: msg`Your favourites are kept with your account, on every device.`,
  loading: msg`Loading favourites`,
  failed: msg`The favourites are temporarily unavailable`,
  retry: msg`Try again`,
  empty: msg`No data`,
  emptyAdvice: msg`Press the heart next to an article, a product or a supplier to find it here again.`,
  remove: (title: string) => msg`Remove from favourites: ${title}`,
} as const;

/** A member's favourites, by kind; a visitor is asked to log in (spec §6). */
export const FavouriteList = ({ state, loginHref, onLogin, onRemove, onRetry }: FavouriteListProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  switch (state.status) {
    case 'forMembers':
      return (
        <EmptyState
          icon="heart"
          title={t(messages.loginFirst)}
          message={t(messages.loginAdvice)}
          actions={<LoginLink href={loginHref} onLogin={onLogin} />}
        />
      );
    case 'loading':
      return (
        <div role="status" aria-busy aria-label={t(messages.loading)}>
          <SkeletonText lines={6} />
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          icon="warning"
          title={t(messages.failed)}
          actions={
            onRetry && (
              <Button variant="secondary" icon="refresh" onClick={onRetry}>
                {t(messages.retry)}
              </Button>
            )
          }
        />
      );
    case 'ready':
      return state.items.length === 0 ? (
        <EmptyState icon="heart" title={t(messages.empty)} message={t(messages.emptyAdvice)} />
      ) : (
        <div className={css.kinds}>
          {FAVOURITE_KINDS.map((kind) => ({ kind, items: state.items.filter((item) => item.kind === kind) }))
            .filter(({ items }) => items.length > 0)
            .map(({ kind, items }) => (
              <section key={kind} data-kind={kind}>
                <SectionHeading title={t(kindNames[kind])} note={formatNumber(items.length, edition)} />
                <ul className={css.list}>
                  {items.map((item) => (
                    <li key={item.id}>
                      <SavedItem item={item} onRemove={onRemove} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      );
  }
};

/** Covers and logos keep their whole outline. */
const shapes: Partial<Record<FavouriteKind, Pick<ImageProps, 'ratio' | 'width'>>> = {
  supplier: { ratio: '1:1', width: 72 },
  issue: { ratio: '3:4', width: 54 },
  paper: { ratio: '3:4', width: 54 },
};

const SavedItem = ({ item, onRemove }: { item: Favourite; onRemove: FavouriteListProps['onRemove'] }) => {
  const { t } = useLingui();
  return (
    <article className={css.item}>
      <div className={css.image}>
        <Image src={item.image} alt="" {...(shapes[item.kind] ?? { ratio: '4:3', width: 96 })} />
      </div>
      <div className={css.words}>
        <h3 className={css.title}>
          <Link href={favouritePath(item)} className={css.titleLink}>
            {item.title}
          </Link>
        </h3>
        <p className={css.saved}>
          <DateText instant={item.savedAt} />
        </p>
      </div>
      {onRemove && <IconButton icon="close" label={t(messages.remove(item.title))} onClick={() => onRemove(item)} />}
    </article>
  );
};
