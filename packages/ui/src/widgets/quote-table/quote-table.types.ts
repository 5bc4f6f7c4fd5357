import type { Quote } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';

/** What the buyer decides on a quote. */
export interface QuoteVerdict {
  quote: Quote;
  decision: 'accepted' | 'declined';
  /** Plain text; empty where nothing is said. */
  reason: string;
}

/** Props of {@link QuoteTable}. */
export interface QuoteTableProps {
  /** The quotes, in the order of the columns. */
  quotes: readonly Quote[];
  /** How much was asked for; the total is for that. */
  quantity: number;
  /** What the quantity counts; empty where it is not said. */
  unit: string;
  /** The day of today, YYYY-MM-DD: a quote that no longer holds says so. */
  today: string;
  /** Accepts or declines a quote. It may reject, which counts as unreachable. @default nothing can be decided */
  onDecide?: (verdict: QuoteVerdict) => Promise<SendOutcome>;
  /** Where the conversation about a quote is. @default it is not linked */
  threadHref?: (quote: Quote) => string;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
