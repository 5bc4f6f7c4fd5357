import { isTreacherous, webUrl } from './web-url.ts';

// A dotted name and a port look like a scheme to a URL parser.
const hostAndPort = /^[^/?#:]*\.[^/?#:]*:[0-9]/;

const relTokens = new Set(['nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer', 'external']);

/**
 * What a `rel` says of a link to another site, as far as it may say that: once each, in small letters. Undefined where
 * nothing is left.
 */
export const outboundRel = (rel: string | null | undefined): string | undefined => {
  const tokens = (rel ?? '').toLowerCase().split(/[\s,]+/);
  return [...new Set(tokens)].filter((token) => relTokens.has(token)).join(' ') || undefined;
};

/**
 * The URL of a partner link: `http://` is put before what has neither a scheme nor `//` (spec §3 `blogrolls`);
 * null for an empty entry and for what is no web URL.
 */
export const partnerLinkUrl = (url: string | null | undefined): string | null => {
  const text = (url ?? '').trim();
  if (text === '' || isTreacherous(text)) return null;
  if (text.startsWith('//')) return webUrl(`http:${text}`) ? text : null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !hostAndPort.test(text);
  const absolute = hasScheme ? text : `http://${text}`;
  return webUrl(absolute) ? absolute : null;
};
