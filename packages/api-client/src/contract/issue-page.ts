import type { IssuePage } from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { queryId, queryPage, wireCount, wireOptionalText } from './fields.ts';

/** A page of an issue on the wire: its image, and its text in pieces. */
export const wireEzinePage = v.object({
  page: v.pipe(wireCount, v.minValue(1)),
  image: wireOptionalText,
  blocks: v.array(v.object({ kind: v.picklist(['heading', 'paragraph']), text: v.string() })),
});

/** A page of an issue, as the e-zine shows it; beyond the last page there is none. */
export const issuePage = defineExtension({
  method: 'GET',
  path: '/api/mag/page',
  request: v.object({ id: queryId, page: queryPage }),
  response: v.object({ item: wireEzinePage }),
});

/** A page of an issue as the domain knows it. */
export const readPageOfIssue = (
  { image, ...page }: v.InferOutput<typeof wireEzinePage>,
  { imageUrl }: ReadContext,
): IssuePage => ({ ...page, image: image === null ? null : imageUrl(image) });
