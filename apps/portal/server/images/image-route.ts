import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { imageFormatOf, imageTypes, type ImageFormat } from '@millwright/api/image-format';
import { isBulkheadRejectedError } from 'cockatiel';
import { createTurns } from '../../app/shell/page/in-turn.server.ts';
import type { ApiAccess } from '../api-access.ts';
import type { Config } from '../config.ts';
import { createDiskCache, type DiskCache } from './disk-cache.ts';
import { formatFor, madeFormats } from './picture-format.ts';
import { readPictureRequest, type PictureRequest } from './picture-request.ts';
import { readOriginal } from './picture-source.ts';

/** What the route is made of. */
export interface ImageRouteOptions {
  config: Pick<Config, 'imagePrefix' | 'origins' | 'imageCacheBytes' | 'imageCacheDir'>;
  api: Pick<ApiAccess, 'fetch'>;
  /** @default the folder of the configuration */
  cache?: DiskCache;
}

const largestDrawing = 1024 * 1024;

/** What a picture runs when it is opened by itself: nothing. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const refused = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': status >= 500 ? 'no-store' : 'public, max-age=60',
      ...headers,
    },
  });

const nameOf = ({ source, width, quality }: PictureRequest, wanted: string, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([source, width, quality, wanted, version]))
    .digest('base64url')
    .slice(0, 32);

/** A picture as it is given: made, or as it came. */
interface Given {
  bytes: Buffer;
  format: ImageFormat;
}

/**
 * Answers `/picture/{width}/{path}`: pictures of our own image host and no other, smaller than they came, in the best
 * format that the browser names. What was made stays on the disk.
 */
export function createImageRoute({
  config,
  api,
  cache = createDiskCache(config.imageCacheDir, config.imageCacheBytes),
}: ImageRouteOptions): (request: Request) => Promise<Response> {
  const ownOrigin = config.origins.cn;
  const base = config.imagePrefix === '' ? `${ownOrigin}/` : config.imagePrefix;
  // A quarter of the cores at most: pages come first.
  const turns = createTurns<Given | null>({ atOnce: Math.max(1, Math.floor(availableParallelism() / 4)), waiting: 64 });

  const make = async (asked: PictureRequest, accept: string): Promise<Given | null> => {
    const original = await readOriginal(asked.source, ownOrigin, api);
    const format = original && imageFormatOf(original);
    if (!original || !format) return null;
    // Drawings are small at every size, and what moves would stand still.
    if (format === 'svg') return original.length <= largestDrawing ? { bytes: original, format } : null;
    if (format === 'gif') return { bytes: original, format };
    const made = formatFor(accept, format);
    const { makePicture } = await import('./make-picture.ts');
    // What cannot be read as a picture is none.
    const bytes = await makePicture(original, asked, made).catch(() => null);
    return bytes && { bytes, format: made };
  };

  /** The image as it is cached, or made now and cached from now on; null where there is none. */
  const find = async (asked: PictureRequest, accept: string, name: string): Promise<Given | null> => {
    const kept = await cache.get(name);
    // What is no image any more, as a file may be after a fault of the disk, is made again.
    const format = kept && imageFormatOf(kept);
    if (kept && format) return { bytes: kept, format };
    return turns(name, async () => {
      const given = await make(asked, accept);
      if (given) await cache.set(name, given.bytes);
      return given;
    });
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refused(405, 'Pictures can only be read.', { allow: 'GET, HEAD', 'cache-control': 'no-store' });
    const { pathname, search } = new URL(request.url);
    const asked = readPictureRequest(pathname + search, base);
    // Without an image host, pictures are below one path of ours, and nothing else of the site is read as one.
    const isPicture = asked !== null && (config.imagePrefix !== '' || asked.source.startsWith(`${base}img/`));
    if (!isPicture) return refused(400, 'There is no picture of that width, quality or path.');
    const accept = request.headers.get('accept') ?? '';
    const wanted =
      madeFormats.slice(0, 2).find((format) => accept.toLowerCase().includes(`image/${format}`)) ?? 'common';
    const { makerVersion } = await import('./make-picture.ts');
    const name = nameOf(asked, wanted, makerVersion);
    const etag = `"${name}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      etag,
      'content-security-policy': alone,
    };
    if ((request.headers.get('if-none-match') ?? '').includes(etag))
      return new Response(null, { status: 304, headers });
    try {
      const given = await find(asked, accept, name);
      if (given === null) return refused(404, 'There is no such picture.');
      const own = {
        ...headers,
        'content-type': imageTypes[given.format],
        'content-length': String(given.bytes.length),
      };
      if (given.format === 'svg') Object.assign(own, { 'content-disposition': 'attachment' });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(given.bytes), { headers: own });
    } catch (error) {
      if (isBulkheadRejectedError(error))
        return refused(503, 'Too many pictures are being made.', { 'retry-after': '5' });
      return refused(502, 'The host of the pictures does not answer.', { 'retry-after': '10' });
    }
  };
}
