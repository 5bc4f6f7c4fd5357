import { useLingui } from '@lingui/react/macro';
import { declineThread, sendQuote } from '@millwright/api-client';
import { ENQUIRY_LIMITS, type Thread } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { Dialog } from '@millwright/ui/dialog';
import { Field } from '@millwright/ui/field';
import { SkeletonText } from '@millwright/ui/skeleton';
import { Textarea } from '@millwright/ui/textarea';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomeOf, sendOutcomeOf, type Outcome } from '../runtime/calls.ts';
import { useServices } from '../runtime/services.ts';
import { useToday } from '../runtime/use-today.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import * as css from './page.css.ts';

/** Fetched when it is opened. */
const QuoteForm = lazy(async () => ({ default: (await import('@millwright/ui/quote-form')).QuoteForm }));

/** The longest reason of a refusal to quote, in characters. */
const REASON_LENGTH = 2000;

/** What the supplier's people can do in a thread that waits for them. */
interface ActionProps {
  thread: Thread;
  /** It was done, or the visitor thought better of it. */
  onClose: () => void;
}

/** Says, once it is confirmed, that the supplier will not quote. */
function DeclineDialog({ thread, onClose }: ActionProps) {
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

/** The form of a quote. */
function Quoting({ thread, onClose }: ActionProps) {
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { id, quantity, unit, enquiry } = thread;
  return (
    <QuoteForm
      threadId={id}
      quantity={quantity}
      unit={unit}
      today={useToday()}
      incoterm={enquiry.incoterm}
      onSend={async (quote, key) => {
        const outcome = sendOutcomeOf(await sendQuote(client, id, quote, key));
        if (outcome.status === 'sent') {
          onClose();
          void revalidate();
        }
        return outcome;
      }}
    />
  );
}

/** How the supplier's people answer besides by a message: a quote, or that there will be none. */
export function SupplierActions({ thread }: Pick<ActionProps, 'thread'>) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'quote' | 'decline' | null>(null);
  const { status, quotes, blocked } = thread;
  const close = () => setOpen(null);
  const isOver = status === 'accepted' || status === 'declined';
  if (blocked || isOver) return null;
  const mayQuote = quotes.length < ENQUIRY_LIMITS.quotes;
  return (
    <section className={css.card} aria-label={t`Your answer`}>
      {open === 'quote' ? (
        <Suspense fallback={<SkeletonText />}>
          <Quoting thread={thread} onClose={close} />
        </Suspense>
      ) : (
        <div className={css.actions}>
          {mayQuote && (
            <Button onClick={() => setOpen('quote')}>
              {quotes.length > 0 ? t`Write another quote` : t`Write a quote`}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setOpen('decline')}>
            {t`Decline to quote`}
          </Button>
        </div>
      )}
      {open === 'decline' && <DeclineDialog thread={thread} onClose={close} />}
    </section>
  );
}
