'use client';

import type { ImgHTMLAttributes } from 'react';
import defaultImage from './default-image.svg?no-inline';
import { swapToDefault } from './fallback.ts';
import * as css from './image.css.ts';
import { useResizing } from './image-sizes.tsx';

/** The fixed ratios of images: stories, products, covers, logos. */
export type ImageRatio = '16:9' | '4:3' | '3:4' | '1:1';

/** Props of {@link Image}; every attribute of an image besides. */
export interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'height' | 'loading'> {
  /** URL; null or empty shows the default image. */
  src: string | null;
  /** What it shows; empty where the text next to it says so. */
  alt: string;
  /** Width to height; its place is kept by it. @default '16:9' */
  ratio?: ImageRatio;
  /** Its width in CSS pixels where it is largest; the height follows from the ratio. @default 640 */
  width?: number;
  /** Among the first things seen: loads at once and first. @default false, loads when it is near */
  priority?: boolean;
}

/**
 * An image of a fixed ratio, whose place is reserved before it arrives, in the size that the screen needs where the
 * application resizes images (`ImageSizesProvider`). `sizes` says how wide it is where that is not `width`, or the
 * screen's if that is less. One that fails is replaced by the default image, once: by the component where it runs,
 * by `watchImages` where it does not.
 */
export const Image = ({
  src,
  alt,
  ratio = '16:9',
  width = 640,
  priority = false,
  sizes,
  className,
  ...rest
}: ImageProps) => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const srcSet = useResizing(src, width);
  return (
    <img
      className={[css.image, css.ratio[ratio], className].filter(Boolean).join(' ')}
      srcSet={srcSet}
      sizes={srcSet && (sizes ?? `(max-width: ${width}px) 100vw, ${width}px`)}
      {...rest}
      src={src || defaultImage}
      alt={alt}
      width={width}
      height={Math.round((width * down) / across)}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      data-fallback=""
      onError={(event) => swapToDefault(event.currentTarget)}
    />
  );
};
