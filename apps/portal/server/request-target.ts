import { ownPath } from '@millwright/domain';
import { refusedPath } from '../app/shell/page/refused-path.ts';

const hasDotSegment = /\/(?:\.|%2e){1,2}(?=\/|$)/i;

/** Whether a path's percent signs mean something: invalid UTF-8 and lone surrogates do not. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The target of a request without repeated slashes and dot segments. Null where its path can be read in two ways, which
 * no router may see: control characters and backslashes, however often encoded, and what is no UTF-8.
 *
 * @param target path and query as they stand in the request
 */
export function cleanTarget(target: string): string | null {
  const at = target.search(/[?#]/);
  const path = at < 0 ? target : target.slice(0, at);
  if (!path.startsWith('/') || path.includes('\\') || !isDecodable(path)) return null;
  const single = path.replaceAll(/\/{2,}/g, '/');
  const clean = ownPath(single);
  if (clean === null) return null;
  // Only what was mended differs: other characters stay as the client wrote them.
  return single === path && !hasDotSegment.test(path) ? target : clean + (at < 0 ? '' : target.slice(at));
}

/**
 * The target under which a request is served: one with a backslash in its path gets the error page, for the listener
 * would refuse it without words.
 */
export const listenedTarget = (target: string): string =>
  target.split('?', 1)[0]!.includes('\\') ? refusedPath(400) : target;
