import { wechatSign } from '@millwright/api-client/contract';
import { Hono, type Handler } from 'hono';
import { createHash, randomBytes } from 'node:crypto';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';

/** Hosts of this machine, which are ours where no other is configured. */
const isLocal = ({ protocol, hostname }: URL): boolean =>
  /^https?:$/.test(protocol) && /^(localhost|[\w-]+\.localhost|127\.0\.0\.1)$/.test(hostname);

/** The URL as WeChat compares it: without its hash. Null where it is not a page of ours. */
function sharedUrl(text: string, siteOrigins: readonly string[]): string | null {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || /[\p{Cc}\\]/u.test(text)) return null;
  const isOwn = siteOrigins.length === 0 ? isLocal(url) : siteOrigins.includes(url.origin);
  return isOwn ? text.split('#')[0]! : null;
}

/**
 * `GET /api/wechat/share_sign`: signs URLs of our own pages only. Without a ticket the page works, and is not
 * shared.
 */
const signShare =
  ({ wechat, siteOrigins, clock }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const url = sharedUrl(readQuery(context, wechatSign.request).url, siteOrigins);
    if (url === null) return refuse(context, 'invalid_request');
    const ticket = wechat === null ? null : await wechat.ticket().catch(() => null);
    if (wechat === null || ticket === null) return refuse(context, 'share_unavailable');
    const timestamp = Math.floor(clock().getTime() / 1000);
    const nonceStr = randomBytes(12).toString('base64url');
    const rawString = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    const signature = createHash('sha1').update(rawString).digest('hex');
    return respond(context, { appId: wechat.appId, rawString, timestamp, nonceStr, signature }, caching.none);
  };

/** Sharing in WeChat. */
export const wechatRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().get(wechatSign.path, signShare(services));
