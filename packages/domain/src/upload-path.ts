import { UPLOAD_PATH_MAX_LENGTH } from './constants.ts';
import { isTreacherous, parseUrl } from './web-url.ts';

/** Every reading of a text under repeated percent-decoding; null where one cannot be decoded or it never ends. */
const readings = (text: string): string[] | null => {
  const all = [text];
  for (let last = text; all.length <= 5;) {
    let next: string;
    try {
      next = decodeURIComponent(last);
    } catch {
      return null;
    }
    if (next === last) return all;
    all.push(next);
    last = next;
  }
  return null;
};

const isSafe = (reading: string): boolean => {
  const plain = reading.normalize('NFKC');
  if (isTreacherous(reading) || isTreacherous(plain)) return false;
  if (plain.startsWith('//') || /^\/?[a-z][a-z0-9+.-]*:/i.test(plain)) return false;
  return !plain.split(/[/?#;]/).some((segment) => segment.startsWith('.'));
};

/**
 * The URL of an upload on the image host, or null where the path is refused: empty, a scheme, `//`, `..` or a
 * hidden file in any encoding, control characters, backslashes, or a result outside the image host's folder.
 */
export const uploadUrl = (path: unknown, imageBase: string): string | null => {
  const text: unknown = Array.isArray(path) ? path[0] : path;
  if (typeof text !== 'string' || text === '' || text.length > UPLOAD_PATH_MAX_LENGTH) return null;
  const all = readings(text);
  if (!all || !all.every(isSafe)) return null;
  const base = new URL(imageBase.endsWith('/') ? imageBase : `${imageBase}/`);
  const url = parseUrl(text.replace(/^\//, ''), base);
  if (!url || url.origin !== base.origin || !url.pathname.startsWith(base.pathname) || url.pathname === base.pathname)
    return null;
  url.hash = '';
  return url.href;
};
