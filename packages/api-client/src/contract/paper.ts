import type { WhitePaper, WhitePaperSummary } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, pageEntries, readEntry, readPageOf, wireEntry } from './entry.ts';
import { wireCount } from './fields.ts';

/** A white paper in a list on the wire. */
export const wirePaperSummary = v.object({ ...wireEntry.entries, pages: v.nullish(wireCount, null) });

/** A page of white papers (spec §7). */
export const paperList = defineEntryList('/api/paper/list', wirePaperSummary, ['supplier', 'featured'], true);

/** A white paper with what its page shows on the wire. */
export const wirePaper = v.object({
  ...wirePaperSummary.entries,
  ...pageEntries(wirePaperSummary),
  contents: v.nullish(v.array(v.string()), []),
});

/** A white paper by its id. */
export const paperDetail = defineEntryDetail('/api/paper/detail', wirePaper);

/** A white paper of a list as the domain knows it. */
export const readPaperSummary = (
  wire: v.InferOutput<typeof wirePaperSummary>,
  context: ReadContext,
): WhitePaperSummary => ({ ...readEntry(wire, context), pages: wire.pages });

/** A white paper as the domain knows it. */
export const readPaper = (wire: v.InferOutput<typeof wirePaper>, context: ReadContext): WhitePaper => ({
  ...readPageOf(wire, readPaperSummary, context),
  contents: wire.contents,
});
