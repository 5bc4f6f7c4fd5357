// Control characters, backslashes and outer white space are what URL parsers drop or turn into something else.
const treacherous = /[\u0000-\u001f\u007f-\u009f\\]|^\s|\s$/;

/**
 * Whether a text holds what URL parsers silently drop or change: control characters, backslashes, outer white space.
 */
export const isTreacherous = (text: string): boolean => treacherous.test(text) || /\p{Surrogate}/u.test(text);

/** The URL as the URL parser understands it; null where it does not. */
export const parseUrl = (text: string, base?: string | URL): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};

// Of other characters in a host, parsers differ in which they encode.
const plainHost = /^[a-z0-9._:[\]-]+$/;

/**
 * An absolute http(s) URL as the URL parser understands it; null for every other scheme, for user information, for
 * a missing host or one that parsers write differently, and for characters that they drop or change.
 */
export const webUrl = (text: string): URL | null => {
  if (isTreacherous(text)) return null;
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined || authority.includes('@')) return null;
  const url = parseUrl(text);
  return url &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    !url.username &&
    !url.password &&
    plainHost.test(url.hostname)
    ? url
    : null;
};
