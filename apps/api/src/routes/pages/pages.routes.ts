import { pageDetail } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { showPage } from './pages.handlers.ts';

/** Editorial pages. */
export const pageRoutes = (services: Services) => new Hono<ApiEnvironment>().get(pageDetail.path, showPage(services));
