import { useLingui } from '@lingui/react/macro';
import { declineThread } from '@millwright/api-client';
import type { Thread } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { Dialog } from '@millwright/ui/dialog';
import { Field } from '@millwright/ui/field';
import { Textarea } from '@millwright/ui/textarea';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomeOf, type Outcome } from '../runtime/calls.ts';
import { useServices } from '../runtime/services.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import * as css from './page.css.ts';

/** The longest reason of a refusal to quote, in characters. */
const REASON_LENGTH = 2000;

/** Props of {@link DeclineDialog}. */
export interface DeclineDialogProps {
  thread: Thread;
  /** It was done, or the visitor thought better of it. */
  onClose: () => void;
}

/** Says, once it is confirmed, that the supplier will not quote. */
export function DeclineDialog({ thread, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const decline = async () => {
    setSending(true);
    const result = outcomeOf(await declineThread(client, thread.id, reason.trim()));
    setSending(false);
    setOutcome(result);
    if (result.status === 'failed') return;
    onClose();
    void revalidate();
  };
  return (
    <Dialog open onClose={onClose} title={t`Decline to quote?`} closeLabel={t`Close`}>
      <div className={css.form}>
        <Field label={t`Reason`} hint={t`Optional. The buyer reads it.`}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={REASON_LENGTH}
            />
          )}
        </Field>
        <OutcomeNotice outcome={outcome} done="" />
        <div className={css.actions}>
          <Button loading={isSending} onClick={() => void decline()}>
            {t`Do not quote`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t`Back`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
