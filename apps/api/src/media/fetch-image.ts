import { lookup as resolveHost } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** What an image that is fetched may cost, and where it may come from. */
export interface FetchLimits {
  /** Bytes of a file. @default 20 MB */
  bytes?: number;
  /** Milliseconds for a file, redirects included. @default 20 s */
  time?: number;
  /** Redirects that are followed. @default 3 */
  redirects?: number;
  /** Whether nothing may be fetched from an IP address. @default those that are not of the public internet */
  isRefused?: (address: string) => boolean;
  /** Resolves the names of hosts. @default the system's */
  resolve?: typeof resolveHost;
}

/** Why a file could not be fetched, in words for the user of a command. */
export class FetchError extends Error {
  override name = 'FetchError';
}

const refusedAddress = 'its address is not of the public internet';

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ECONNREFUSED: 'the host refuses the connection',
  ECONNRESET: 'the connection broke off',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the host does not respond',
};

/** Resolves a name to the addresses that may be connected to: what was checked is what the socket then uses. */
const lookupWith =
  ({ isRefused = isPrivateAddress, resolve = resolveHost }: FetchLimits): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = addresses.filter(({ address }) => !isRefused(address));
      const [first] = allowed;
      if (!first) return callback(new FetchError(refusedAddress), '');
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });

function open(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A socket looks no address up that is one already.
  if (isIP(literal) !== 0 && (limits.isRefused ?? isPrivateAddress)(literal)) throw new FetchError(refusedAddress);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  request(url, {
    // No connection is used again: each is checked by the lookup of its own request.
    agent: false,
    lookup: lookupWith(limits),
    signal,
    headers: {
      accept: 'image/avif,image/webp,image/*,*/*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'Millwright',
    },
  })
    .on('response', resolve)
    .on('error', reject)
    .end();
  return promise;
}

async function readWhole(response: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = `it is larger than ${Math.floor(most / 1024 / 1024)} MB`;
  if (Number(response.headers['content-length'] ?? 0) > most) throw new FetchError(tooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new FetchError(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(url: URL, limits: FetchLimits, signal: AbortSignal, redirects: number): Promise<Buffer> {
  if (!/^https?:$/.test(url.protocol)) throw new FetchError('it leads to what is neither http nor https');
  const response = await open(url, limits, signal);
  try {
    const { statusCode = 0, headers } = response;
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
      const next = URL.parse(headers.location, url);
      if (!next) throw new FetchError('it is redirected to what is no URL');
      if (redirects === 0) throw new FetchError('it is redirected too often');
      return await follow(next, limits, signal, redirects - 1);
    }
    if (statusCode !== 200) throw new FetchError(`the host answers with the status ${statusCode}`);
    return await readWhole(response, limits.bytes ?? 20 * 1024 * 1024);
  } finally {
    response.destroy();
  }
}

/** Fetches a file. Rejects with a {@link FetchError} where it cannot be had within the limits. */
export async function fetchImage(url: string, limits: FetchLimits = {}): Promise<Buffer> {
  const time = limits.time ?? 20_000;
  const signal = AbortSignal.timeout(time);
  try {
    return await follow(new URL(url), limits, signal, limits.redirects ?? 3);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (signal.aborted) throw new FetchError(`it took longer than ${time / 1000} s`, { cause: error });
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new FetchError(reasons[code] ?? `it cannot be fetched (${code || message})`, { cause: error });
  }
}
