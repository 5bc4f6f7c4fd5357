import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket of the S3 API that checks signatures, written after AWS' description of Signature Version 4. */
export interface BucketServer {
  /** The URL of the bucket. */
  url: string;
  region: string;
  key: string;
  secret: string;
  /** Its objects by their keys. */
  objects: Map<string, { body: Buffer; contentType: string }>;
  /** Requests as `GET /media/a.png`, with the status of each. */
  requests: string[];
  /** Statuses that the next requests get, whatever they request. */
  faults: number[];
  close(): void;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why a request is refused; null where its signature is right. */
function faultOf(request: IncomingMessage, body: Buffer, { key, secret, region }: BucketServer): string | null {
  const { headers, method, url } = request;
  const [, credential, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${key}/${scope}`) return 'InvalidAccessKeyId';
  if (Math.abs(Date.now() - Date.parse(time.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'))) > 900_000)
    return 'RequestTimeTooSkewed';
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (method === 'PUT' && digest === 'UNSIGNED-PAYLOAD') return 'MissingContentSHA256';
  const { pathname, searchParams } = new URL(url!, 'http://bucket.invalid');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const listed = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, listed.join(''), signed, digest].join('\n');
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, time.slice(0, 8)), region));
  const wanted = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  return wanted === signature ? null : 'SignatureDoesNotMatch';
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A page of a listing, of three names. */
function list(objects: BucketServer['objects'], query: URLSearchParams): Reply {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = keys.slice(0, 3);
  const next = keys.length > 3 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
  return { status: 200, body: `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>` };
}

function reply(request: IncomingMessage, body: Buffer, server: BucketServer, base: string): Reply {
  const fault = server.faults.shift();
  if (fault !== undefined) return { status: fault, body: '<Error><Code>SlowDown</Code></Error>' };
  const refused = faultOf(request, body, server);
  if (refused !== null) return { status: 403, body: `<Error><Code>${refused}</Code></Error>` };
  const { pathname, searchParams } = new URL(request.url!, 'http://bucket.invalid');
  if (!pathname.startsWith(`${base}/`)) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  const key = pathname.slice(base.length + 1);
  if (key === '' && searchParams.get('list-type') === '2') return list(server.objects, searchParams);
  if (request.method === 'PUT') {
    server.objects.set(key, { body, contentType: String(request.headers['content-type']) });
    return { status: 200 };
  }
  const object = server.objects.get(key);
  if (!object) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const { length } = object.body;
  if (first === '' && last === '') return { status: 200, body: object.body };
  const from = first === '' ? length - Number(last) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (from >= length) return { status: 416, headers: { 'content-range': `bytes */${length}` }, body: '<Error/>' };
  return {
    status: 206,
    headers: { 'content-range': `bytes ${from}-${to}/${length}` },
    body: object.body.subarray(from, to + 1),
  };
}

/** Starts a server with one empty bucket, under the path of its name. */
export async function startBucketServer(): Promise<BucketServer> {
  const base = '/own-site';
  const http = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { status, headers, body: sent } = reply(request, body, server, base);
      server.requests.push(`${request.method} ${request.url!.slice(base.length)} ${status}`);
      response.writeHead(status, headers).end(sent);
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const server: BucketServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}${base}`,
    region: 'eu-test-1',
    key: 'AKTEST',
    secret: 'a secret/with+signs=',
    objects: new Map(),
    requests: [],
    faults: [],
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}
