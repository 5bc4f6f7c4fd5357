import { checkRedirectTarget, isEditionKey } from '@millwright/domain';
import { redirect } from 'react-router';

const year = 365 * 24 * 60 * 60;

/** Chooses the edition on a host that names none, by a cookie, and returns to the page. Works without JavaScript. */
export async function chooseEdition(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  const edition = form.get('edition');
  // The page may have another path in a third edition.
  const to = checkRedirectTarget(form.get(`to.${String(edition)}`) ?? form.get('to'), { allowedHosts: [] });
  const response = redirect(to.kind === 'own' ? to.href : '/', 303);
  if (isEditionKey(edition))
    response.headers.set('set-cookie', `edition=${edition}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly`);
  response.headers.set('cache-control', 'no-store');
  return response;
}
