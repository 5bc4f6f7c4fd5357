import { REDIRECT_MAX_LENGTH } from './constants.ts';
import { ownPath } from './own-path.ts';
import { isTreacherous, webUrl } from './web-url.ts';

/** What a redirect may do with a URL that came from outside. */
export type RedirectTarget =
  /** A path of our own: go there. */
  | { kind: 'own'; href: string }
  /** A site on the allow-list: go there. */
  | { kind: 'allowed'; href: string }
  /** Another web site: only a page that names it may lead there. `host` is in its ASCII form. */
  | { kind: 'external'; href: string; host: string }
  /** Nothing that may be followed. */
  | { kind: 'refused' };

/** What {@link checkRedirectTarget} may allow. */
export interface RedirectRules {
  /** Hosts that need no interstitial, exact, with the port where it is not the scheme's own. */
  allowedHosts: readonly string[];
}

const refused: RedirectTarget = { kind: 'refused' };

const decodeOnce = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const toOwnPath = (text: string): RedirectTarget => {
  const href = ownPath(text);
  // The redirect page itself is no target: it would make chains and loops.
  if (href === null || /^\/redirect\/*$/i.test(decodeOnce(href.split(/[?#]/, 1)[0]!))) return refused;
  return { kind: 'own', href };
};

/**
 * The one rule for every redirect and every return URL: an own path, an allowed host, another web site, or refused.
 * The result's `href` is what the URL parser understood, so that the browser cannot understand something else.
 */
export const checkRedirectTarget = (target: unknown, rules: RedirectRules): RedirectTarget => {
  const text: unknown = Array.isArray(target) ? target[0] : target;
  if (typeof text !== 'string' || text.length > REDIRECT_MAX_LENGTH || isTreacherous(text)) return refused;
  if (text.startsWith('//')) return refused;
  if (text.startsWith('/')) return toOwnPath(text);
  const url = webUrl(text);
  if (!url) return refused;
  const allowed = rules.allowedHosts.some((host) => host.toLowerCase() === url.host);
  return allowed ? { kind: 'allowed', href: url.href } : { kind: 'external', href: url.href, host: url.host };
};
