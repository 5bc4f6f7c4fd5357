import type { Post } from '@millwright/domain';
import type { Instant } from '@millwright/i18n/dates';
import type { CardProps } from '../entity-card/index.ts';

/** Props of the post card; those of every card besides. */
export interface TradePostCardProps extends CardProps {
  /** The post as lists know it. */
  post: Post;
  /** When the list is read: a post is out of date after its last day. Absent, none is. */
  now?: Instant;
}
