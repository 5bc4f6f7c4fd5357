import { normaliseProfile, type Member, type UserProfile } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireId, wireText } from './fields.ts';

/** The id of a country, province or city; 0 where none is chosen. */
const wirePlaceId = v.nullish(v.union([wireId, v.literal(0)]), 0);

/** Who is looking; `profile` is null, or has no id, for a visitor (spec §3 Member info). */
export const userInfo = defineCall({
  method: 'GET',
  path: '/api/userinfo',
  request: v.object({}),
  response: v.object({
    profile: v.nullish(
      v.object({
        id: v.nullish(v.union([wireId, v.literal(0)])),
        truename: wireText,
        country_id: wirePlaceId,
        province_id: wirePlaceId,
        city_id: wirePlaceId,
        /** Looks after the site; servers of others do not say so. */
        is_editor: v.nullish(v.boolean(), false),
      }),
    ),
  }),
});

/**
 * Logs out. It changes something although it is a GET (spec §7), so it needs `logoutHeader` or a same-site fetch.
 */
export const logout = defineCall({
  method: 'GET',
  path: '/memberApi/logout',
  request: v.object({}),
  response: v.any(),
});

/** A header that no link or image of a foreign page can send. */
export const logoutHeader = { 'x-requested-with': 'millwright' } as const;

/** The member who is logged in; null for a visitor (EN-07). */
export function readMember({ profile }: v.InferOutput<typeof userInfo.response>): Member | null {
  return profile?.id
    ? { id: profile.id, trueName: profile.truename, ...(profile.is_editor && { isEditor: true }) }
    : null;
}

/** The profile of the member who is logged in, as forms use it (EN-16 to EN-18); null for a visitor. */
export function readProfile({ profile }: v.InferOutput<typeof userInfo.response>): UserProfile | null {
  if (!profile?.id) return null;
  const { id, country_id: countryId, province_id: provinceId, city_id: cityId } = profile;
  return normaliseProfile({ id, countryId, provinceId, cityId });
}
