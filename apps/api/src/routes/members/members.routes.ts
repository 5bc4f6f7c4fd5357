import { userInfo } from '@millwright/api-client/contract';
import { Hono, type Handler } from 'hono';
import { respond, caching } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { sessionOf } from '../../members/sessions.ts';

/** `GET /api/userinfo`: who is looking; a visitor has no profile. */
const showMember =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const { member } = (await sessionOf(context, services)) ?? { member: null };
    const profile = member && {
      id: member.id,
      truename: member.trueName,
      country_id: member.countryId,
      province_id: member.provinceId,
      city_id: member.cityId,
      is_editor: member.isEditor,
    };
    return respond(context, { profile }, caching.personal);
  };

/** Who is looking. */
export const memberRoutes = (services: Services) => new Hono<ApiEnvironment>().get(userInfo.path, showMember(services));
