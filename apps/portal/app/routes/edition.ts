import { checkRedirectTarget, isEditionKey } from '@millwright/domain';
import { data, redirect } from 'react-router';
import type { Route } from './+types/edition.ts';

const year = 365 * 24 * 60 * 60;

/** Chooses the edition on a host that names none, by a cookie, and returns to the page. Works without JavaScript. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const edition = form.get('edition');
  const to = checkRedirectTarget(form.get('to'), { allowedHosts: [] });
  const response = redirect(to.kind === 'own' ? to.href : '/', 303);
  if (isEditionKey(edition))
    response.headers.set('set-cookie', `edition=${edition}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly`);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** There is nothing to read here. */
export const loader = () => redirect('/', 302);
