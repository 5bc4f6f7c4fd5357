import { sitemapIndex, sitemapList } from '@millwright/api-client/contract';
import { Hono, type Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { respond, refuse, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { respondToQuery } from '../site/site.handlers.ts';
import { sitemapIndexQuery, sitemapListQuery } from './sitemap.queries.ts';

/** `GET /api/sitemap/list` */
const listSitemap =
  ({ db, clock }: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { kind, after = 0 } = readQuery(context, sitemapList.request);
    if (kind === undefined) return refuse(context, 'invalid_request');
    const [row] = await queryRows<object>(db, sitemapListQuery(kind, context.get('edition'), after, clock()));
    return respond(context, row);
  };

/** What site maps list. */
export const sitemapRoutes = (services: Services) =>
  new Hono<ApiEnvironment>()
    .get(sitemapIndex.path, respondToQuery(services, sitemapIndexQuery))
    .get(sitemapList.path, listSitemap(services));
