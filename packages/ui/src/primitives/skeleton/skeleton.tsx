import type { ImageRatio } from '../image/index.ts';
import * as css from './skeleton.css.ts';

/** Props of {@link SkeletonText}. */
export interface SkeletonTextProps {
  /** How many lines of text will come. @default 3 */
  lines?: number;
}

/** Stands for text that is on its way. Hidden from assistive technology: the region around it says that it is busy. */
export const SkeletonText = ({ lines = 3 }: SkeletonTextProps) => (
  <div className={css.lines} aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={css.line} />
    ))}
  </div>
);

/** Props of {@link SkeletonPicture}. */
export interface SkeletonPictureProps {
  /** The ratio of the picture that will come. @default '16:9' */
  ratio?: ImageRatio;
}

/** Stands for a picture that is on its way. */
export const SkeletonPicture = ({ ratio = '16:9' }: SkeletonPictureProps) => (
  <div className={css.picture[ratio]} aria-hidden />
);
