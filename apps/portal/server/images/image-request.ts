import { imageQualities, imageWidths, resizedImagePath, uploadUrl, usualImageQuality } from '@millwright/domain';

/** An image that is requested in a width. */
export interface ImageRequest {
  width: (typeof imageWidths)[number];
  quality: (typeof imageQualities)[number];
  /** Absolute URL of the original, on the image host or on our own site. */
  source: string;
}

const shape = new RegExp(`^${resizedImagePath}(\\d{1,5})/([^?#]+)$`);

/**
 * Reads the URL of a resized image. Null for widths and qualities that are not on the list, for every other
 * parameter, and for a path that leads anywhere but into the folder of the images.
 *
 * @param url path and query of the request
 * @param imageBase where the images are: an absolute URL of a folder
 */
export function readImageRequest(url: string, imageBase: string): ImageRequest | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const [, widthText, rest] = shape.exec(path) ?? [];
  const width = imageWidths.find((known) => String(known) === widthText);
  const quality = query === '' ? usualImageQuality : imageQualities.find((known) => query === `q=${known}`);
  if (width === undefined || quality === undefined || rest === undefined) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(rest);
  } catch {
    return null;
  }
  // A question mark or number sign would end the path; colons and at signs are no part of a name that we give.
  if (/[?#:@%]/.test(decoded) || decoded.startsWith('/') || decoded.includes('//')) return null;
  const source = uploadUrl(decoded, imageBase);
  return source === null ? null : { width, quality, source };
}
