import { enquiryAction } from '../app/features/catalog/enquiry-action.ts';
import { isFromElsewhere } from './from-elsewhere.ts';
import { refusedPath, statusOfRefusedPath, type RefusedStatus } from '../app/shell/page/refused-path.ts';
import { readAll, TooLargeError } from './api-gateway/read-response.ts';

/** The longest address of a page, without its host. */
const longestUrl = 8192;

/** The largest body that a page takes: forms of ours are far smaller. */
const largestBody = 16 * 1024;

/** The largest bodies of forms with long texts, in bytes by path: a character may take nine bytes. */
export const largerBodies: Readonly<Record<string, number>> = { [enquiryAction]: 160 * 1024 };

const tooLarge = (error: unknown): null => {
  if (error instanceof TooLargeError) return null;
  throw error;
};

/** The request for the error page that stands in for what was requested. */
export const refusalOf = ({ url, headers, signal }: Request, status: RefusedStatus): Request => {
  const plain = new Headers(headers);
  for (const name of ['content-type', 'content-length', 'origin']) plain.delete(name);
  return new Request(new URL(refusedPath(status), url), { headers: plain, signal });
};

/**
 * The request as pages take it, with its body read whole: no page takes a large one, and a client that sends slowly
 * must not hold up a page. For a URL or a body that no page of ours makes, and for what another site has a browser
 * send, the request for an error page in its place.
 */
export async function boundedRequest(request: Request): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > longestUrl) return refusalOf(request, 414);
  const { url, method, headers, signal } = request;
  if (method !== 'GET' && method !== 'HEAD' && isFromElsewhere(request)) return refusalOf(request, 403);
  // Before its body is touched: the server reads on only what nobody has begun to read, and ends other connections.
  const largest = largerBodies[pathname] ?? largestBody;
  if (Number(headers.get('content-length') ?? 0) > largest) return refusalOf(request, 413);
  if (!request.body) return request;
  const body = await readAll(request.body, largest).catch(tooLarge);
  if (body === null) return refusalOf(request, 413);
  const judged = new Headers(headers);
  // The router would judge by it alone, and the pages that tell nobody where they are send none that it knows.
  judged.delete('origin');
  // What an older browser says by its origin, the pages read in one header.
  if (headers.has('origin') && !headers.has('sec-fetch-site')) judged.set('sec-fetch-site', 'same-origin');
  return new Request(url, { method, headers: judged, signal, body });
}

/**
 * The status of a response that refuses what was sent and has no words for a reader, as the router gives to programs.
 */
export const wordlessRefusal = ({ status, headers }: Response): RefusedStatus | undefined =>
  (headers.get('content-type') ?? '').startsWith('text/html')
    ? undefined
    : statusOfRefusedPath(refusedPath(status as RefusedStatus));
