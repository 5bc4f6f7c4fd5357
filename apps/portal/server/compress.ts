import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How texts are compressed while somebody waits. */
export const compressors = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 6 }),
};

/** An encoding that pages are compressed in. */
export type Encoding = keyof typeof compressors;

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|rss\+xml|ld\+json)|image\/svg)/;

/** Texts below this many bytes are sent as they are. */
export const smallestCompressed = 1000;

/** How much a request wants each encoding that it names, in lower case: 0 for what it does not take. */
function preferencesIn(header: string): ReadonlyMap<string, number> {
  const preferences = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters
      .map((text) => /^q=([01](?:\.\d{0,3})?)$/.exec(text)?.[1])
      .find((text) => text !== undefined);
    if (name !== '') preferences.set(name.replace(/^x-(?=gzip$)/, ''), Number(quality ?? 1));
  }
  return preferences;
}

/**
 * The encoding that a request likes best of those there are, the smallest first; null where it would rather have none.
 */
export function bestEncoding<Name extends string>(header: string, present: readonly Name[]): Name | null {
  const preferences = preferencesIn(header);
  const any = preferences.get('*') ?? 0;
  let best: Name | null = null;
  let most = 0;
  for (const name of present) {
    const preference = preferences.get(name) ?? any;
    if (preference > most) [best, most] = [name, preference];
  }
  // A text as it is is larger than any of them, so that it has to be liked better by name.
  return most < (preferences.get('identity') ?? 0) ? null : best;
}

/** The best encoding that a request accepts; null where it accepts none of ours. */
export const acceptedEncoding = (header: string | null | undefined): Encoding | null =>
  header ? bestEncoding(header, ['br', 'gzip']) : null;

/** Compresses a text that is worth it. Bodies are whole by now: nothing of ours is streamed. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (headers.has('content-encoding') || !compressible.test(headers.get('content-type') ?? '')) return response;
  // A HEAD says what a GET would: caches update what they stored by it.
  const encoding = request.method === 'HEAD' ? null : acceptedEncoding(request.headers.get('accept-encoding'));
  // Looked at only where it matters: a caller that has read `body` has to go on with that stream.
  if (encoding && !response.body) return response;
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
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
