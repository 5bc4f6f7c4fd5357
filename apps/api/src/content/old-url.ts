/** Longer URLs are not stored, in characters. */
const longestOldUrl = 1000;

/** Parameters that only say where a reader comes from. */
const isTracking = (name: string): boolean => /^(?:utm_\w+|fbclid|gclid|spm|from|replytocom)$/.test(name);

/**
 * The last part of the path of a post, as blogs write it: `/2024/05/a-post/`, `/news/a-post.html`. A number is an id
 * there.
 */
const urlName = /\/(?!\d+(?:\.html?)?$)([\p{L}\p{N}][\p{L}\p{N}_-]{1,199})(?:\.html?)?$/u;

function decode(path: string): string | null {
  try {
    const text = decodeURIComponent(path).normalize('NFC');
    return text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : null;
  } catch {
    return null;
  }
}

/**
 * What tells an old URL from others, as it is stored: its decoded path without slashes at its end, and its parameters
 * in one order. Null where it is the home page of a site, too long, or no URL.
 *
 * @param url a path with its parameters, or an absolute URL, whose host is not looked at
 */
export function oldUrlKey(url: string): string | null {
  const parsed = URL.parse(url, 'http://site.invalid');
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const path = decode(parsed.pathname)?.replace(/\/+$/, '') || '/';
  const query = new URLSearchParams([...parsed.searchParams].filter(([name]) => !isTracking(name)).sort());
  const key = query.size > 0 ? `${path}?${query}` : path;
  return key === '/' || key.length > longestOldUrl || !key.isWellFormed() ? null : key;
}

/** The keys under which the article of a requested URL may be stored, and the name at its end; null for none. */
export function oldUrlKeys(url: string): { keys: string[]; name: string | null } {
  const keys = [url, url.split('?', 1)[0]!].flatMap((one) => oldUrlKey(one) ?? []);
  return { keys: [...new Set(keys)], name: urlName.exec(keys.at(-1) ?? '')?.[1] ?? null };
}

/**
 * What all sizes of an image have in common: the path of an old URL without parameters, without the size that WordPress
 * writes behind a name (`-300x200`, `-scaled`, `-rotated`) or Ghost before it (`/size/w600/format/webp`), and without
 * the mark of Ghost's originals (`_o`).
 *
 * @param key as `oldUrlKey` writes it
 */
export const mediaBase = (key: string): string =>
  key
    .split('?', 1)[0]!
    .replace(/^(.*\/content\/images)\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?(?=\/)/, '$1')
    .replace(/(?:-\d+x\d+|-scaled|-rotated|(?<=\/content\/images\/.*)_o)(\.\w+)$/, '$1');
