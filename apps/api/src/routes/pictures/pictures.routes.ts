import { Hono, type Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { readRange } from '../../http/byte-range.ts';
import { refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services, Picture } from '../../http/environment.ts';

/** Most bytes of cached images. */
const mostBytes = 32 * 1024 * 1024;

/** Caches drawn images; one that two request at the same time is drawn once. */
function createPictureCache({ drawPicture, meter }: Pick<Services, 'drawPicture' | 'meter'>) {
  const pictures = new LRUCache<string, Picture>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: async (path) => (await drawPicture(path)) ?? undefined,
  });
  return async (path: string): Promise<Picture | null> => {
    meter.cache('picture', pictures.has(path) ? 'hit' : 'miss');
    return (await pictures.fetch(path)) ?? null;
  };
}

/**
 * `GET /img/…`: pictures that are drawn, and films, the same for the same address for ever. Of a film a part can be
 * had, as players ask for.
 */
const showPicture = (services: Services): Handler<ApiEnvironment> => {
  const pictureAt = createPictureCache(services);
  return async (context) => {
    const path = context.req.path.slice('/img/'.length);
    const picture = /^[\w-]+(?:[./][\w-]+)*$/.test(path) && path.length <= 200 ? await pictureAt(path) : null;
    if (picture === null) return refuse(context, 'not_found', { status: 404 });
    const isFilm = picture.contentType.startsWith('video/');
    const range = isFilm ? readRange(context.req.header('range'), picture.body.length) : null;
    if (range === 'unsatisfiable')
      return context.body(null, 416, { 'content-range': `bytes */${picture.body.length}` });
    const body = range ? picture.body.slice(range.first, range.last + 1) : picture.body;
    return context.body(body as string, range ? 206 : 200, {
      ...(isFilm && { 'accept-ranges': 'bytes' }),
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${picture.body.length}` }),
      'content-type': picture.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // A picture that is opened on its own runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  };
};

/** Pictures. */
export const pictureRoutes = (services: Services) => new Hono<ApiEnvironment>().get('/img/*', showPicture(services));
