import { cleanTarget } from './request-target.ts';

/** What of a response says that it is a redirect. */
export interface Redirect {
  status: number;
  location: string | null;
}

/** The redirect that a response is. */
export const redirectOf = ({ status, headers }: Pick<Response, 'status' | 'headers'>): Redirect => ({
  status,
  location: headers.get('location'),
});

/** Old URLs lead on twice at most: to a page without its id, say, and from there to its list. */
const mostHops = 4;

const isRedirect = ({ status, location }: Redirect): boolean => (status === 301 || status === 302) && location !== null;

/**
 * Follows a redirect through our own pages to where it ends, so that a client is redirected once at most, whatever is
 * wrong with a URL: its age, its slashes, its letters, its page number. It is permanent where every step is.
 *
 * @param request Requests an own path, and returns what came of it.
 */
export async function redirectOnce(first: Redirect, request: (target: string) => Promise<Redirect>): Promise<Redirect> {
  let last = first;
  for (let hops = 0; hops < mostHops && isRedirect(last) && last.location!.startsWith('/'); hops += 1) {
    const [path = '/', fragment] = last.location!.split(/(?=#)/, 2);
    const target = cleanTarget(path);
    if (target === null) break;
    last = { ...last, location: target + (fragment ?? '') };
    const next = await request(target).catch(() => null);
    if (!next || !isRedirect(next)) break;
    last = { status: Math.max(last.status, next.status), location: next.location };
  }
  return last;
}
