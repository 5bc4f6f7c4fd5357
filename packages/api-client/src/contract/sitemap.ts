import { SITEMAP_KINDS, type SitemapCount, type SitemapEntry } from '@millwright/domain';
import * as v from 'valibot';
import { readCounterpart, wireCounterpart } from './article.ts';
import { defineExtension } from './call.ts';
import { queryId, wireCount, wireId, wireInstant, wireOptionalText } from './fields.ts';

const kind = v.picklist(SITEMAP_KINDS);

/** How many lines of a site map are returned at once. */
export const sitemapRows = 5000;

/** What there is to list, kind by kind. */
export const sitemapIndex = defineExtension({
  method: 'GET',
  path: '/api/sitemap/index',
  request: v.object({}),
  response: v.object({ list: v.array(v.object({ kind, total: wireCount, modify_time: wireInstant })) }),
});

/**
 * Ids and last changes of a kind, in the order of the ids, from the one after `after`; `next` is null on the last page.
 */
export const sitemapList = defineExtension({
  method: 'GET',
  path: '/api/sitemap/list',
  request: v.object({ kind: v.fallback(v.optional(kind), undefined), after: queryId }),
  response: v.object({
    list: v.array(
      v.object({
        id: wireId,
        diy_url: wireOptionalText,
        modify_time: wireInstant,
        side: v.nullish(v.picklist(['supply', 'demand']), null),
        counterpart: v.nullish(wireCounterpart, null),
        other_counterparts: v.optional(v.array(wireCounterpart)),
      }),
    ),
    next: v.nullish(wireId, null),
  }),
});

/** How much there is of a kind, as the domain knows it. */
export const readSitemapCount = ({
  kind: of,
  total,
  modify_time: modifiedAt,
}: v.InferOutput<typeof sitemapIndex.response>['list'][number]): SitemapCount => ({ kind: of, total, modifiedAt });

/** A line of a site map as the domain knows it. */
export const readSitemapEntry = ({
  id,
  diy_url: urlName,
  modify_time: modifiedAt,
  side,
  counterpart,
  other_counterparts: others,
}: v.InferOutput<typeof sitemapList.response>['list'][number]): SitemapEntry => ({
  id,
  urlName,
  modifiedAt,
  side,
  counterpart: counterpart && readCounterpart(counterpart),
  ...(others && { otherCounterparts: others.map(readCounterpart) }),
});
