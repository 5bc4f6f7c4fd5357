import type { Id, Incoterm, QuoteCurrency, QuoteForm as Quote } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { DraftStorage, MemberForm, SendOutcome } from '../../behaviours/member-form/index.ts';

/** What the supplier fills in, as texts. The prices are JSON: `{quantity, unitPrice}` as they were typed. */
export type QuoteField = 'currency' | 'prices' | 'leadTimeDays' | 'validUntil' | 'incoterm' | 'toolingCost' | 'notes';

/** The running form of a quote. */
export type QuoteState = MemberForm<QuoteField>;

/** Props of {@link QuoteForm}. */
export interface QuoteFormProps {
  /** The conversation in which it is quoted. */
  threadId: Id;
  /** How much was asked for: the first row begins with it. */
  quantity: number;
  /** What the quantity counts; empty where it is not said. */
  unit: string;
  /** The day of today, YYYY-MM-DD: a quote holds that long at least. */
  today: string;
  /** The Incoterm that was asked for: the form begins with it. @default none */
  incoterm?: Incoterm | null;
  /** The currency that the form begins with. @default 'USD' */
  currency?: QuoteCurrency;
  /**
   * Sends it. It may reject, which counts as unreachable, or never settle. The key is the same for the same content, so
   * that a quote that is sent again after a failure counts once.
   */
  onSend: (quote: Quote, key: string) => Promise<SendOutcome>;
  /** Where drafts are stored. It may throw. @default the browser's local storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
