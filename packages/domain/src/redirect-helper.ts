import { ownPath } from './own-path.ts';
import { checkRedirectTarget } from './redirect-target.ts';
import { isTreacherous } from './web-url.ts';

/** The code of the error that stops a navigation which leaves the site (spec §8). */
export const ERR_REDIRECT = 'ERR_REDIRECT';

/** Control flow, not a fault: the page is being left. */
export class RedirectError extends Error {
  readonly code = ERR_REDIRECT;
  override readonly name = 'RedirectError';
  constructor() {
    super(ERR_REDIRECT);
  }
}

/** Whether a thrown value only says that the page is being left. */
export const isRedirectError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === ERR_REDIRECT;

/** What the redirect helper needs from its surroundings. */
export interface RedirectPorts {
  /** Goes to a page of our own. */
  navigate: (path: string, status: number) => void;
  /** Leaves for another site. */
  replaceLocation: (url: string) => void;
}

const isRelative = (target: string) => /^\.\.?\//.test(target) && !isTreacherous(target) && ownPath(target) !== null;

/** Whether a URL is one of our own pages: a single `/`, `./` or `../` first, and nothing that parsers change. */
export const isInternal = (target: string): boolean =>
  isRelative(target) || checkRedirectTarget(target, { allowedHosts: [] }).kind === 'own';

/**
 * Goes to an internal URL and returns; leaves for an external one and throws `ERR_REDIRECT`, so that the running
 * navigation stops (spec §8). A URL that is no web URL, such as `javascript:`, is never followed.
 */
export const redirectTo = (target: string, ports: RedirectPorts, status = 302): void => {
  if (isInternal(target)) {
    ports.navigate(target, status);
    return;
  }
  // Protocol-relative URLs are external ones too.
  const check = checkRedirectTarget(target.startsWith('//') ? `https:${target}` : target, { allowedHosts: [] });
  if (check.kind !== 'external') throw new TypeError('The redirect target is no web URL');
  ports.replaceLocation(target.startsWith('//') ? check.href.slice('https:'.length) : check.href);
  throw new RedirectError();
};
