'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Contact } from '@millwright/domain';
import { Button } from '../../primitives/button/index.ts';
import { SectionHeading } from '../../primitives/section-heading/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { emailFact, FactsTable, phoneFact } from '../facts-table/index.ts';
import { LoginLink } from '../../parts/form/index.ts';
import * as css from './contact-block.css.ts';

/** What is known of a contact. */
export type ContactState =
  /** Nobody is logged in: contacts are for members. */
  | { status: 'forMembers' }
  /** It is on its way. */
  | { status: 'loading' }
  /** It is there; what it does not state is left out. */
  | { status: 'ready'; contact: Contact }
  /** It could not be had. */
  | { status: 'failed' };

/** Props of the contact block. */
export interface ContactBlockProps {
  /** The contact, or why it is not shown. */
  state: ContactState;
  /** Where a visitor logs in without JavaScript. */
  loginHref: string;
  /** Opens the login dialog instead. @default the link is followed */
  onLogin?: () => void;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** Copy of the contact block. */
const messages = {
  title: msg`Contact details`,
  forMembers: msg`Log in to see how to reach them.`,
  loading: msg`Loading the contact`,
  failed: msg`The contact is temporarily unavailable.`,
  retry: msg`Try again`,
  none: msg`They have not stated how to reach them. Ask by an enquiry.`,
  person: msg`Contact person`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  address: msg`Address`,
} as const;

/** How a supplier, or the author of a post, is reached: for members; a visitor is asked to log in (spec §6). */
export const ContactBlock = ({ state, loginHref, onLogin, onRetry, headingLevel = 2 }: ContactBlockProps) => {
  const { t } = useLingui();
  return (
    <section data-state={state.status} aria-busy={state.status === 'loading' || undefined}>
      <SectionHeading title={t(messages.title)} level={headingLevel} />
      <div className={css.block}>
        {state.status === 'forMembers' && (
          <>
            <p className={css.note}>{t(messages.forMembers)}</p>
            <LoginLink href={loginHref} variant="secondary" onLogin={onLogin} />
          </>
        )}
        {state.status === 'loading' && (
          <div className={css.whole} role="status" aria-label={t(messages.loading)}>
            <SkeletonText lines={3} />
          </div>
        )}
        {state.status === 'failed' && (
          <>
            <p className={css.note}>{t(messages.failed)}</p>
            {onRetry && (
              <Button variant="secondary" icon="refresh" onClick={onRetry}>
                {t(messages.retry)}
              </Button>
            )}
          </>
        )}
        {state.status === 'ready' && <ContactFacts {...state.contact} />}
      </div>
    </section>
  );
};

const ContactFacts = ({ person, phone, email, address }: Contact) => {
  const { t } = useLingui();
  if (![person, phone, email, address].some(Boolean)) return <p className={css.note}>{t(messages.none)}</p>;
  return (
    <div className={css.whole}>
      <FactsTable
        facts={[
          { label: t(messages.person), value: person },
          phoneFact(t(messages.phone), phone),
          emailFact(t(messages.email), email),
          { label: t(messages.address), value: address },
        ]}
      />
    </div>
  );
};
