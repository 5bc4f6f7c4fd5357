import { unsubscribePage } from '@millwright/api-client/contract';
import { htmlLang } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { Hono, type Context } from 'hono';
import { caching, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { readQuery } from '../../http/read-request.ts';
import { isUnsubscribeToken, unsubscribe } from '../../members/unsubscribe-token.ts';

/** A page without anything of another URL. */
function showPage(context: Context<ApiEnvironment>, body: string): Response {
  const edition = context.get('edition');
  const title = apiMessage('stopTitle', edition);
  context.header('cache-control', caching.none);
  context.header('referrer-policy', 'no-referrer');
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  return context.html(
    `<!doctype html><html lang="${htmlLang(edition)}"><meta charset="utf-8"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
      '<style>body{font:18px/1.5 system-ui;margin:2rem auto;padding:0 1rem;max-width:36rem}' +
      'button{font:inherit;padding:.75rem 1.5rem}</style>' +
      `<h1>${title}</h1>${body}</html>`,
  );
}

/**
 * `GET /memberApi/unsubscribe`: asks first, because programs that look at messages follow their links; its button says
 * `confirm=1`. It needs no login: the token is for one member and one kind of notifications.
 */
export const unsubscribeRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(unsubscribePage.path, async (context) => {
    const request = readQuery(context, unsubscribePage.request);
    if (!request.success || !(await isUnsubscribeToken(services, request.output.token)))
      return refuse(context, 'not_found', { status: 404 });
    const { token, confirm } = request.output;
    const edition = context.get('edition');
    if (confirm === '1') {
      await unsubscribe(services, token);
      return showPage(context, `<p>${apiMessage('stopDone', edition)}</p>`);
    }
    return showPage(
      context,
      `<p>${apiMessage('stopQuestion', edition)}</p><form method="get" action="${unsubscribePage.path}">` +
        `<input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="confirm" value="1">` +
        `<button>${apiMessage('stopButton', edition)}</button></form>`,
    );
  });
