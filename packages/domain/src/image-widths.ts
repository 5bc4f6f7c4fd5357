import { isOwnPath } from './own-path.ts';

/** The widths in pixels that the portal makes pictures in. Others are refused, so that nobody fills its disk. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** The qualities that it makes them in. */
export const pictureQualities = [50, 75, 90] as const;

/** The quality of an address that names none. */
export const usualPictureQuality: (typeof pictureQualities)[number] = 75;

/** Where resized pictures are. */
export const resizedPicturePath = '/picture/';

/** What is drawn in lines is small at every size; what moves would stand still. */
const resizable = /^[^?#]+\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Own address of a picture in a given width: `/picture/640/a/b.jpg` for `a/b.jpg` on the image host. Null for what the
 * portal does not resize: pictures of other hosts, drawings, animations, addresses with a query.
 *
 * @param address where the picture is shown from: below `imagePrefix`, or without a prefix an own path below `/img/`
 * @param imagePrefix prefix of pictures whose address is only a path; empty: the site itself
 */
export function resizedPicture(
  address: string,
  imagePrefix: string,
  width: (typeof pictureWidths)[number],
): string | null {
  const base = imagePrefix === '' ? '/' : imagePrefix.replace(/\/*$/, '/');
  if (!resizable.test(address) || !address.startsWith(imagePrefix === '' ? '/img/' : base)) return null;
  if (imagePrefix === '' && !isOwnPath(address)) return null;
  const path = address.slice(base.length);
  return path.startsWith('/') ? null : `${resizedPicturePath}${width}/${path}`;
}
