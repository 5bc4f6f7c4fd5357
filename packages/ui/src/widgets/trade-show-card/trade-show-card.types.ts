import type { TradeShowSummary } from '@millwright/domain';
import type { Instant } from '@millwright/i18n/dates';
import type { CardProps } from '../entity-card/index.ts';

/** Props of the trade show card; those of every card besides. */
export interface TradeShowCardProps extends CardProps {
  /** The trade show as lists know it. */
  show: TradeShowSummary;
  /** When the list is read: says whether the show is to come, open or over. Absent, nothing is said. */
  now?: Instant;
}
