'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ThreadStatusBadge } from '../trade-parts/index.ts';
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
  const { side, supplier, buyer, status, enquiry, blocked } = thread;
  const other = side === 'buyer' ? supplier.title : [buyer.name, buyer.company].filter(Boolean).join(', ');
  return (
    <section className={css.thread} aria-label={t`Conversation with ${other}`} data-side={side}>
      <header className={css.head}>
        <h2 className={css.title}>{other}</h2>
        <ThreadStatusBadge status={status} side={side} />
        <div className={css.actions}>
          <ThreadActions key={thread.id} {...props} />
        </div>
      </header>
      <EnquiryFacts
        enquiry={enquiry}
        isOpen={side === 'supplier' || thread.messages.length === 0}
        uploadHref={uploadHref}
      />
      {children}
      {thread.earlier && onEarlier && (
        <Button variant="secondary" className={css.earlier} loading={isEarlierComing} onClick={onEarlier}>
          {t(messages.earlier)}
        </Button>
      )}
      {thread.messages.length === 0 ? (
        <EmptyState
          icon="chat"
          title={t(messages.empty)}
          message={t(side === 'buyer' ? messages.emptyBuyer : messages.emptySupplier)}
        />
      ) : (
        <ThreadMessages items={thread.messages} side={side} uploadHref={uploadHref} />
      )}
      {blocked ? (
        <p className={css.blocked} role="status">
          {t(messages.blocked)}
        </p>
      ) : (
        <MessageComposer key={thread.id} {...props} other={other} />
      )}
    </section>
  );
};
