import { recordView as recordViewCall } from '@millwright/api-client/contract';
import type { Handler } from 'hono';
import { answer, caching, refuse } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { readBody } from '../../http/read-request.ts';
import { visitorOf } from '../banners/banners.handlers.ts';
import type { ViewBuffer } from './view-buffer.ts';

/** `POST /api/views`: counts the path; what follows `?` may be personal and is not kept. */
export const recordView = (services: Services, views: ViewBuffer): Handler<ApiEnvironment> => async (context) => {
  const request = await readBody(context, recordViewCall.request);
  if (request === null) return refuse(context, 'invalid_request', { status: 400 });
  if (!request.success) return refuse(context, 'invalid_request');
  const path = new URL(request.output.url, 'http://own.invalid').pathname;
  views.add({ edition: context.get('edition'), path, visitor: await visitorOf(context, services) });
  return answer(context, null, caching.none);
};
