import { htmlLang, type EditionKey } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { html } from 'hono/html';

const paper =
  'margin:0;color-scheme:light dark;background:light-dark(#fff,#12181f);color:light-dark(#12181f,#e6eae' +
  'f);font:1rem/1.6 system-ui,sans-serif';
const column = 'max-width:34rem;margin:0 auto;padding:2rem 1.25rem';
const link = 'color:light-dark(#1d4f7c,#8bbce8)';

/**
 * What is shown in place of a page that there is no room for. It loads nothing else, no stylesheet and no image: it
 * must cost nothing.
 *
 * @param edition The edition of its words.
 * @param siteName The name that leads home.
 */
export function busyPage(edition: EditionKey, siteName: string): Response {
  const title = apiMessage('busy', edition);
  const document = html`<!doctype html>
    <html lang="${htmlLang(edition)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body style="${paper}">
        <main style="${column}">
          <p style="margin:0 0 3rem;font-weight:700">
            <a href="/" style="${link};text-decoration:none">${siteName}</a>
          </p>
          <h1 style="margin:0;font-size:1.75rem;line-height:1.3">${title}</h1>
          <p style="margin:0.75rem 0 1.5rem">${apiMessage('unavailable', edition)}</p>
          <p style="margin:0"><a href="" style="${link}">${apiMessage('tryAgain', edition)}</a></p>
        </main>
      </body>
    </html>`;
  return new Response(String(document), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
