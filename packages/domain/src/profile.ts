import type { Member } from './entities/entities.ts';
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

/** Whether somebody is logged in: only member info with an id says so (spec §3 Member info, §6). */
export const isLoggedIn = (member: Partial<Member> | null | undefined): member is Member => Boolean(member?.id);
