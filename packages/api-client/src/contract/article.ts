import {
  ARTICLE_TYPES,
  ALL_EDITION_KEYS,
  externalUrl,
  LIST_ORDERS,
  parseRows,
  type Article,
  type ArticleSummary,
  type Counterpart,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineCall, defineExtension, type ReadContext } from './call.ts';
import {
  queryFacets,
  queryId,
  queryInteger,
  queryKeyword,
  queryPage,
  queryRows,
  queryTables,
  queryWord,
  wireCount,
  wireFacet,
  wireId,
  wireIndustryId,
  wireInstant,
  wireOptionalText,
  wirePage,
  wireText,
} from './fields.ts';
import { readTag, wireTag } from './tag.ts';

/** An article in a list on the wire (spec §3 News item); `brief` and all after it are additions of this project. */
export const wireArticleSummary = v.object({
  id: wireId,
  diy_url: wireOptionalText,
  url: wireOptionalText,
  title: v.string(),
  publish_time: wireInstant,
  brief: wireText,
  image: wireOptionalText,
  source: wireText,
  sid: wireIndustryId,
  tags: v.nullish(v.array(wireTag), []),
});

/** A page of articles, narrowed by what the query names, with the counts of the result. */
export const articleList = defineCall({
  method: 'GET',
  path: '/api/article/list',
  request: v.object({
    sid: queryId,
    page: queryPage,
    rows: queryRows,
    tid: queryId,
    keyword: queryKeyword,
    type: queryWord(ARTICLE_TYPES),
    year: queryInteger(1900, 9999),
    month: queryInteger(1, 12),
    sort: queryWord(LIST_ORDERS),
    facets: queryFacets,
    tables: queryTables,
  }),
  response: v.object({
    list: wirePage(v.object({ ...wireArticleSummary.entries, tables: wireOptionalText })),
    total: wireCount,
    page: v.optional(v.pipe(wireCount, v.minValue(1))),
    rows: v.optional(v.pipe(wireCount, v.minValue(1))),
    facets: v.optional(
      v.object({
        industrys: wireFacet(wireId),
        tags: wireFacet(wireId),
        types: wireFacet(v.picklist(ARTICLE_TYPES)),
        years: wireFacet(v.pipe(v.number(), v.integer())),
        months: wireFacet(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
      }),
    ),
  }),
  extensionFields: [
    'tid',
    'keyword',
    'type',
    'year',
    'month',
    'sort',
    'facets',
    'tables',
    'data.page',
    'data.rows',
    'data.facets',
  ],
});

/** The most read articles of the last 30 days, of an industry where one is named. */
export const mostReadArticles = defineExtension({
  method: 'GET',
  path: '/api/article/hot',
  request: v.object({
    sid: queryId,
    rows: v.optional(
      v.pipe(
        v.unknown(),
        v.transform((value) => parseRows(value, 10)),
      ),
      10,
    ),
  }),
  response: v.object({ list: wirePage(v.object({ ...wireArticleSummary.entries, views: wireCount })) }),
});

/** The longest url name of an article, in characters. */
export const longestUrlName = 200;

/** Longer old URLs lead nowhere, in characters. */
export const longestOldUrl = 1000;

/** An article of another edition, or the same article there. */
export const wireCounterpart = v.object({
  edition: v.picklist(ALL_EDITION_KEYS),
  id: wireId,
  diy_url: wireOptionalText,
});

/** What a refusal states where a URL was that of a list: the tag or the industry of its articles. */
export const wireOldList = v.object({ tag: v.nullable(wireId), industry: v.nullable(wireId) });

/** An article with its body and neighbours. */
export const wireArticle = v.object({
  ...wireArticleSummary.entries,
  author: wireOptionalText,
  type: v.pipe(
    v.nullish(v.array(v.string()), []),
    v.transform((types) => ARTICLE_TYPES.filter((type) => types.includes(type))),
  ),
  content: v.string(),
  modify_time: v.nullish(wireInstant),
  counterpart: v.nullish(wireCounterpart),
  other_counterparts: v.optional(v.array(wireCounterpart)),
  prev: v.nullish(wireArticleSummary),
  next: v.nullish(wireArticleSummary),
  related: v.optional(v.array(wireArticleSummary), []),
});

/** A text of a query without control characters; what is none, or is longer, counts as not said. */
const queryText = (longest: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((name) => name.normalize('NFC')),
        v.minLength(1),
        v.maxLength(longest),
        v.check((name) => name.isWellFormed() && !/\p{Cc}/u.test(name)),
      ),
    ),
    undefined,
  );

/**
 * An article by its id, by its custom url name, or by `old_url`: path and parameters of a URL that it had on the site
 * it was imported from. Where that was the URL of a category or tag, the refusal states what it is here.
 */
export const articleDetail = defineExtension({
  method: 'GET',
  path: '/api/article/detail',
  request: v.object({
    id: queryId,
    url_name: queryText(longestUrlName),
    old_url: queryText(longestOldUrl),
  }),
  response: v.object({ article: wireArticle }),
});

/** An article of a list as the domain knows it. */
export const readArticleSummary = (
  wire: v.InferOutput<typeof wireArticleSummary>,
  { imageUrl, ownOrigins }: ReadContext,
): ArticleSummary => ({
  id: wire.id,
  urlName: wire.diy_url,
  externalUrl: externalUrl(wire.url, ownOrigins),
  title: wire.title,
  brief: wire.brief,
  image: wire.image === null ? null : imageUrl(wire.image),
  source: wire.source,
  publishedAt: wire.publish_time,
  industryId: wire.sid,
  tags: wire.tags.map(readTag),
});

/** A counterpart as the domain knows it. */
export const readCounterpart = ({
  edition,
  id,
  diy_url: urlName,
}: v.InferOutput<typeof wireCounterpart>): Counterpart => ({ edition, id, urlName });

/** An article as the domain knows it. */
export function readArticle(wire: v.InferOutput<typeof wireArticle>, context: ReadContext): Article {
  const neighbour = (summary: v.InferOutput<typeof wireArticleSummary> | null | undefined) =>
    summary ? readArticleSummary(summary, context) : null;
  return {
    ...readArticleSummary(wire, context),
    body: context.prepareHtml(wire.content),
    author: wire.author,
    types: wire.type,
    modifiedAt: wire.modify_time ?? wire.publish_time,
    counterpart: wire.counterpart ? readCounterpart(wire.counterpart) : null,
    ...(wire.other_counterparts && { otherCounterparts: wire.other_counterparts.map(readCounterpart) }),
    previous: neighbour(wire.prev),
    next: neighbour(wire.next),
    related: wire.related.map((summary) => readArticleSummary(summary, context)),
  };
}
