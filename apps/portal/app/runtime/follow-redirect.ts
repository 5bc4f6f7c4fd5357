import { isRedirectError, redirectTo } from '@millwright/domain';

/**
 * Follows a redirect that the server responded with (spec §8 Redirect helper): leaves for another site, and for nothing
 * that is no web URL.
 *
 * @param location as the server wrote it, relative to the requested page
 * @param replaceLocation leaves the page
 * @returns the path of a page of ours, for the router; null where the page is being left
 */
export function followRedirect(
  location: string,
  requested: URL,
  replaceLocation: (url: string) => void,
): string | null {
  const target = new URL(location, requested);
  const isOurs = target.origin === requested.origin;
  let path: string | null = null;
  try {
    redirectTo(isOurs ? target.pathname + target.search + target.hash : target.href, {
      navigate: (own) => {
        path = own;
      },
      replaceLocation,
    });
  } catch (error) {
    if (!isRedirectError(error)) throw error;
  }
  return path;
}
