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

/** Props of {@link SkeletonImage}. */
export interface SkeletonImageProps {
  /** The ratio of the image that will come. @default '16:9' */
  ratio?: ImageRatio;
}

/** Stands for an image that is on its way. */
export const SkeletonImage = ({ ratio = '16:9' }: SkeletonImageProps) => (
  <div className={css.image[ratio]} aria-hidden />
);
