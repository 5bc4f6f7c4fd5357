import type { EnquiryForm as Enquiry, EntryReference, Fact, Id } from '@millwright/domain';
import type { GoodsField } from '@millwright/domain/sourcing';
import type { ReactNode } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type {
  DraftStorage,
  FormProblems,
  FormValues,
  MemberForm,
  SendFailure,
  SendOutcome,
} from '../../behaviours/member-form/index.ts';
import type { SendFile } from '../../primitives/file-upload/index.ts';

/** What the visitor fills in, as texts. Lists are JSON: ids, `{label, value}`, stored files. */
export type EnquiryField =
  | 'supplierIds'
  | 'specification'
  | 'parameters'
  | 'quantity'
  | 'unit'
  | 'targetDate'
  | 'destination'
  | 'incoterm'
  | 'message'
  | 'uploads';

/**
 * What came of sending an enquiry. A server that finds fields wrong names them as the domain does. `notAskedIds` are
 * suppliers that did not get it, as they take no more enquiries of the member. @default all of them got it
 */
export type EnquiryOutcome = SendOutcome | { status: 'sent'; notAskedIds: readonly Id[] };

/** The running form of an enquiry. */
export type EnquiryState = MemberForm<EnquiryField>;

/** An enquiry that a browser sent without JavaScript and that comes back. */
export interface PostedEnquiry {
  values: FormValues<EnquiryField>;
  problems: FormProblems<EnquiryField>;
  /** Why it was not sent; null for nothing. */
  failure: SendFailure | null;
}

/** Props of {@link EnquiryForm}. */
export interface EnquiryFormProps {
  /** The supplier, product or post that it is about. */
  target: { id: Id; title: string };
  /**
   * Sends it. It may reject, which counts as unreachable, or never settle. The key is the same for the same content, so
   * that an enquiry that is sent again after a failure is stored once.
   */
  onSend: (enquiry: Enquiry, key: string) => Promise<EnquiryOutcome>;
  /** Who is asked in any case: the supplier of the target. @default it is not named */
  supplier?: Pick<EntryReference, 'id' | 'title'> | undefined;
  /** Others that can be asked the same, in the order shown. At most 9 are asked. @default nobody else is asked */
  candidates?: readonly Pick<EntryReference, 'id' | 'title'>[];
  /** What is known of a supplier, shown next to each that is asked: its local time. @default nothing */
  aboutSupplier?: ((id: Id) => ReactNode) | undefined;
  /** Which of them are chosen at first. @default none */
  chosenIds?: readonly Id[];
  /** The product's parameters, with which the rows begin; the buyer changes them. @default no row */
  parameters?: readonly Fact[];
  /** What kind of goods is asked for: it decides what suppliers will ask for. @default 'general' */
  goods?: GoodsField;
  /** Sends a file of the enquiry: the transport of the host. @default no file can be added */
  sendFile?: SendFile | undefined;
  /**
   * The own path that takes it without JavaScript, as a POST with the id of the target as `target`, and what it is as
   * `kind`. @default it needs JavaScript
   */
  posting?: { action: string; kind: string } | undefined;
  /** What was sent that way and comes back: the form begins with it, and stores no draft. @default nothing */
  posted?: PostedEnquiry | undefined;
  /** Where drafts are stored. It may throw. @default the browser's local storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Where the member's enquiries are listed, offered once it was sent. @default it is not offered */
  listHref?: string;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
