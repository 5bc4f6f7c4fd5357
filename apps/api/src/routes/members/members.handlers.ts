import type { Handler } from 'hono';
import { answer, caching } from '../../http/envelope.ts';
import type { ApiEnvironment } from '../../http/environment.ts';

/** `GET /api/userinfo`: a visitor has no profile. */
export const showMember: Handler<ApiEnvironment> = (context) => answer(context, { profile: null }, caching.personal);
