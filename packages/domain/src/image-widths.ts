import { isOwnPath } from './own-path.ts';

/** The widths in pixels that the portal makes images in. Others are refused, so that nobody fills its disk. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The qualities that it makes them in. */
export const imageQualities = [50, 75, 90] as const;

/** The quality of a URL that names none. */
export const usualImageQuality: (typeof imageQualities)[number] = 75;

/** Where resized images are. */
export const resizedImagePath = '/image/';

/** What is drawn in lines is small at every size; what moves would stand still. */
const resizable = /^[^?#]+\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Own URL of an image in a given width: `/image/640/a/b.jpg` for `a/b.jpg` on the image host. Null for what the
 * portal does not resize: images of other hosts, drawings, animations, URLs with a query.
 *
 * @param url where the image is shown from: below `imagePrefix`, or without a prefix an own path below `/img/`
 * @param imagePrefix prefix of images whose URL is only a path; empty: the site itself
 */
export function resizedImage(url: string, imagePrefix: string, width: (typeof imageWidths)[number]): string | null {
  const base = imagePrefix === '' ? '/' : imagePrefix.replace(/\/*$/, '/');
  if (!resizable.test(url) || !url.startsWith(imagePrefix === '' ? '/img/' : base)) return null;
  if (imagePrefix === '' && !isOwnPath(url)) return null;
  const path = url.slice(base.length);
  return path.startsWith('/') ? null : `${resizedImagePath}${width}/${path}`;
}
