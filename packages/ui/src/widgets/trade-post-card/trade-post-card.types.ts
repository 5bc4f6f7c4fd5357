import type { Id, PostSide } from '@millwright/domain';
import type { Instant } from '@millwright/i18n/dates';
import type { CardProps } from '../entity-card/index.ts';

/** What the card shows of a post of the supply hall. */
export interface TradePostCardData {
  id: Id;
  kind: PostSide;
  title: string;
  brief: string;
  /** How much; null where it is open to agreement. */
  quantity: number | null;
  /** What the quantity counts, such as `t`. Empty where there is none. */
  unit: string;
  /** Where the goods are, or where they are wanted. Empty where it does not matter. */
  place: string;
  /** ISO 8601 instant. */
  publishedAt: string;
  /** ISO 8601 instant of the last day; null for a post without an end. */
  validUntil: string | null;
  industryId: Id | null;
}

/** Props of the post card; those of every card besides. */
export interface TradePostCardProps extends CardProps {
  /** The post as lists know it. */
  post: TradePostCardData;
  /** When the list is read: a post is out of date after its last day. Absent, none is. */
  now?: Instant;
}
