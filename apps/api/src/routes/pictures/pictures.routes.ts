import { Hono, type Handler } from 'hono';
import { readRange } from '../../http/byte-range.ts';
import { refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services, Picture } from '../../http/environment.ts';

/** Most bytes of cached images. */
const mostKept = 32 * 1024 * 1024;

/** Keeps drawn pictures, those asked for last. Drawing the same one twice at once is one drawing. */
function createPictureCache({ drawPicture: draw, meter }: Pick<Services, 'drawPicture' | 'meter'>) {
  const kept = new Map<string, { drawing: Promise<Picture | null>; size: number }>();
  let total = 0;
  const forget = (path: string): void => {
    total -= kept.get(path)?.size ?? 0;
    kept.delete(path);
  };
  return async (path: string): Promise<Picture | null> => {
    const known = kept.get(path);
    meter.cache('picture', known ? 'hit' : 'miss');
    if (known) {
      kept.delete(path);
      kept.set(path, known);
      return known.drawing;
    }
    const entry = { drawing: draw(path), size: 0 };
    kept.set(path, entry);
    const picture = await entry.drawing.catch((error: unknown) => {
      forget(path);
      throw error;
    });
    if (picture === null) forget(path);
    else {
      entry.size = picture.body.length;
      total += entry.size;
      for (const old of kept.keys()) {
        if (total <= mostKept) break;
        forget(old);
      }
    }
    return picture;
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
