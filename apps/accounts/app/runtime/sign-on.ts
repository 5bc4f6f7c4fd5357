import { signOnPath } from '@millwright/api-client';

/** Where is noted that this tab has tried. */
const triedKey = 'millwright.sign-on';

/** What the server adds to the path where nobody was logged in on the other site. */
const noneParameter = 'sign_on';

/** What a page can see of its tab. */
export interface SignOnPorts {
  /** The URL that is shown. */
  url: URL;
  /** Keeps what the tab has tried. A function, for the mere access may throw. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/** Notes that this tab has tried, or that its member has logged out; false where nothing can be noted. */
export function noteTried(storage: SignOnPorts['storage']): boolean {
  try {
    storage().setItem(triedKey, 'tried');
    return storage().getItem(triedKey) === 'tried';
  } catch {
    return false;
  }
}

/**
 * Where a visitor is logged in with the login of the portal, once in a tab; null where that was tried. Without a storage
 * it is never tried: nothing would end it.
 */
export function signOnUrl({ url, storage }: SignOnPorts): string | null {
  if (url.searchParams.has(noneParameter)) {
    noteTried(storage);
    return null;
  }
  try {
    if (storage().getItem(triedKey) !== null) return null;
  } catch {
    return null;
  }
  return noteTried(storage) ? signOnPath('portal', url.pathname + url.search) : null;
}

/** The URL without what the server added to it; null where nothing was. */
export function withoutSignOn(url: URL): string | null {
  if (!url.searchParams.has(noneParameter)) return null;
  const rest = new URLSearchParams(url.search);
  rest.delete(noneParameter);
  return url.pathname + (rest.size > 0 ? `?${rest}` : '') + url.hash;
}
