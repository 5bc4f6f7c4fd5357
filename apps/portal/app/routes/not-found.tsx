import type { Route } from './+types/not-found.ts';
import { notFound } from '../site/calls.server.ts';
import { redirectUnknown } from '../site/legacy.server.ts';
import { requestScope } from '../site/request-scope.server.tsx';

/** Every address without a page: an old one is redirected, any other is a 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await redirectUnknown(context.get(requestScope), url);
  throw notFound();
}

export default function NotFound() {
  return null;
}
