import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { imageFormatOf, imageTypes, type ImageFormat } from '@millwright/api/image-format';
import { isBulkheadRejectedError } from 'cockatiel';
import { createConcurrencyLimit } from '../../app/features/feeds/image-cache.server.ts';
import { writeLogLine } from '../../app/shell/page/log.server.ts';
import type { ApiAccess } from '../api-access.ts';
import type { Config } from '../config.ts';
import { createDiskCache, type DiskCache } from './disk-cache.ts';
import { formatFor, madeFormats } from './image-format.ts';
import { readImageRequest, type ImageRequest } from './image-request.ts';
import { readOriginal, SourceFailedError } from './image-source.ts';

/** What the route is made of. */
export interface ImageRouteOptions {
  config: Pick<Config, 'imagePrefix' | 'origins' | 'imageCacheBytes' | 'imageCacheDir'>;
  api: Pick<ApiAccess, 'fetch'>;
  /** @default the folder of the configuration */
  cache?: DiskCache;
}

const largestDrawing = 1024 * 1024;

/** What an image runs when it is opened by itself: nothing. */
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

const nameOf = ({ source, width, quality }: ImageRequest, wanted: string, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([source, width, quality, wanted, version]))
    .digest('base64url')
    .slice(0, 32);

/** An image as it is given: made, or as it came. */
interface ServedImage {
  bytes: Buffer;
  format: ImageFormat;
}

/**
 * Responds to `/image/{width}/{path}`: images of our own image host and no other, smaller than they came, in the best
 * format that the browser names. What was made stays on the disk. Rejects where the fault is our own.
 */
export function createImageRoute({
  config,
  api,
  cache = createDiskCache(config.imageCacheDir, config.imageCacheBytes),
}: ImageRouteOptions): (request: Request) => Promise<Response> {
  const [ownOrigin = ''] = Object.values(config.origins);
  const base = config.imagePrefix === '' ? `${ownOrigin}/` : config.imagePrefix;
  // A quarter of the cores at most: pages come first.
  const withinLimit = createConcurrencyLimit<ServedImage | null>({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 4)),
    waiting: 64,
  });

  const make = async (request: ImageRequest, accept: string): Promise<ServedImage | null> => {
    const original = await readOriginal(request.source, ownOrigin, api);
    const format = original && imageFormatOf(original);
    if (!original || !format) return null;
    // Drawings are small at every size, and what moves would stand still.
    if (format === 'svg') return original.length <= largestDrawing ? { bytes: original, format } : null;
    if (format === 'gif') return { bytes: original, format };
    const made = formatFor(accept, format);
    const { resizeImage } = await import('./resize-image.ts');
    const bytes = await resizeImage(original, request, made).catch((error: unknown) => {
      // What cannot be read as an image is none; where it is of all of them, the fault is our own.
      writeLogLine('warn', 'an image could not be made', { source: request.source, error: String(error) });
      return null;
    });
    return bytes && { bytes, format: made };
  };

  /** The image as it is cached, or made now and cached from now on; null where there is none. */
  const find = async (request: ImageRequest, accept: string, name: string): Promise<ServedImage | null> => {
    const cached = await cache.get(name);
    // What is no image any more, as a file may be after a fault of the disk, is made again.
    const format = cached && imageFormatOf(cached);
    if (cached && format) return { bytes: cached, format };
    return withinLimit(name, async () => {
      const served = await make(request, accept);
      if (served) await cache.set(name, served.bytes);
      return served;
    });
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refused(405, 'Images can only be read.', { allow: 'GET, HEAD', 'cache-control': 'no-store' });
    const { pathname, search } = new URL(request.url);
    const requested = readImageRequest(pathname + search, base);
    // Without an image host, images are below one path of ours, and nothing else of the site is read as one.
    const isImage = requested !== null && (config.imagePrefix !== '' || requested.source.startsWith(`${base}img/`));
    if (!isImage) return refused(400, 'There is no image of that width, quality or path.');
    const accept = request.headers.get('accept') ?? '';
    const wanted =
      madeFormats.slice(0, 2).find((format) => accept.toLowerCase().includes(`image/${format}`)) ?? 'common';
    const { makerVersion } = await import('./resize-image.ts');
    const name = nameOf(requested, wanted, makerVersion);
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
      const served = await find(requested, accept, name);
      if (served === null) return refused(404, 'There is no such image.');
      const own = {
        ...headers,
        'content-type': imageTypes[served.format],
        'content-length': String(served.bytes.length),
      };
      if (served.format === 'svg') Object.assign(own, { 'content-disposition': 'attachment' });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(served.bytes), { headers: own });
    } catch (error) {
      if (isBulkheadRejectedError(error))
        return refused(503, 'Too many images are being made.', { 'retry-after': '5' });
      if (!(error instanceof SourceFailedError)) throw error;
      return refused(502, 'The host of the images does not respond.', { 'retry-after': '10' });
    }
  };
}
