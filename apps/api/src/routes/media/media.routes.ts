import { Hono } from 'hono';
import { readRange } from '../../http/byte-range.ts';
import { refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { mediaPath, readMedia } from '../../media/media-store.ts';

/** `GET /img/media/{name}`: what an import stored. A name stands for one file for ever. */
export const mediaRoutes = ({ mediaDir }: Pick<Services, 'mediaDir'>) =>
  new Hono<ApiEnvironment>().get(`${mediaPath}*`, async (context) => {
    const found = mediaDir === null ? null : await readMedia(mediaDir, context.req.path.slice(mediaPath.length));
    if (found === null) return refuse(context, 'not_found', { status: 404 });
    const { body, contentType, kind } = found;
    const headers: Record<string, string> = {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // A file that is opened on its own runs nothing, and is what its type says.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(kind === 'file' && { 'content-disposition': 'attachment' }),
      ...(kind !== 'image' && { 'accept-ranges': 'bytes' }),
    };
    // Players ask for parts, and Safari plays nothing without.
    const range = kind === 'image' ? null : readRange(context.req.header('range'), body.length);
    if (range === 'unsatisfiable')
      return context.body(null, 416, { ...headers, 'content-range': `bytes */${body.length}` });
    if (range === null) return context.body(new Uint8Array(body), 200, headers);
    const { first, last } = range;
    return context.body(new Uint8Array(body.subarray(first, last + 1)), 206, {
      ...headers,
      'content-range': `bytes ${first}-${last}/${body.length}`,
    });
  });
