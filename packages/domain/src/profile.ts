import type { UserProfile } from './entities/account.ts';
import { DEFAULT_COUNTRY_ID } from './constants.ts';

const orEmpty = (id: number | null | undefined): number | null => id || null;

/**
 * A profile as forms use it: no country is the default one, no province and no city are empty (spec §3 User profile).
 */
export const normaliseProfile = (profile: {
  id: number;
  countryId?: number | null;
  provinceId?: number | null;
  cityId?: number | null;
}): UserProfile => ({
  id: profile.id,
  countryId: profile.countryId || DEFAULT_COUNTRY_ID,
  provinceId: orEmpty(profile.provinceId),
  cityId: orEmpty(profile.cityId),
});
