import { Hono } from 'hono';
import { refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { mediaPath, readMedia } from '../../media/media-store.ts';

/** `GET /img/media/{name}`: images that an import stored. A name stands for one image for ever. */
export const mediaRoutes = ({ mediaDir }: Pick<Services, 'mediaDir'>) =>
  new Hono<ApiEnvironment>().get(`${mediaPath}*`, async (context) => {
    const found = mediaDir === null ? null : await readMedia(mediaDir, context.req.path.slice(mediaPath.length));
    if (found === null) return refuse(context, 'not_found', { status: 404 });
    return context.body(new Uint8Array(found.body), 200, {
      'content-type': found.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // An image that is opened on its own runs nothing, and is what its type says.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
