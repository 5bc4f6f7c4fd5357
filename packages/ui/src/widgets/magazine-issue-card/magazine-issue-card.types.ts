import type { MagazineIssueSummary } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** Props of the magazine issue card; those of every card with a picture besides. */
export interface MagazineIssueCardProps extends Omit<PictureCardProps, 'industry'> {
  /** The issue as lists know it. */
  issue: MagazineIssueSummary;
}
