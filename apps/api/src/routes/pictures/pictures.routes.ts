import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { showPicture } from './pictures.handlers.ts';

/** Pictures. */
export const pictureRoutes = (services: Services) => new Hono<ApiEnvironment>().get('/img/*', showPicture(services));
