import type { VideoSummary } from '@millwright/domain';
import type { PictureCardProps } from '../entity-card/index.ts';

/** Props of the video card; those of every card with a picture besides. */
export interface VideoCardProps extends PictureCardProps {
  /** The video as lists know it. */
  video: VideoSummary;
  /** Own path that the card leads to. @default the page of the video */
  href?: string;
}
