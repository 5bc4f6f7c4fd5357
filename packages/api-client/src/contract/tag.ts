import type { Tag } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireId } from './fields.ts';

/** A topic tag on the wire (spec §3 Tag). Some services write its grade as text. */
export const wireTag = v.object({
  id: wireId,
  tag_name: v.string(),
  grade: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()),
});

/** A topic tag on the wire. */
export type WireTag = v.InferOutput<typeof wireTag>;

/** The topic tags of the edition, the most important first; ours returns a thousand at most. */
export const tagList = defineCall({
  method: 'GET',
  path: '/api/tag/list',
  request: v.object({}),
  response: v.object({ list: v.array(wireTag) }),
});

/** A tag as the domain knows it. */
export const readTag = ({ id, tag_name: name, grade }: WireTag): Tag => ({ id, name, grade });
