import type { Context } from 'hono';
import { isLoopback } from '../members/client-address.ts';
import type { ApiEnvironment } from './environment.ts';

/** Names of this machine; any other name that leads here may be a foreign page's. */
const isOwnName = (hostname: string): boolean => /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether a request was made on this machine itself: by its address, by the name that was asked for, and passed on by nobody. */
export function isFromThisMachine(context: Context<ApiEnvironment>): boolean {
  const host = context.req.header('host');
  const hostname =
    host === undefined ? new URL(context.req.url).hostname : (URL.parse(`http://${host}`)?.hostname ?? '');
  const isPassedOn =
    context.req.header('x-forwarded-for') !== undefined || context.req.header('forwarded') !== undefined;
  const isForeign = context.req.header('sec-fetch-site') === 'cross-site' || context.req.header('origin') !== undefined;
  return isLoopback(context.env?.clientAddress) && isOwnName(hostname) && !isPassedOn && !isForeign;
}
