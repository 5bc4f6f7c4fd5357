/**
 * Whether a page of another site makes a browser send a request. The scheme of an origin may be a proxy's matter, its
 * host is not.
 */
export function isFromElsewhere({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}
