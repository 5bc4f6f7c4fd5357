import type { Context } from 'hono';
import { isLoopback } from '../members/client-address.ts';
import { isOwnName } from '../local-demo.ts';
import type { ApiEnvironment } from './environment.ts';

/** Headers by which proxies, load balancers and CDNs tell that they pass a request on, and for whom. */
const passedOn =
  /^(via|forwarded|x-forward(ed)?(-.+)?|(x-)?(real|client|cluster-client|original|true-client)-ip|x-proxyuser-ip|x-original-(host|forwarded-for)|cf-.+|cdn-loop|x-(amzn|cloud|azure|arr|envoy|vercel)-.+|x-appengine-.+|fastly-.+|fly-.+|akamai-.+|wl-proxy-client-ip|x-varnish|proxy-connection|x-proxy-.+)$/;

/**
 * Whether a request was made on this machine itself: by its address, by the name that was asked for, and passed on by
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
