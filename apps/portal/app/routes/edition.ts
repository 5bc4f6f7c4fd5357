import { isEditionKey } from '@millwright/domain';
import { data, redirect } from 'react-router';
import type { Route } from './+types/edition.ts';
import { ownPath } from '../site/own-path.ts';

const year = 365 * 24 * 60 * 60;

/** Whether a page of another site sent the form: the router asks that of pages only. Their scheme may be a proxy's matter. */
function isFromElsewhere({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}

/** Chooses the edition on a host that names none, by a cookie, and returns to the page. Works without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  if (isFromElsewhere(request)) throw data(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const edition = form.get('edition');
  const response = redirect(ownPath(form.get('to')) ?? '/', 303);
  if (isEditionKey(edition)) response.headers.set('set-cookie', `edition=${edition}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly`);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** There is nothing to read here. */
export const loader = () => redirect('/', 302);
