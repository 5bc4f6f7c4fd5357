import type { Route } from './+types/not-found.ts';
import { notFound, unreadable } from '../site/calls.server.ts';
import { redirectUnknown } from '../site/legacy.server.ts';
import { requestScope } from '../site/request-scope.server.tsx';
import { unreadablePath } from '../site/unreadable-path.ts';

/** Every address without a page: an old one is redirected, one whose percent signs mean nothing is a 400, any other a 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname === unreadablePath) throw unreadable();
  await redirectUnknown(context.get(requestScope), url);
  throw notFound();
}

export default function NotFound() {
  return null;
}
