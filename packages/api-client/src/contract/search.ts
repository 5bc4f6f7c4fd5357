import {
  ALL_EDITION_KEYS,
  externalUrl,
  SEARCH_KINDS,
  SEARCH_ORDERS,
  type OtherLanguageHits,
  type SearchHit,
  type SearchKind,
  type SearchResult,
  type SearchSuggestions,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { readReference, wireReference } from './entry.ts';
import {
  queryId,
  queryInteger,
  queryKeyword,
  queryPage,
  queryRows,
  queryWord,
  wireCount,
  wireFacet,
  wireId,
  wireInstant,
  wireOptionalText,
  wirePage,
  wireText,
} from './fields.ts';

const kind = v.picklist(SEARCH_KINDS as [SearchKind, ...SearchKind[]]);
const segments = v.array(v.object({ text: v.string(), hit: v.boolean() }));

/** Something that a search found on the wire. */
export const wireSearchHit = v.object({
  type: kind,
  id: wireId,
  diy_url: wireOptionalText,
  url: wireOptionalText,
  side: v.nullish(v.picklist(['supply', 'demand']), null),
  title: v.string(),
  brief: wireText,
  image: wireOptionalText,
  publish_time: wireInstant,
  end_time: v.nullish(wireInstant, null),
  sid: v.nullish(wireId, null),
  owner: v.nullish(wireReference, null),
  /** Other models of the series that a product is of. */
  models: v.optional(v.array(v.object({ id: wireId, title: v.string() })), []),
  /** Pieces of plain text, never HTML. */
  highlights: v.object({ title: segments, text: segments }),
  reason: v.nullish(
    v.object({
      field: v.picklist(['title', 'tags', 'brief', 'body']),
      by: v.picklist(['text', 'synonym', 'pinyin', 'spelling']),
      term: v.string(),
      missing: v.optional(v.array(v.string()), []),
    }),
    null,
  ),
});

/** A page of everything that holds a keyword; a type that does not exist counts as not given, which searches all. */
export const search = defineExtension({
  method: 'GET',
  path: '/api/search',
  request: v.object({
    type: v.fallback(v.optional(kind), undefined),
    keyword: queryKeyword,
    sid: queryId,
    year: queryInteger(1900, 9999),
    sort: queryWord(SEARCH_ORDERS),
    page: queryPage,
    rows: queryRows,
  }),
  response: v.object({
    keyword: v.string(),
    match: v.picklist(['all', 'some', 'none']),
    /** The keyword as it was probably meant, where nothing holds it as it was typed. */
    corrected: v.nullish(v.string(), null),
    list: wirePage(wireSearchHit),
    total: wireCount,
    page: v.pipe(wireCount, v.minValue(1)),
    rows: v.pipe(wireCount, v.minValue(1)),
    facets: v.object({
      types: wireFacet(kind),
      industrys: wireFacet(wireId),
      years: wireFacet(v.pipe(v.number(), v.integer())),
    }),
    recommended: v.array(wireSearchHit),
  }),
});

/** The best of each kind that holds a keyword, in the order of the kinds; a kind without any is not in the list. */
export const searchBest = defineExtension({
  method: 'GET',
  path: '/api/search/best',
  request: v.object({ keyword: queryKeyword, sid: queryId, year: queryInteger(1900, 9999) }),
  response: v.object({ list: wirePage(wireSearchHit) }),
});

/** What only the other edition has of what a keyword finds, in its language; a few at most. */
export const searchOtherLanguage = defineExtension({
  method: 'GET',
  path: '/api/search/other-language',
  request: v.object({ keyword: queryKeyword }),
  response: v.object({ edition: v.picklist(ALL_EDITION_KEYS), list: wirePage(wireSearchHit) }),
});

/** What could be meant by a keyword that is still being typed. */
export const searchSuggestions = defineExtension({
  method: 'GET',
  path: '/api/search/suggest',
  request: v.object({ keyword: queryKeyword }),
  response: v.object({
    list: v.array(
      v.object({
        kind: v.picklist(['keyword', 'supplier', 'product', 'article']),
        id: v.nullish(wireId, null),
        diy_url: wireOptionalText,
        title: v.string(),
        highlights: segments,
        /** Hits of a keyword. */
        count: v.nullish(wireCount, null),
      }),
    ),
    corrected: v.nullish(v.string(), null),
    /** The keyword that the kinds are of. */
    keyword: v.optional(v.string(), ''),
    kinds: v.optional(wireFacet(kind), []),
  }),
});

const readSearchHit = (wire: v.InferOutput<typeof wireSearchHit>, context: ReadContext): SearchHit => ({
  kind: wire.type,
  id: wire.id,
  urlName: wire.diy_url,
  externalUrl: externalUrl(wire.url, context.ownOrigins),
  side: wire.side,
  title: wire.title,
  brief: wire.brief,
  image: wire.image === null ? null : context.imageUrl(wire.image),
  publishedAt: wire.publish_time,
  endsAt: wire.end_time,
  industryId: wire.sid,
  owner: wire.owner && readReference(wire.owner, context),
  models: wire.models,
  highlights: wire.highlights,
  reason: wire.reason,
});

/** The best of each kind as the domain knows it. */
export const readSearchBest = (
  { list }: v.InferOutput<typeof searchBest.response>,
  context: ReadContext,
): SearchHit[] => list.map((hit) => readSearchHit(hit, context));

/** What only the other edition has as the domain knows it. */
export const readOtherLanguage = (
  { edition, list }: v.InferOutput<typeof searchOtherLanguage.response>,
  context: ReadContext,
): OtherLanguageHits => ({ edition, items: list.map((hit) => readSearchHit(hit, context)) });

/** The result of a search as the domain knows it. */
export const readSearchResult = (wire: v.InferOutput<typeof search.response>, context: ReadContext): SearchResult => ({
  keyword: wire.keyword,
  match: wire.match,
  corrected: wire.corrected,
  items: wire.list.map((hit) => readSearchHit(hit, context)),
  total: wire.total,
  page: wire.page,
  rows: wire.rows,
  facets: { kinds: wire.facets.types, industries: wire.facets.industrys, years: wire.facets.years },
  recommended: wire.recommended.map((hit) => readSearchHit(hit, context)),
});

/** Suggestions as the domain knows them. */
export const readSuggestions = ({
  list,
  ...more
}: v.InferOutput<typeof searchSuggestions.response>): SearchSuggestions => ({
  ...more,
  items: list.map(({ diy_url: urlName, ...suggestion }) => ({ ...suggestion, urlName })),
});
