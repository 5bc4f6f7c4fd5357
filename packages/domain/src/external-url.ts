import { parseUrl, webUrl } from './web-url.ts';

const hostOf = (url: URL): string => url.host.replace(/\.(?=:|$)/, '');

/**
 * Where something lives outside of the site, as the URL parser understands it; null for everything else, which is
 * ignored: what is no web URL (own paths, `javascript:`, `http:`, spaces), and what leads back to one of the site's
 * own origins, from where one would be sent to it again for ever.
 */
export const externalUrl = (text: string | null | undefined, ownOrigins: readonly string[] = []): string | null => {
  const url = text ? webUrl(text) : null;
  const isOwn = (origin: string): boolean => {
    const own = parseUrl(origin);
    return own !== null && url !== null && hostOf(own) === hostOf(url);
  };
  return url && !ownOrigins.some(isOwn) ? url.href : null;
};
