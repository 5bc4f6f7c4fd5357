import type { Context } from 'hono';
import { isLoopback } from '../members/client-address.ts';
import { isOwnName } from '../local-demo.ts';
import type { ApiEnvironment } from './environment.ts';

/** Headers by which proxies, load balancers and CDNs tell that they pass a request on, and for whom. */
const passedOn = new RegExp(
  `^(${[
    '(x-)?via',
    '(http-)?(x-)?forward(ed|er)?(-.+)?',
    'x-http-(forwarded|host|via)(-.+)?',
    '(x-)?(real|client|cluster-client|original|originating|true-client|remote|source)-' +
      '(ip|port|addr|address|user|scheme|proto|protocol)',
    '(x-)?(client|remote|real)ip',
    'x-(host|scheme|proto|protocol|server|ssl|https|url-scheme|backend-host|request-start|rewrite-url)',
    'x-(proxyuser-ip|nginx-proxy|bluecoat-via|coming-from|sent-from)',
    'x-original-.+',
    'front-end-https',
    '(cf|cdn|cloudfront|fastly|fly|akamai|wl-proxy)-.+',
    'x-(amz|amzn|cloud|azure|arr|envoy|vercel|nf|gateway|b3|ms|google|goog|sucuri|appengine|squid)-.+',
    'x-varnish',
    'x-cache(-.+)?',
    '(x-)?proxy-.+',
    'max-forwards',
    'surrogate-capability',
  ].join('|')})$`,
);

/**
 * Whether a request was made on this machine itself: by its URL, by the name that was requested, and passed on by
 * nobody.
 */
export function isFromThisMachine(context: Context<ApiEnvironment>): boolean {
  const host = context.req.header('host');
  const hostname =
    host === undefined ? new URL(context.req.url).hostname : (URL.parse(`http://${host}`)?.hostname ?? '');
  const isPassedOn = [...context.req.raw.headers.keys()].some((name) => passedOn.test(name));
  const isForeign = context.req.header('sec-fetch-site') === 'cross-site' || context.req.header('origin') !== undefined;
  return isLoopback(context.env?.clientAddress) && isOwnName(hostname) && !isPassedOn && !isForeign;
}
