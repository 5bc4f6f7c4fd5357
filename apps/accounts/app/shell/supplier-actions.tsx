import { useLingui } from '@lingui/react/macro';
import { declineThread, sendQuote, sendOutcomeOf } from '@millwright/api-client';
import { ENQUIRY_LIMITS, nextThreadStatus, type Thread } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { DeclineDialog } from '@millwright/ui/decline-dialog';
import { SkeletonText } from '@millwright/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../runtime/services.ts';
import { useToday } from '../runtime/use-today.ts';
import { Opened, useFocusBack } from './opened.tsx';
import * as css from './page.css.ts';

// Fetched when it is opened.
const QuoteForm = lazy(async () => ({ default: (await import('@millwright/ui/quote-form')).QuoteForm }));

/** What the supplier's people can do in a thread that waits for them. */
interface ActionProps {
  thread: Thread;
  /** It was done, or the visitor thought better of it. */
  onClose: () => void;
}

/** The form of a quote. What was written is a draft until it is sent. */
function Quoting({ thread, onClose }: ActionProps) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { id, quantity, unit, enquiry } = thread;
  return (
    <Opened className={css.part}>
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
      <div className={css.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t`Back`}
        </Button>
      </div>
    </Opened>
  );
}

/** How the supplier's people answer besides by a message: a quote, or that there will be none. */
export function SupplierActions({ thread }: Pick<ActionProps, 'thread'>) {
  const { t } = useLingui();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const [isQuoting, setQuoting] = useState(false);
  const buttons = useFocusBack(isQuoting);
  const { id, status, quotes, blocked } = thread;
  const mayQuote = nextThreadStatus(status, 'quote') !== null && quotes.length < ENQUIRY_LIMITS.quotes;
  const mayDecline = nextThreadStatus(status, 'refuse') !== null;
  if (blocked || !(mayQuote || mayDecline)) return null;
  const decline = async (reason: string) => {
    const outcome = sendOutcomeOf(await declineThread(client, id, reason));
    if (outcome.status === 'sent') void revalidate();
    return outcome;
  };
  return (
    <section className={css.card} aria-label={t`Your answer`}>
      {isQuoting ? (
        <Suspense fallback={<SkeletonText />}>
          <Quoting thread={thread} onClose={() => setQuoting(false)} />
        </Suspense>
      ) : (
        <div ref={buttons} className={css.actions}>
          {mayQuote && (
            <Button onClick={() => setQuoting(true)}>
              {quotes.length > 0 ? t`Write another quote` : t`Write a quote`}
            </Button>
          )}
          {mayDecline && <DeclineDialog onDecline={decline} />}
        </div>
      )}
    </section>
  );
}
