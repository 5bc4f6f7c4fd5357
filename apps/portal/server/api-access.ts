import type { Config } from './config.ts';

/** How the portal reaches its API: pages and browsers come through the same door. */
export interface ApiAccess {
  /** Answers a request for one of the {@link apiPaths}. Rejects when the API cannot be reached. */
  fetch(request: Request, about?: { clientAddress?: string }): Promise<Response>;
  /** Ends it when the server stops. */
  close(): Promise<void>;
}

/** Paths that belong to the API and not to the pages. */
export const apiPaths = /^\/(?:api|memberApi|img|banner)\/|^\/(?:img_code|readyz|metrics)$/;

const notForwarded = ['connection', 'host', 'keep-alive', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const notReturned = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Forwards to an API at other origins, so that the browser stays on ours. */
export function proxiedApi(apiOrigin: string, memberOrigin: string, timeout = 10_000): ApiAccess {
  return {
    async fetch(request, about) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of notForwarded) headers.delete(name);
      // The API tells clients apart by their addresses, where it trusts us; and nobody reads its measures through us.
      const hops = [headers.get('x-forwarded-for'), about?.clientAddress ?? 'unknown'];
      headers.set('x-forwarded-for', hops.filter((hop) => hop !== null).join(', '));
      const target = (pathname.startsWith('/memberApi/') ? memberOrigin : apiOrigin) + pathname + search;
      const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
      const answer = await fetch(target, { method: request.method, headers, body, redirect: 'manual', signal });
      const answerHeaders = new Headers(answer.headers);
      for (const name of notReturned) answerHeaders.delete(name);
      return new Response(answer.body, { status: answer.status, headers: answerHeaders });
    },
    close: async () => undefined,
  };
}

/** Why the server cannot start, in one line that a person can act on. */
export class StartError extends Error {}

/** The API in this process. It is loaded only here: a portal with an API elsewhere needs no database. */
export async function embeddedApi(config: Config): Promise<ApiAccess> {
  const { ConfigError, DamagedDatabaseError, DataFolderInUseError, readConfig, SchemaMismatchError, startApi } = await import('@millwright/api');
  try {
    // What only the API knows of is read by it; what both know is as the portal has read it.
    return await startApi({ ...readConfig({ SITE_ORIGINS: Object.values(config.origins).join(), ...process.env }), ...config });
  } catch (error) {
    if ([ConfigError, DamagedDatabaseError, DataFolderInUseError, SchemaMismatchError].some((type) => error instanceof type)) throw new StartError((error as Error).message);
    throw error;
  }
}
