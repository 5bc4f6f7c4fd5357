'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import { useConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { ConfirmDialog } from '../../parts/trade/index.ts';
import * as css from './decline-dialog.css.ts';

/** Copy of the decline dialog. */
const messages = {
  open: msg`Decline to quote`,
  title: msg`Decline to quote?`,
  text: msg`The buyer sees that there will be no quote from you.`,
  reason: msg`Reason`,
  reasonHint: msg`Optional. The buyer reads it.`,
  confirm: msg`Do not quote`,
  done: msg`You have declined to quote.`,
} as const;

/** The longest reason, as the server takes it. */
const reasonLength = 2000;

/** Props of {@link DeclineDialog}. */
export interface DeclineDialogProps {
  /**
   * Declines, with a reason that may be empty. It may reject, which counts as unreachable, or never settle. Afterwards
   * the thread has another status, and the page no longer shows this.
   */
  onDecline: (reason: string) => Promise<SendOutcome>;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}

/**
 * How a supplier says that it will not quote: a button, and the question behind it, with room for a reason. What was
 * written stays until it was sent.
 */
export const DeclineDialog = ({ onDecline, clock }: DeclineDialogProps) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const action = useConfirmedAction(() => onDecline(reason.trim()), clock);
  const isDone = action.state === 'done';
  return (
    <>
      {!isDone && (
        <Button variant="secondary" onClick={action.want}>
          {t(messages.open)}
        </Button>
      )}
      <ConfirmDialog
        action={action}
        title={t(messages.title)}
        description={t(messages.text)}
        confirm={t(messages.confirm)}
        negative
      >
        <Field label={t(messages.reason)} hint={t(messages.reasonHint)}>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={reasonLength}
              leftText={(count) => t`Characters left: ${count}`}
              rows={3}
            />
          )}
        </Field>
      </ConfirmDialog>
      <p className={css.done} role="status">
        {isDone && t(messages.done)}
      </p>
    </>
  );
};
