import type { Member } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireId, wireText } from './fields.ts';

/** Who is looking; `profile` is null, or has no id, for a visitor (spec §3 Member info). */
export const userInfo = defineCall({
  method: 'GET',
  path: '/api/userinfo',
  request: v.object({}),
  response: v.object({ profile: v.nullish(v.object({ id: v.nullish(v.union([wireId, v.literal(0)])), truename: wireText })) }),
});

/** The member who is logged in; null for a visitor (EN-07). */
export function readMember({ profile }: v.InferOutput<typeof userInfo.response>): Member | null {
  return profile?.id ? { id: profile.id, trueName: profile.truename } : null;
}
