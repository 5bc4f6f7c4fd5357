import { userInfo } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { showMember } from './members.handlers.ts';

/** Who is looking. */
export const memberRoutes = (services: Services) => new Hono<ApiEnvironment>().get(userInfo.path, showMember(services));
