import type { Id } from '@millwright/domain';
import type { Instant } from '@millwright/i18n/dates';
import type { CardProps } from '../entity-card/index.ts';

/** What the card shows of a trade show. */
export interface TradeShowCardData {
  id: Id;
  title: string;
  /** Address of the picture; null where there is none. */
  image: string | null;
  /** First day, `YYYY-MM-DD`. */
  startsOn: string;
  /** Last day, `YYYY-MM-DD`. */
  endsOn: string;
  /** The halls. Empty where they are not known. */
  venue: string;
  city: string;
  country: string;
  /** Empty where it is not known. */
  organiser: string;
  industryId: Id | null;
}

/** Props of the trade show card; those of every card besides. */
export interface TradeShowCardProps extends CardProps {
  /** The trade show as lists know it. */
  show: TradeShowCardData;
  /** When the list is read: says whether the show is to come, open or over. Absent, nothing is said. */
  now?: Instant;
}
