import type { WhitePaper } from '@millwright/domain';
import * as v from 'valibot';
import type { ReadContext } from './call.ts';
import { defineEntryDetail, defineEntryList, furtherNarrowing, readEntryPage, wireEntry, wireEntryPage } from './entry.ts';
import { wireCount } from './fields.ts';

/** A page of white papers (spec §7). */
export const paperList = defineEntryList('/api/paper/list', wireEntry, { supplier: furtherNarrowing.supplier, featured: furtherNarrowing.featured }, true);

/** A white paper with what its page shows on the wire. */
export const wirePaper = v.object({
  ...wireEntryPage.entries,
  pages: v.nullish(wireCount, 0),
  contents: v.nullish(v.array(v.string()), []),
});

/** A white paper by its id. */
export const paperDetail = defineEntryDetail('/api/paper/detail', wirePaper);

/** A white paper as the domain knows it. */
export const readPaper = (wire: v.InferOutput<typeof wirePaper>, context: ReadContext): WhitePaper => (
  { ...readEntryPage(wire, context), pages: wire.pages, contents: wire.contents });
