import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { readRange, type ByteRange, type FilePart } from '../http/byte-range.ts';
import { OperatorError } from '../operator-error.ts';
import { createMediaStore, formatOfName, type MediaFiles, type MediaStore } from './media-store.ts';

/** A bucket of a service that speaks the S3 API. */
export interface MediaBucket {
  /** The URL of the bucket itself: `https://s3.example.com/name` or `https://name.s3.example.com`. */
  url: string;
  /** The region that requests are signed for. */
  region: string;
  key: string;
  secret: string;
}

/** Thrown where a bucket refuses a request or does not respond, in one line for the operator. */
class MediaBucketError extends OperatorError {
  override name = 'MediaBucketError';
  /** As a connection that failed: what is missing now may be there later. */
  code = 'ECONNBUCKET';
}

/** The folder of the store in a bucket, which may hold other things. */
const prefix = 'media/';

/** Milliseconds for a request with its body: 64 MB at 1 MB/s. */
const longest = 64_000;

/** Names of a listing that are read at most: a bucket of more is none of ours. */
const mostNames = 1_000_000;

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);

/** Which part of a file a response holds. */
function rangeOf(response: Response): { range: ByteRange | 'unsatisfiable'; size: number } {
  const [, first, last, size] =
    /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const isPart = response.status === 206 && first !== undefined;
  return { range: isPart ? { first: Number(first), last: Number(last) } : 'unsatisfiable', size: Number(size ?? 0) };
}

/** The files of a bucket, each request signed (AWS Signature Version 4). */
function createBucketFiles({ url, region, key, secret }: MediaBucket): MediaFiles {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries: 2 });
  const base = url.replace(/\/+$/, '');
  const request = async (
    target: string,
    init: RequestInit = {},
    expected = [200],
  ): Promise<{ response: Response; body: Buffer }> => {
    const fetchWhole = async () => {
      const signal = AbortSignal.timeout(longest);
      const response = await client.fetch(base + target, { ...init, redirect: 'manual', signal });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const { response, body } = await fetchWhole().catch((error: Error) => {
      const { message, cause } = error;
      const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
      throw new MediaBucketError(`MEDIA_BUCKET cannot be reached (${reason}).`, { cause: error });
    });
    if (expected.includes(response.status)) return { response, body };
    const [code = ''] = textsOf(body.toString('utf8'), 'Code');
    throw new MediaBucketError(
      `MEDIA_BUCKET responds with the status ${response.status}${code === '' ? '' : ` (${code})`}.`,
    );
  };
  return {
    async names() {
      const names: string[] = [];
      let after = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) });
        const xml = (await request(`/?${query}`)).body.toString('utf8');
        names.push(...textsOf(xml, 'Key').map((found) => found.slice(prefix.length)));
        after = (textsOf(xml, 'NextContinuationToken')[0] ?? '').replaceAll('&amp;', '&');
      } while (after !== '' && names.length < mostNames);
      return names.filter((name) => formatOfName(name) !== null).sort();
    },
    async write(name, bytes, contentType) {
      const headers = {
        'content-type': contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        // Signed with the request, so that nothing else is stored in its place.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      await request(`/${prefix}${name}`, { method: 'PUT', body: new Uint8Array(bytes), headers });
    },
    async read(name, header): Promise<FilePart | null> {
      // A `Range` header that does not name a single part is not passed on, as if it were not there.
      const isPart = readRange(header, Number.MAX_SAFE_INTEGER) !== null;
      const headers: Record<string, string> = isPart ? { range: header! } : {};
      const { response, body } = await request(`/${prefix}${name}`, { headers }, [200, 206, 404, 416]);
      if (response.status === 404) return null;
      if (response.status === 200) return { body, size: body.length, range: null };
      const { range, size } = rangeOf(response);
      return { body: range === 'unsatisfiable' ? Buffer.alloc(0) : body, size, range };
    },
  };
}

/** The store of a bucket. */
export const openMediaBucket = (bucket: MediaBucket): MediaStore => createMediaStore(createBucketFiles(bucket));
