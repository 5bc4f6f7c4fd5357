import type { Route } from './+types/not-found.ts';
import { notFound, refused } from '../site/calls.server.ts';
import { redirectUnknown } from '../site/legacy.server.ts';
import { requestScope } from '../site/request-scope.server.tsx';
import { statusOfRefusedPath } from '../site/refused-path.ts';

/** Every address without a page: an old one is redirected, what the server refuses says so, any other is a 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const status = statusOfRefusedPath(url.pathname);
  if (status !== undefined) throw refused(status);
  await redirectUnknown(context.get(requestScope), url);
  throw notFound();
}

export default function NotFound() {
  return null;
}
