import { unsubscribePage } from '@millwright/api-client/contract';
import { escapeHtml, htmlLang } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { caching } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { isUnsubscribeToken, unsubscribe } from '../../members/unsubscribe-token.ts';

/** The button is drawn in the colours of the text, which every theme of a browser has. */
const styles =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.6 system-ui,sans-serif;margin:0 auto;padding:2rem 1rem;max-width:36rem}' +
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}p{margin:0 0 1.5rem}' +
  'button{min-height:2.75rem;padding:0 1.5rem;border:1px solid CanvasText;border-radius:.25rem;cursor:pointer;' +
  'background:CanvasText;color:Canvas;font:inherit;font-weight:600}' +
  'button:focus-visible{outline:3px solid Highlight;outline-offset:2px}';

/** A page without anything of another URL. */
function showPage(context: Context<ApiEnvironment>, body: string, status: 200 | 404 = 200): Response {
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
      `<style>${styles}</style><h1>${title}</h1>${body}</html>`,
    status,
  );
}

/**
 * `GET /memberApi/unsubscribe`: asks first, because programs that look at messages follow their links; its button says
 * `confirm=1`. It needs no login: the token is for one member and one kind of notifications. A link that was cut off on
 * its way is a page that says so.
 */
export const unsubscribeRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(unsubscribePage.path, async (context) => {
    const request = v.safeParse(unsubscribePage.request, context.req.query());
    // The message is in the language of its member and leads to a host of it; that of the browser may be another.
    if (context.env?.edition) context.set('edition', context.env.edition);
    const edition = context.get('edition');
    if (!request.success || !(await isUnsubscribeToken(services, request.output.token)))
      return showPage(context, `<p>${apiMessage('stopWrong', edition)}</p>`, 404);
    const { token, confirm } = request.output;
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
