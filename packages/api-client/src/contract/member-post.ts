import { INCOTERMS, linksIn, MEMBER_POST_STATES, POST_LIMITS, type MemberPost } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension } from './call.ts';
import {
  queryPage,
  queryRows,
  requestKey,
  requiredText,
  wireMemberList,
  wireId,
  wireInstant,
  wireText,
  writtenDay,
  writtenFacts,
  writtenText,
} from './fields.ts';

const side = v.picklist(['supply', 'demand']);
const state = v.picklist(MEMBER_POST_STATES);

const withFewLinks = (longest: number) =>
  v.pipe(
    requiredText(longest),
    v.check((text) => linksIn(text) <= POST_LIMITS.links),
  );

/**
 * Hands a post of the supply hall in. It is published at once, or once it was reviewed, as the installation has it. The
 * `key` is made by the form: what is sent again with the same one is stored once. A `target_date` or `valid_until` that is
 * over in Asia/Shanghai is refused.
 */
export const publishPost = defineExtension({
  method: 'POST',
  path: '/memberApi/posts',
  request: v.object({
    side,
    title: withFewLinks(POST_LIMITS.title),
    text: withFewLinks(POST_LIMITS.text),
    industry_id: v.nullish(wireId, null),
    region_id: v.nullish(wireId, null),
    place: v.optional(writtenText(POST_LIMITS.place), ''),
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(POST_LIMITS.quantity)), 0),
    unit: v.optional(writtenText(POST_LIMITS.unit), ''),
    specification: writtenFacts(POST_LIMITS.specification),
    target_date: v.nullish(writtenDay, null),
    valid_until: v.nullish(writtenDay, null),
    incoterm: v.nullish(v.picklist(INCOTERMS), null),
    key: requestKey,
  }),
  response: v.object({ id: wireId, state }),
  largestBody: 64 * 1024,
});

/** A post of the member in its list. */
export const wireMemberPost = v.object({
  id: wireId,
  entry_id: v.nullish(wireId, null),
  side,
  title: v.string(),
  state,
  reason: wireText,
  time: wireInstant,
  end_time: wireInstant,
});

/** A page of the member's posts, the latest first. */
export const memberPostList = defineExtension({
  method: 'GET',
  path: '/memberApi/posts',
  request: v.object({ page: queryPage, rows: queryRows }),
  response: wireMemberList(v.array(wireMemberPost)),
});

/** Takes a post of the member back: it is in the supply hall no longer. */
export const withdrawPost = defineExtension({
  method: 'POST',
  path: '/memberApi/posts/withdraw',
  request: v.object({ id: wireId }),
  response: v.nullish(v.object({})),
});

/** A post of the member as the domain knows it. */
export const readMemberPost = (wire: v.InferOutput<typeof wireMemberPost>): MemberPost => ({
  id: wire.id,
  entryId: wire.entry_id,
  side: wire.side,
  title: wire.title,
  state: wire.state,
  reason: wire.reason,
  sentAt: wire.time,
  validUntil: wire.end_time,
});
