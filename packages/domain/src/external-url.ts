import { parseUrl, webAddress } from './web-address.ts';

const hostOf = (url: URL): string => url.host.replace(/\.(?=:|$)/, '');

/**
 * Where something lives outside of the site, as the URL parser understands it; null for everything else, which is
 * ignored: what is no web address (own paths, `javascript:`, `http:`, spaces), and what leads back to one of the site's
 * own origins, from where one would be sent to it again for ever.
 */
export const externalUrl = (text: string | null | undefined, ownOrigins: readonly string[] = []): string | null => {
  const url = text ? webAddress(text) : null;
  const isOwn = (origin: string): boolean => {
    const own = parseUrl(origin);
    return own !== null && url !== null && hostOf(own) === hostOf(url);
  };
  return url && !ownOrigins.some(isOwn) ? url.href : null;
};
