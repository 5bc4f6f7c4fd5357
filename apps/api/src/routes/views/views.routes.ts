import { recordView as recordViewCall } from '@millwright/api-client/contract';
import { Hono, type Context, type Handler } from 'hono';
import { randomBytes } from 'node:crypto';
import { respond, caching, readBody } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { ViewBuffer } from './view-buffer.ts';

/** Whether the browser refuses in its visitor's name, by Global Privacy Control or Do Not Track. */
const refuses = (context: Context<ApiEnvironment>): boolean =>
  context.req.header('sec-gpc') === '1' || context.req.header('dnt') === '1';

/**
 * `POST /api/views`: counts the path; what follows `?` may be personal and is not stored. Nothing that names a visitor
 * is stored either, and who refuses is not counted.
 */
const recordView = ({ clock }: Services, views: ViewBuffer): Handler<ApiEnvironment> => {
  // Visitors are distinguished in this process only, so that a page view needs no database.
  const key = randomBytes(32);
  return async (context) => {
    const { url } = await readBody(context, recordViewCall.request);
    if (refuses(context)) return respond(context, null, caching.none);
    const path = new URL(url, 'http://own.invalid').pathname;
    views.add({ edition: context.get('edition'), path, visitor: visitorOf(context, clock(), key) });
    return respond(context, null, caching.none);
  };
};

/** Page views. */
export const viewRoutes = (services: Services, views: ViewBuffer) =>
  new Hono<ApiEnvironment>().post(recordViewCall.path, recordView(services, views));
