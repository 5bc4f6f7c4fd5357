import type { Contact } from '@millwright/domain';

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
  /** Asks again. @default there is no button for it */
  onRetry?: () => void;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}
