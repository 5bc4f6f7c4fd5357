import { notFound, refused } from '../../shell/page/calls.server.ts';
import { redirectUnknown } from './legacy-redirects.server.ts';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { statusOfRefusedPath } from '../../shell/page/refused-path.ts';

/** Every URL without a page: a legacy one is redirected, what the server refuses says so, any other is a 404. */
export const loadNotFound: PageLoader = async ({ scope, url }) => {
  const status = statusOfRefusedPath(url.pathname);
  if (status !== undefined) throw refused(status);
  await redirectUnknown(scope, url);
  throw notFound();
};
