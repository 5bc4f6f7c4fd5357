import { pageDetail } from '@millwright/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { Hono, type Handler } from 'hono';
import { page } from '../../db/schema.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { sitePage } from '../../site/site-pages.ts';

/** `GET /api/page/detail` */
const showPage =
  ({ db, site }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { slug } = readQuery(context, pageDetail.request);
    if (slug === undefined) return refuse(context, 'not_found');
    const edition = context.get('edition');
    const [written] = await db
      .select()
      .from(page)
      .where(and(eq(page.slug, slug), eq(page.edition, edition)));
    const found = written ?? sitePage(site, edition, slug);
    if (!found) return refuse(context, 'not_found');
    const { title, brief, image, blocks, modifiedAt } = found;
    return respond(context, { page: { slug, title, brief, image, modify_time: modifiedAt.toISOString(), blocks } });
  };

/** Editorial pages. */
export const pageRoutes = (services: Services) => new Hono<ApiEnvironment>().get(pageDetail.path, showPage(services));
