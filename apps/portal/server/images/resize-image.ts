import sharp from 'sharp';
import type { MadeFormat } from './image-format.ts';
import type { ImageRequest } from './image-request.ts';

/** Pixels of an original, beyond which it is not unpacked. */
const mostPixels = 50_000_000;

// One thread an image: how many are made at once is decided elsewhere. Nothing is cached between two images.
sharp.concurrency(1);
sharp.cache(false);

/** Names what makes images: another library makes others of the same originals. */
export const makerVersion = sharp.versions.sharp;

/** AVIF reads its quality on another scale: so much less looks the same. */
const avifLess = 20;

/** Makes an image of at most the width, in a format. Rejects for what cannot be read as one. */
export function resizeImage(
  original: Buffer,
  { width, quality }: Pick<ImageRequest, 'width' | 'quality'>,
  format: MadeFormat,
): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: quality - avifLess, effort: 3 }).toBuffer();
    case 'webp':
      return resized.webp({ quality, effort: 4 }).toBuffer();
    case 'jpeg':
      return resized.jpeg({ quality, mozjpeg: true }).toBuffer();
    case 'png':
      return resized.png({ compressionLevel: 9 }).toBuffer();
  }
}
