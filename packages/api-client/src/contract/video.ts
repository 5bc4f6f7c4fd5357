import type { Video, VideoSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, pageEntries, readEntry, readPageOf, wireEntry } from './entry.ts';
import { wireCount, wireText } from './fields.ts';

/** A video in a list on the wire. */
export const wireVideoSummary = v.object({ ...wireEntry.entries, seconds: v.nullish(wireCount, null) });

/** A page of videos (spec §7). */
export const videoList = defineEntryList('/api/video/list', wireVideoSummary, ['supplier', 'featured'], true);

/** A video with what its page shows on the wire. */
export const wireVideo = v.object({
  ...wireVideoSummary.entries,
  ...pageEntries(wireVideoSummary),
  player: wireText,
  chapters: v.nullish(v.array(v.object({ seconds: wireCount, title: v.string() })), []),
});

/** A video by its id. */
export const videoDetail = defineEntryDetail('/api/video/detail', wireVideo);

/** A video of a list as the domain knows it. */
export const readVideoSummary = (wire: v.InferOutput<typeof wireVideoSummary>, context: ReadContext): VideoSummary => ({
  ...readEntry(wire, context),
  durationSeconds: wire.seconds,
});

/** A video as the domain knows it. */
export const readVideo = (wire: v.InferOutput<typeof wireVideo>, context: ReadContext): Video => ({
  ...readPageOf(wire, readVideoSummary, context),
  player: wire.player,
  chapters: wire.chapters,
});
