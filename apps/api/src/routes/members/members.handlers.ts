import type { Handler } from 'hono';
import { answer, caching } from '../../http/envelope.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { memberOf } from '../../members/sessions.ts';

/** `GET /api/userinfo`: who is looking; a visitor has no profile. */
export const showMember =
  (services: Services): Handler<ApiEnvironment> =>
  async (context) => {
    const member = await memberOf(context, services);
    const profile = member && {
      id: member.id,
      truename: member.trueName,
      country_id: member.countryId,
      province_id: member.provinceId,
      city_id: member.cityId,
    };
    return answer(context, { profile }, caching.personal);
  };
