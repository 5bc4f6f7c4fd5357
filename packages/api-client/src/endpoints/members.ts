import type { Member, UserProfile } from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import { logout, logoutHeader, readMember, readProfile, userInfo } from '../contract/member.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The member who is logged in; null for a visitor. */
export const getMember = (client: ApiClient, options?: CallOptions): Promise<Result<Member | null>> =>
  perform(client, userInfo, {}, readMember, options);

/** The profile of the member who is logged in, as forms use it; null for a visitor. */
export const getProfile = (client: ApiClient, options?: CallOptions): Promise<Result<UserProfile | null>> =>
  perform(client, userInfo, {}, readProfile, options);

/** Logs out. */
export const logOut = (client: ApiClient, options?: CallOptions): Promise<Result<void>> =>
  perform(client, logout, { headers: logoutHeader }, () => undefined, options);
