import type { Video } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, furtherNarrowing, readEntryPage, wireEntry, wireEntryPage } from './entry.ts';
import { wireCount, wireText } from './fields.ts';

/** A page of videos (spec §7). */
export const videoList = defineEntryList('/api/video/list', wireEntry, { supplier: furtherNarrowing.supplier, featured: furtherNarrowing.featured }, true);

/** A video with what its page shows on the wire. */
export const wireVideo = v.object({
  ...wireEntryPage.entries,
  player: wireText,
  seconds: v.nullish(wireCount, 0),
  chapters: v.nullish(v.array(v.object({ seconds: wireCount, title: v.string() })), []),
});

/** A video by its id. */
export const videoDetail = defineEntryDetail('/api/video/detail', wireVideo);

/** A video as the domain knows it. */
export const readVideo = (wire: v.InferOutput<typeof wireVideo>, context: ReadContext): Video => (
  { ...readEntryPage(wire, context), player: wire.player, seconds: wire.seconds, chapters: wire.chapters });
