import { userInfo } from '@millwright/api-client/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../../http/environment.ts';
import { showMember } from './members.handlers.ts';

/** Who is looking. */
export const memberRoutes = () => new Hono<ApiEnvironment>().get(userInfo.path, showMember);
