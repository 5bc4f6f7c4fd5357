import type { EnquiryForm as Enquiry, Id } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { DraftStorage, SendOutcome } from '../../behaviours/member-form/index.ts';

/** What the visitor fills in, as texts. */
export type EnquiryField = 'specification' | 'quantity' | 'unit' | 'targetDate' | 'destination' | 'message';

/** What came of sending an enquiry. A server that finds fields wrong names them as the domain does. */
export type EnquiryOutcome = SendOutcome;

/** Props of {@link EnquiryForm}. */
export interface EnquiryFormProps {
  /** The supplier, product or post that it is about. */
  target: { id: Id; title: string };
  /**
   * Sends it. It may reject, which counts as unreachable, or never settle. The key is the same for the same content, so
   * that an enquiry that is sent again after a failure is stored once.
   */
  onSend: (enquiry: Enquiry, key: string) => Promise<EnquiryOutcome>;
  /** Where drafts are stored. It may throw. @default the browser's local storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Where the member's enquiries are listed, offered once it was sent. @default it is not offered */
  listHref?: string;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
