'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Side, ThreadStatus } from '@millwright/domain';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';

/** What each status is called. */
export const statusNames: Readonly<Record<ThreadStatus, MessageDescriptor>> = {
  sent: msg`Sent`,
  read: msg`Read`,
  answered: msg`Answered`,
  quoted: msg`Quoted`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  expired: msg`Expired`,
};

/** A supplier has received what a buyer has sent. */
const received = msg`New`;

/** What a status is called to a side. */
export const statusName = (status: ThreadStatus, side: Side): MessageDescriptor =>
  side === 'supplier' && status === 'sent' ? received : statusNames[status];

const tones: Readonly<Record<ThreadStatus, BadgeTone>> = {
  sent: 'neutral',
  read: 'neutral',
  answered: 'brand',
  quoted: 'signal',
  accepted: 'positive',
  declined: 'negative',
  expired: 'warning',
};

/** Props of {@link ThreadStatusBadge}. */
export interface ThreadStatusBadgeProps {
  /** Where the enquiry stands with the supplier. */
  status: ThreadStatus;
  /** Whose side reads it. */
  side: Side;
}

/** Where an enquiry stands with a supplier. */
export const ThreadStatusBadge = ({ status, side }: ThreadStatusBadgeProps) => {
  const { t } = useLingui();
  const isNew = side === 'supplier' && status === 'sent';
  return <Badge tone={isNew ? 'signal' : tones[status]}>{t(statusName(status, side))}</Badge>;
};
