'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QuoteDecision } from '@millwright/domain';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { statusNames } from './thread-status.tsx';

const open = msg`Open`;

const tones: Readonly<Record<QuoteDecision, BadgeTone>> = {
  open: 'brand',
  accepted: 'positive',
  declined: 'negative',
  expired: 'warning',
};

/** What became of a quote. */
export const DecisionBadge = ({ decision }: { decision: QuoteDecision }) => {
  const { t } = useLingui();
  return <Badge tone={tones[decision]}>{t(decision === 'open' ? open : statusNames[decision])}</Badge>;
};
