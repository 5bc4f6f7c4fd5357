import type { Id } from '@millwright/domain';
import type { CardProps } from '../entity-card/index.ts';

/** What the card shows of a press release. */
export interface PressReleaseCardData {
  id: Id;
  title: string;
  brief: string;
  /** Who issued it. */
  issuer: string;
  /** ISO 8601 instant. */
  publishedAt: string;
}

/** Props of the press release card; those of every card besides. */
export interface PressReleaseCardProps extends CardProps {
  /** The press release as lists know it. */
  release: PressReleaseCardData;
}
