import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeLogLine } from '../app/shell/page/log.server.ts';
import { editionOf, plainHost, type EditionRules } from './edition.ts';
import type { PortalServer } from './portal-server.ts';

/** What decides on a rejection. */
export interface EarlyRejectionOptions {
  config: EditionRules;
  portal: Pick<PortalServer, 'fetch' | 'cache' | 'cacheKey' | 'renderer'>;
}

/** A response as node:http writes it; only the request id differs between two. */
interface Written {
  status: number;
  headers: readonly string[];
  bytes: Buffer;
}

/** The headers where not even the rejection could be made. */
const atALoss = { 'content-length': '0', 'cache-control': 'no-store', 'retry-after': '10' };

/**
 * Refuses a request that names several hosts: a cache in front might store the page of one of them for another. Node
 * takes the first and says nothing.
 */
export function refuseSeveralHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts < 2) return false;
  response.writeHead(400, { 'content-length': '0', 'cache-control': 'no-store', connection: 'close' }).end();
  return true;
}

/**
 * Responds at once, however much there is to do, before everything else in the server sees a request: to the health
 * check, and to requests for pages for which there is no room. False where a request may go on, and then nothing has
 * been written. A page that is cached, however old, goes on: it is better than none.
 */
export function createEarlyRejection({
  config,
  portal,
}: EarlyRejectionOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const responses = new Map<string, Promise<Written>>();
  const written = async (make: () => Response | Promise<Response>): Promise<Written> => {
    const response = await make();
    const headers = [...response.headers]
      .filter(([name]) => name !== 'x-request-id' && name !== 'content-length')
      .flat();
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: [...headers, 'content-length', String(bytes.length)], bytes };
  };
  const respond = async (
    key: string,
    make: () => Response | Promise<Response>,
    isHead: boolean,
    response: ServerResponse,
  ): Promise<void> => {
    const requestId = randomUUID();
    const known = responses.get(key) ?? written(make);
    responses.set(key, known);
    try {
      const { status, headers, bytes } = await known;
      response.writeHead(status, [...headers, 'x-request-id', requestId]).end(isHead ? undefined : bytes);
    } catch (error) {
      // It is made again for the next request.
      if (responses.get(key) === known) responses.delete(key);
      writeLogLine('error', 'an early response failed', { requestId, error: String(error) });
      response.writeHead(503, { ...atALoss, 'x-request-id': requestId }).end();
    }
  };
  return ({ method, url = '', headers }, response) => {
    const isHead = method === 'HEAD';
    if (method !== 'GET' && !isHead) return false;
    if (url === '/healthz') {
      void respond(url, () => portal.fetch(new Request('http://localhost/healthz')), isHead, response);
      return true;
    }
    if (!portal.renderer.isFull()) return false;
    const host = plainHost.exec(headers.host ?? '')?.[1];
    const path = host === undefined ? null : portal.cacheKey(url);
    if (host === undefined || path === null) return false;
    const chosen = editionOf(host, headers.cookie, config);
    if (portal.cache?.holds(chosen, path)) return false;
    portal.renderer.metrics.shed();
    void respond(`${chosen.editionKey} ${chosen.byHost}`, () => portal.renderer.busy(chosen), isHead, response);
    return true;
  };
}
