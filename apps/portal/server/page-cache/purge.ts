import { bringsToken } from '@millwright/api/bearer';

/**
 * Responds to `POST /purge`, by which a back office or another API says that content has changed. Not there without a
 * token.
 */
export function handlePurge(request: Request, token: string | null, purge: () => void): Response {
  const headers = { 'cache-control': 'no-store' };
  if (token === null) return new Response(null, { status: 404, headers });
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...headers, allow: 'POST' } });
  if (!bringsToken(request, token))
    return new Response(null, { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
  purge();
  return new Response(null, { status: 204, headers });
}
