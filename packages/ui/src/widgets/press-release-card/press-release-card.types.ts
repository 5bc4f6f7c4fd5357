import type { PressReleaseSummary } from '@millwright/domain';
import type { CardProps } from '../entity-card/index.ts';

/** Props of the press release card; those of every card besides. */
export interface PressReleaseCardProps extends CardProps {
  /** The press release as lists know it. */
  release: PressReleaseSummary;
}
