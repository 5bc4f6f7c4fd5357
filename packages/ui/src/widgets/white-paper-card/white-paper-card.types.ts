import type { WhitePaperSummary } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** Props of the white paper card; those of every card with a picture besides. */
export interface WhitePaperCardProps extends PictureCardProps {
  /** The white paper as lists know it. */
  paper: WhitePaperSummary;
}
