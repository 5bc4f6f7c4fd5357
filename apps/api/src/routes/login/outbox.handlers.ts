import { escapeHtml } from '@millwright/domain';
import type { Handler } from 'hono';
import { caching, refuse } from '../../http/call.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { isFromThisMachine } from '../../http/this-machine.ts';
import type { Outbox } from '../../members/messages.ts';

/**
 * `GET /memberApi/outbox`: the messages that would have been sent, as a page, or as JSON where that is requested. It
 * exists in a local demo only, and responds on this machine only (D40), by name and by address.
 */
export const showOutbox =
  (outbox: Outbox | null): Handler<ApiEnvironment> =>
  (context) => {
    if (outbox === null || !isFromThisMachine(context)) return refuse(context, 'not_found', { status: 404 });
    context.header('cache-control', caching.none);
    const messages = outbox.list().map(({ to, text, at }) => ({ to, text, at: at.toISOString() }));
    if (context.req.header('accept')?.includes('application/json'))
      return context.json({ code: 1, msg: '', data: { list: messages } });
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    const rows = messages
      .map(({ to, text, at }) => `<tr><td>${at}</td><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`)
      .join('');
    return context.html(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Outbox</title>' +
        '<style>body{font:16px/1.5 system-ui;margin:2rem}td{padding:.25rem 1rem .25rem 0;vertical-align:top;white-space:pre-line}</style>' +
        `<h1>Outbox</h1><table>${rows}</table></html>`,
    );
  };
