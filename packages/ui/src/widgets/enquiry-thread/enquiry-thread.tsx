'use client';

import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { quantityText, ThreadStatusBadge } from '../../parts/trade/index.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import * as css from './enquiry-thread.css.ts';
import { messages } from './enquiry-thread.messages.ts';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';
import { MessageComposer } from './message-composer.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadMessages } from './thread-messages.tsx';

/**
 * An enquiry with one supplier: what was asked, what both sides wrote since, and the place to reply. Each side writes
 * in its own language; a text in another one says so.
 */
export const EnquiryThread = (props: EnquiryThreadProps) => {
  const { thread, uploadHref, onEarlier, isEarlierComing = false, children } = props;
  const { t } = useLingui();
  const edition = useEdition();
  const { side, supplier, buyer, status, enquiry, blocked, messages: written, quotes, target } = thread;
  const other = side === 'buyer' ? supplier.title : [buyer.name, buyer.company].filter(Boolean).join(' · ');
  // What began at the supplier itself is about nothing else that has a name.
  const subject = target && target.id !== supplier.id ? target : null;
  const amount = quantityText(thread, edition, t);
  return (
    <section className={css.thread} aria-label={t`Conversation with ${other}`} data-side={side}>
      <header className={css.head}>
        <h2 className={css.title}>{[subject?.title ?? t(messages.enquiry), amount].join(' · ')}</h2>
        <ThreadStatusBadge status={status} side={side} />
        <div className={css.actions}>
          <ThreadActions key={thread.id} {...props} />
        </div>
      </header>
      <div className={css.columns}>
        <EnquiryFacts enquiry={enquiry} isOpen={side === 'supplier' || written.length === 0} uploadHref={uploadHref} />
        <div className={css.exchange}>
          {children}
          {thread.earlier && onEarlier && (
            <Button variant="secondary" className={css.earlier} loading={isEarlierComing} onClick={onEarlier}>
              {t(messages.earlier)}
            </Button>
          )}
          {/* A quote is a reply, too. */}
          {written.length === 0 && quotes.length === 0 && (
            <EmptyState
              icon="chat"
              title={t(messages.empty)}
              message={t(side === 'buyer' ? messages.emptyBuyer : messages.emptySupplier)}
            />
          )}
          {written.length > 0 && <ThreadMessages items={written} side={side} uploadHref={uploadHref} />}
          {blocked ? (
            <p className={css.blocked} role="status">
              {t(messages.blocked)}
            </p>
          ) : (
            <MessageComposer key={thread.id} {...props} other={other} />
          )}
        </div>
      </div>
    </section>
  );
};
