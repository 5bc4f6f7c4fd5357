import type { ImageFormat } from '@millwright/api/image-format';

/** The formats that images are given in, the smallest first. */
export const madeFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

/** A format that images are given in. */
export type MadeFormat = (typeof madeFormats)[number];

/**
 * The format that an image is given in: the smallest that the browser names, else the common one that keeps what is
 * transparent.
 */
export function formatFor(accept: string, source: Exclude<ImageFormat, 'gif' | 'svg'>): MadeFormat {
  if (/\bimage\/avif\b/i.test(accept)) return 'avif';
  if (/\bimage\/webp\b/i.test(accept)) return 'webp';
  return source === 'jpeg' ? 'jpeg' : 'png';
}
