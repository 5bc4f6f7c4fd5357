import { recordView as recordViewCall } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import type { ViewBuffer } from './view-buffer.ts';
import { recordView } from './views.handlers.ts';

/** Page views. */
export const viewRoutes = (services: Services, views: ViewBuffer) =>
  new Hono<ApiEnvironment>().post(recordViewCall.path, recordView(services, views));
