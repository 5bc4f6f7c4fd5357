import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How texts are compressed while somebody waits. */
export const compressors = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 6 }),
};

/** An encoding that pages are compressed in. */
export type Encoding = keyof typeof compressors;

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|ld\+json)|image\/svg)/;

/** Texts below this many bytes are sent as they are. */
export const smallestCompressed = 1000;

/** The encodings that a request accepts, in lower case. */
export function acceptedEncodings(header: string): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((text) => /^q=0(?:\.0*)?$/.test(text))) accepted.add(name);
  }
  return accepted;
}

/** What was read of headers so far: browsers send few different ones. */
const read = new Map<string, Encoding | null>();
const mostRead = 100;

/** The best encoding that a request accepts; null where it accepts none of ours. */
export function acceptedEncoding(header: string | null | undefined): Encoding | null {
  if (!header) return null;
  const known = read.get(header);
  if (known !== undefined) return known;
  const accepted = acceptedEncodings(header);
  const best = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
  if (read.size < mostRead) read.set(header, best);
  return best;
}

/** Compresses a text that is worth it. Bodies are whole by now: nothing of ours is streamed. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (headers.has('content-encoding') || !compressible.test(headers.get('content-type') ?? '')) return response;
  // A HEAD says what a GET would: caches bring what they keep up to date by it.
  const encoding = request.method === 'HEAD' ? null : acceptedEncoding(request.headers.get('accept-encoding'));
  // Looked at only where it matters: whoever has asked for the stream of a body has to read it as one.
  if (encoding && !response.body) return response;
  headers.append('vary', 'Accept-Encoding');
  if (!encoding) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.length < smallestCompressed) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  // These are no longer the very bytes that a strong tag stands for.
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
  return new Response(new Uint8Array(await compressors[encoding](body)), { status: response.status, headers });
}
