'use client';

import { useLingui } from '@lingui/react/macro';
import { detailPath } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '../../primitives/badge/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EntityCard } from '../entity-card/index.ts';
import { messages } from './trade-post-card.messages.ts';
import type { TradePostCardProps } from './trade-post-card.types.ts';

/**
 * A post of the supply hall: whether it offers or asks, how much, where, until when. Inert: a pure function of its
 * props.
 */
export const TradePostCard = ({ post, now, ...card }: TradePostCardProps) => {
  const { t } = useLingui();
  const { key } = useEdition();
  const { side, quantity, unit, validUntil } = post;
  // Days of one zone as YYYY-MM-DD compare as texts; the last day still counts.
  const isExpired =
    now !== undefined &&
    validUntil !== null &&
    formatDate(validUntil) !== '' &&
    formatDate(validUntil) < formatDate(now);
  return (
    <EntityCard
      {...card}
      title={post.title}
      href={detailPath(side, post.id)}
      layout="beside"
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
          value: quantity === 0 ? t(messages.byAgreement) : `${formatNumber(quantity, key)} ${unit}`.trim(),
        },
        { label: t(messages.place), value: post.place },
        {
          label: t(messages.validUntil),
          value: validUntil === null ? t(messages.noEnd) : <DateText instant={validUntil} />,
        },
      ]}
      meta={<DateText instant={post.publishedAt} />}
    />
  );
};
