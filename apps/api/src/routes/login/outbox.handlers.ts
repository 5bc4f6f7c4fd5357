import type { Handler } from 'hono';
import { caching, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { isLoopback } from '../../members/client-address.ts';
import type { Outbox } from '../../members/messages.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character]!);

/** Names of this machine; any other name that leads here may be a foreign page's. */
const isOwnName = (hostname: string): boolean => /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * `GET /memberApi/outbox`: the messages that would have been sent, as a page, or as JSON where that is asked for. It
 * answers on this machine only (D40), by name and by address.
 */
export const showOutbox = (outbox: Outbox | null): Handler<ApiEnvironment> => (context) => {
  const host = context.req.header('host');
  const hostname = host === undefined ? new URL(context.req.url).hostname : URL.parse(`http://${host}`)?.hostname ?? '';
  const site = context.req.header('sec-fetch-site');
  const isForeign = site === 'cross-site' || context.req.header('origin') !== undefined;
  if (outbox === null || !isLoopback(context.env?.clientAddress) || !isOwnName(hostname) || isForeign) return refuse(context, 'not_found', { status: 404 });
  context.header('cache-control', caching.none);
  const messages = outbox.list().map(({ to, text, at }) => ({ to, text, at: at.toISOString() }));
  if (context.req.header('accept')?.includes('application/json')) return context.json({ code: 1, msg: '', data: { list: messages } });
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  const rows = messages.map(({ to, text, at }) => `<tr><td>${at}</td><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`).join('');
  return context.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Outbox</title><style>body{font:16px/1.5 system-ui;margin:2rem}td{padding:.25rem 1rem .25rem 0}</style><h1>Outbox</h1><table>${rows}</table></html>`,
  );
};
