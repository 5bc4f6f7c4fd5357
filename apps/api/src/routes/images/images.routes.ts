import { Hono, type Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { partOf, sendPart } from '../../http/byte-range.ts';
import { refuse } from '../../http/call.ts';
import type { ApiEnvironment, Services, Image } from '../../http/environment.ts';

/** Most bytes of cached images. */
const mostBytes = 32 * 1024 * 1024;

/** Caches drawn images; one that two request at the same time is drawn once. */
function createImageCache({ drawImage, meter: metrics }: Pick<Services, 'drawImage' | 'meter'>) {
  const images = new LRUCache<string, Image>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: async (path) => (await drawImage(path)) ?? undefined,
  });
  return async (path: string): Promise<Image | null> => {
    metrics.cache('image', images.has(path) ? 'hit' : 'miss');
    return (await images.fetch(path)) ?? null;
  };
}

/**
 * `GET /img/…`: images that are drawn, and films, the same for the same URL for ever. Of a film a part can be had, as players
 * request.
 */
const showImage = (services: Services): Handler<ApiEnvironment> => {
  const imageAt = createImageCache(services);
  return async (context) => {
    const path = context.req.path.slice('/img/'.length);
    const image = /^[\w-]+(?:[./][\w-]+)*$/.test(path) && path.length <= 200 ? await imageAt(path) : null;
    if (image === null) return refuse(context, 'not_found', { status: 404 });
    const { body, contentType } = image;
    const isFilm = contentType.startsWith('video/');
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    return sendPart(context, partOf(bytes, isFilm ? context.req.header('range') : undefined), {
      ...(isFilm && { 'accept-ranges': 'bytes' }),
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // An image that is opened on its own runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  };
};

/** Images. */
export const imageRoutes = (services: Services) => new Hono<ApiEnvironment>().get('/img/*', showImage(services));
