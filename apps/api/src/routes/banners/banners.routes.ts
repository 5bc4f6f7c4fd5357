import { bannerClick, bannerList } from '@millwright/api-client/contract';
import { isOwnPath, webUrl } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import { Hono, type Context, type Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { banner, bannerClick as bannerClickTable } from '../../db/schema.ts';
import { respond, caching, refuse, readBody, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { visitorOf } from '../../http/visitor.ts';
import { bannerToken, signToken, verifyToken } from './banner-signature.ts';

const hour = 3_600_000;

/** `POST /api/banner/list` */
const listBanners =
  ({ db, keyFor }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const requested = await readBody(context, bannerList.request);
    const key = await keyFor('banner');
    const rows = await queryRows<Pick<typeof banner.$inferSelect, 'id' | 'image' | 'image2' | 'title' | 'code'>>(
      db,
      prepared(sql`select id, image, image2, title, code from banner
        where edition = ${context.get('edition')} and code = ${requested.code}
        order by position, id
        limit 10`),
    );
    const banners = rows.map(({ id, image, image2, title, code }) => {
      const token = bannerToken(id);
      return { image, image2, title, code, token, sign: signToken(token, key) };
    });
    return respond(context, { banners });
  };

/**
 * Whether nobody has clicked: a browser fetches ahead, or takes the URL for an image that somebody put into a
 * page.
 */
const isNoClick = (context: Context): boolean =>
  context.req.header('sec-fetch-mode') === 'no-cors' ||
  /prefetch|prerender/.test(
    `${context.req.header('sec-purpose') ?? ''} ${context.req.header('purpose') ?? ''} ${context.req.header('x-moz') ?? ''}`,
  );

/** `GET /banner/click`: counts once a visitor and hour, and leads to the target that the banner was stored with. */
const clickBanner =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { db, keyFor, clock } = services;
    const { token, sign } = readQuery(context, bannerClick.request, 'invalid_banner_link', { status: 400 });
    const id = verifyToken(token, sign, await keyFor('banner'));
    const [found] =
      id === null ? [] : await db.select({ target: banner.targetUrl }).from(banner).where(eq(banner.id, id));
    if (id === null || !found || !(isOwnPath(found.target) || webUrl(found.target))) {
      return refuse(context, 'invalid_banner_link', { status: 400 });
    }
    if (context.req.method === 'GET' && !isNoClick(context)) {
      const start = new Date(Math.floor(clock().getTime() / hour) * hour);
      // The way on does not depend on counting.
      await db
        .insert(bannerClickTable)
        .values({ bannerId: id, visitor: visitorOf(context, clock(), await keyFor('visitor')), hour: start })
        .onConflictDoNothing()
        .catch(() => undefined);
    }
    context.header('cache-control', caching.none);
    return context.redirect(found.target, 302);
  };

/** Advertising banners and their clicks. */
export const bannerRoutes = (services: Services) =>
  new Hono<ApiEnvironment>().post(bannerList.path, listBanners(services)).get(bannerClick.path, clickBanner(services));
