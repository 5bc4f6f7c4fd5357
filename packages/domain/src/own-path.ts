import { isTreacherous, parseUrl } from './web-url.ts';

/** Two sites: what is no path names the same host, or the same scheme, under both. */
const sites = ['https://own.invalid', 'http://other.invalid'] as const;

// What most own paths are made of, in which no two parsers read different things.
const plain = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?(?:\?[\w=&+-]*)?(?:#[\w-]*)?$/;

/** How often a path may be decoded: anyone who encodes it more often hides something. */
const mostDecodings = 4;

const isMisread = (path: string): boolean =>
  path.startsWith('//') || /[\p{Cc}\\]/u.test(path) || /\/\.\.?(?:\/|$)/.test(path);

/**
 * Whether a path stays the same path when somebody decodes or resolves it once more: `/%2fhost`, `/%09/host` and
 * `/%252e%252e/` would become another one, or another host.
 */
const isSteadyPath = (path: string): boolean => {
  let reading = path;
  for (let decodings = 0; decodings < mostDecodings; decodings += 1) {
    if (isMisread(reading)) return false;
    let next: string;
    try {
      next = decodeURIComponent(reading);
    } catch {
      return true;
    }
    if (next === reading) return true;
    reading = next;
  }
  return false;
};

/**
 * The path of our own site that a reference leads to: the one rule for bodies, images, links and redirects. Relative
 * references start at the root. Null for what names a scheme or a host, and for a path that another parser would read
 * as one. Dot segments, backslashes, tabs and line breaks are resolved as a browser resolves them.
 */
export const ownPath = (reference: string): string | null => {
  if (plain.test(reference)) return reference;
  if (!reference.isWellFormed()) return null;
  const [url, other] = sites.map((site) => parseUrl(reference, site));
  if (!url || !other || url.origin !== sites[0] || other.origin !== sites[1] || url.username || url.password)
    return null;
  return isSteadyPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
};

/** Whether a text is a path of our own as it stands: one slash first, and nothing that a URL parser changes. */
export const isOwnPath = (text: string): boolean =>
  text.startsWith('/') && !isTreacherous(text) && ownPath(text) !== null;
