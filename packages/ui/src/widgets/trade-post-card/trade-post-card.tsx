'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type Post } from '@millwright/domain';
import { isoDay, type Instant } from '@millwright/i18n/dates';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '../../primitives/badge/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EntityCard, type CardProps } from '../entity-card/index.ts';

/** Props of the post card; those of every card besides. */
export interface TradePostCardProps extends CardProps {
  /** The post as lists know it. */
  post: Post;
  /** When the list is read: a post is out of date after its last day. Absent, none is. */
  now?: Instant;
}

/** Copy of the card of a post of the supply hall. */
const messages = {
  supply: msg`Supply`,
  demand: msg`Demand`,
  quantity: msg`Quantity`,
  byAgreement: msg`By agreement`,
  place: msg`Place`,
  validUntil: msg`Valid until`,
  noEnd: msg`No end date`,
  /** The last day is over. */
  expired: msg`Expired`,
} as const;

/**
 * A post of the supply hall: whether it offers or asks, how much, where, until when. Inert: a pure function of its
 * props.
 */
export const TradePostCard = ({ post, now, ...card }: TradePostCardProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const { side, quantity, unit, validUntil } = post;
  // Days of one zone as YYYY-MM-DD compare as texts; the last day still counts.
  const isExpired =
    now !== undefined &&
    validUntil !== null &&
    isoDay(validUntil, edition.formats) !== '' &&
    isoDay(validUntil, edition.formats) < isoDay(now, edition.formats);
  return (
    <EntityCard
      {...card}
      title={post.title}
      href={detailPath(side, post.id)}
      layout="adjacent"
      compared
      badges={
        <>
          <Badge tone={side === 'supply' ? 'brand' : 'signal'}>{t(messages[side])}</Badge>
          {isExpired && <Badge>{t(messages.expired)}</Badge>}
        </>
      }
      brief={post.brief}
      facts={[
        {
          label: t(messages.quantity),
          value: quantity === 0 ? t(messages.byAgreement) : `${formatNumber(quantity, edition)} ${unit}`.trim(),
        },
        { label: t(messages.place), value: post.place },
        {
          label: t(messages.validUntil),
          value: validUntil === null ? t(messages.noEnd) : <DateText instant={validUntil} />,
        },
      ]}
      meta={
        <>
          {post.company !== '' && `${post.company} · `}
          <DateText instant={post.publishedAt} />
        </>
      }
    />
  );
};
