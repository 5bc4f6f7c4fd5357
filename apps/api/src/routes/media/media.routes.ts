import { LEGACY_STATUS } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { Hono, type Handler } from 'hono';
import { sendPart } from '../../http/byte-range.ts';
import { refuse } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { queryRows } from '../../db/database.ts';
import { mediaBase, oldUrlKeys } from '../../content/old-url.ts';
import { oldMediaPath } from '../../media/media-format.ts';
import { mediaPath } from '../../media/media-store.ts';

/**
 * `GET /img/old?url=`: leads to the file that a URL was of on the site that it was imported from, or, of a size that was
 * not imported, to another size of it.
 */
const redirectOldMedia =
  ({ db }: Pick<Services, 'db'>): Handler<ApiEnvironment> =>
  async (context) => {
    const [whole, path = whole] = oldUrlKeys(context.req.query('url') ?? '').keys;
    if (whole === undefined) return refuse(context, 'not_found', { status: 404 });
    const [found] = await queryRows<{ file: string }>(
      db,
      sql`select file
        from old_media
        where base = ${mediaBase(whole)}
        order by (path = ${whole}) desc, (path = ${path}) desc, (path = base) desc, char_length(path), path
        limit 1`,
    );
    if (!found) return refuse(context, 'not_found', { status: 404 });
    // Not for ever: another import may bring the size itself.
    context.header('cache-control', 'public, max-age=3600');
    return context.redirect(found.file, LEGACY_STATUS);
  };

/** `GET /img/media/{name}`: what an import stored. A name stands for one file for ever. */
export const mediaRoutes = ({ media, db }: Pick<Services, 'media' | 'db'>) =>
  new Hono<ApiEnvironment>().get(oldMediaPath, redirectOldMedia({ db })).get(`${mediaPath}*`, async (context) => {
    // Players request parts, and Safari plays nothing without.
    const found = await media?.read(context.req.path.slice(mediaPath.length), context.req.header('range'));
    if (!found) return refuse(context, 'not_found', { status: 404 });
    const { contentType, kind } = found;
    return sendPart(context, found, {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // A file that is opened on its own runs nothing, and is what its type says.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(kind === 'file' && { 'content-disposition': 'attachment' }),
      ...(kind !== 'image' && { 'accept-ranges': 'bytes' }),
    });
  });
