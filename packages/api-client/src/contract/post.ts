import type { Post, PostDetail } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, pageEntries, readEntry, readPageOf, wireEntry } from './entry.ts';
import { wireCount, wireDay, wireInstant, wireText } from './fields.ts';

/** A supply or demand post in a list on the wire. */
export const wirePost = v.object({
  ...wireEntry.entries,
  side: v.picklist(['supply', 'demand']),
  quantity: v.nullish(wireCount, 0),
  unit: wireText,
  place: wireText,
  end_time: v.nullish(wireInstant, null),
  /** Whether a member wrote it; `company` is the member's. */
  by_member: v.optional(v.boolean(), false),
  company: wireText,
});

/** A page of supply and demand posts. */
export const postList = defineEntryList('/api/post/list', wirePost, ['side', 'region'], false);

/** A post with what its page shows on the wire. */
export const wirePostPage = v.object({
  ...wirePost.entries,
  ...pageEntries(wirePost),
  specification: v.nullish(v.array(v.object({ label: v.string(), value: v.string() })), []),
  target_date: v.nullish(wireDay, null),
  incoterm: wireText,
});

/** A post by its id. */
export const postDetail = defineEntryDetail('/api/post/detail', wirePostPage);

/** A post of a list as the domain knows it. */
export const readPost = (wire: v.InferOutput<typeof wirePost>, context: ReadContext): Post => ({
  ...readEntry(wire, context),
  side: wire.side,
  quantity: wire.quantity,
  unit: wire.unit,
  place: wire.place,
  validUntil: wire.end_time,
  isByMember: wire.by_member,
  company: wire.company,
});

/** A post as the domain knows it. */
export const readPostPage = (wire: v.InferOutput<typeof wirePostPage>, context: ReadContext): PostDetail => ({
  ...readPageOf(wire, readPost, context),
  specification: wire.specification,
  targetDate: wire.target_date,
  incoterm: wire.incoterm,
});
