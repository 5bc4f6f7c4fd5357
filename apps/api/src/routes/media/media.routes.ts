import { Hono } from 'hono';
import { refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { mediaPath } from '../../media/media-store.ts';

/** `GET /img/media/{name}`: what an import stored. A name stands for one file for ever. */
export const mediaRoutes = ({ media }: Pick<Services, 'media'>) =>
  new Hono<ApiEnvironment>().get(`${mediaPath}*`, async (context) => {
    // Players request parts, and Safari plays nothing without.
    const found = await media?.read(context.req.path.slice(mediaPath.length), context.req.header('range'));
    if (!found) return refuse(context, 'not_found', { status: 404 });
    const { body, contentType, kind, range, size } = found;
    const headers: Record<string, string> = {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // A file that is opened on its own runs nothing, and is what its type says.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(kind === 'file' && { 'content-disposition': 'attachment' }),
      ...(kind !== 'image' && { 'accept-ranges': 'bytes' }),
    };
    if (range === 'unsatisfiable') return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
    if (range === null) return context.body(new Uint8Array(body), 200, headers);
    return context.body(new Uint8Array(body), 206, {
      ...headers,
      'content-range': `bytes ${range.first}-${range.last}/${size}`,
    });
  });
