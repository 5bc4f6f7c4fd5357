'use client';

import { useLingui } from '@lingui/react/macro';
import { isExpired, type Quote } from '@millwright/domain';
import { useState } from 'react';
import { useConfirmedAction, type ConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { ConfirmDialog } from '../../parts/trade/index.ts';
import * as css from './quote-table.css.ts';
import { messages } from './quote-table.messages.ts';
import type { QuoteTableProps, QuoteVerdict } from './quote-table.types.ts';

/** The longest reason, as the server takes it. */
const reasonLength = 2000;

/** A decision that the buyer is asked about. */
interface WantedDecision {
  action: ConfirmedAction;
  /** What is decided; null until something is. */
  verdict: QuoteVerdict | null;
  /** The buyer wants to decide. */
  want: (quote: Quote, decision: QuoteVerdict['decision']) => void;
  /** The buyer writes a reason. */
  onReason: (reason: string) => void;
}

/** The one decision that is asked about at a time. */
export const useDecision = ({ onDecide, clock }: Pick<QuoteTableProps, 'onDecide' | 'clock'>): WantedDecision => {
  const [verdict, setVerdict] = useState<QuoteVerdict | null>(null);
  const action = useConfirmedAction(
    async () =>
      verdict && onDecide ? onDecide({ ...verdict, reason: verdict.reason.trim() }) : { status: 'failed' as const },
    clock,
  );
  return {
    action,
    verdict,
    want: (quote, decision) => {
      setVerdict({ quote, decision, reason: '' });
      action.want();
    },
    onReason: (reason) => setVerdict((current) => current && { ...current, reason }),
  };
};

/** Asks whether a quote is accepted or declined; declining may have a reason. */
export const DecisionDialog = ({ action, verdict, onReason }: Omit<WantedDecision, 'want'>) => {
  const { t } = useLingui();
  if (!verdict) return null;
  const { quote, decision, reason } = verdict;
  const isAccepted = decision === 'accepted';
  const name = quote.supplier.title;
  return (
    <ConfirmDialog
      action={action}
      title={isAccepted ? t`Accept the quote of ${name}?` : t`Decline the quote of ${name}?`}
      description={t(isAccepted ? messages.acceptText : messages.declineText)}
      confirm={t(isAccepted ? messages.accept : messages.decline)}
      negative={!isAccepted}
    >
      {!isAccepted && (
        <Field label={t(messages.reason)} hint={t(messages.reasonHint)}>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              value={reason}
              maxLength={reasonLength}
              rows={3}
              onChange={({ target }) => onReason(target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
};

/** Whether the buyer may decide on a quote: it was not decided, and still holds. */
export const isOpen = (quote: Quote, today: string): boolean => quote.decision === 'open' && !isExpired(quote, today);

/** Props of {@link DecisionRow}. */
export interface DecisionRowProps extends Pick<QuoteTableProps, 'quotes' | 'today'> {
  /** The buyer wants to decide. */
  onWant: WantedDecision['want'];
}

/** The line of the buttons: what was decided, or no longer holds, has none. */
export const DecisionRow = ({ quotes, today, onWant }: DecisionRowProps) => {
  const { t } = useLingui();
  if (!quotes.some((quote) => isOpen(quote, today))) return null;
  return (
    <tr className={css.decisions}>
      <th scope="row" className={css.point}>
        {t(messages.decision)}
      </th>
      {quotes.map((quote) => {
        const name = quote.supplier.title;
        return (
          <td key={quote.id} className={css.cell}>
            {isOpen(quote, today) && (
              <span className={css.buttons}>
                <Button size="small" aria-label={t`Accept: ${name}`} onClick={() => onWant(quote, 'accepted')}>
                  {t(messages.accept)}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t`Decline: ${name}`}
                  onClick={() => onWant(quote, 'declined')}
                >
                  {t(messages.decline)}
                </Button>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
};
