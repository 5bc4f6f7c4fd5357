import {
  ALL_EDITION_KEYS,
  LIST_ORDERS,
  type EditionKey,
  type EntryFacets,
  type EntryPage,
  type EntryReference,
  type EntrySummary,
  type FacetedPage,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineCall, type ReadContext } from './call.ts';
import {
  defaultRows,
  queryFacets,
  queryId,
  queryInteger,
  queryKeyword,
  queryPage,
  queryRows,
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
import { readParameterFacet, wireParameterFacet } from './parameter.ts';
import { readTag, wireTag, type WireTag } from './tag.ts';

/** Something that is named and can be gone to. */
export const wireReference = v.object({ id: wireId, title: v.string(), image: wireOptionalText });

/** The ISO 3166 code of a country or of a part of one; null where it is none. */
const wireRegionCode = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/)), null), null);

const entries = {
  id: wireId,
  title: v.string(),
  brief: wireText,
  image: wireOptionalText,
  sid: wireIndustryId,
  publish_time: v.nullish(wireInstant, '1970-01-01T00:00:00.000Z'),
  owner: v.nullish(wireReference, null),
  region: v.nullish(v.object({ id: wireId, name: v.string(), code: wireRegionCode }), null),
  featured: v.optional(v.boolean(), false),
};

/**
 * What lists show of every kind; `id`, `title`, `brief` and `image` are of spec §3, the others additions of this
 * project.
 */
export const wireEntry = v.object(entries);

/** What pages of every kind show next to what their lists show of it. */
export const pageEntries = <Summary extends v.GenericSchema>(summary: Summary) => ({
  paragraphs: v.nullish(v.array(v.string()), []),
  related: v.nullish(v.array(summary), []),
  tags: v.nullish(v.array(wireTag), []),
  /** The editions that have it. */
  editions: v.nullish(v.array(v.picklist(ALL_EDITION_KEYS)), []),
});

/** What the page of an entry without facts of its own shows. */
export const wireEntryPage = v.object({ ...entries, ...pageEntries(wireEntry) });

/** Counts of the current result. */
export const wireEntryFacets = v.object({
  industrys: wireFacet(wireId),
  tags: wireFacet(wireId),
  years: wireFacet(wireCount),
  months: wireFacet(wireCount),
  owners: wireFacet(wireId),
  langs: wireFacet(v.picklist(ALL_EDITION_KEYS)),
  sides: wireFacet(v.picklist(['supply', 'demand'])),
  regions: v.optional(v.array(v.object({ value: wireId, name: v.string(), count: wireCount })), []),
  /** Of products, where the request says so. */
  parameters: v.optional(v.array(wireParameterFacet), []),
});

/** What every list of entries can be narrowed to, and its order. */
const narrowing = {
  sid: queryId,
  page: queryPage,
  rows: queryRows,
  tid: queryId,
  year: queryInteger(1900, 9999),
  keyword: queryKeyword,
  sort: queryWord(LIST_ORDERS),
  facets: queryFacets,
};

/** What some lists can be narrowed to as well. */
const furtherNarrowing = {
  /** Issues of a magazine. */
  mid: queryId,
  /** What a supplier has. */
  supplier: queryId,
  /** Trade shows at which a supplier exhibits. */
  exhibitor: queryId,
  /** A province or country. */
  region: queryId,
  /** Together with `year`. */
  month: queryInteger(1, 12),
  /** The language of a magazine. */
  lang: queryWord(ALL_EDITION_KEYS),
  side: queryWord(['supply', 'demand']),
  /** `1` for what the editors put first. */
  featured: v.fallback(v.optional(v.literal('1')), undefined),
  /** Trade shows that are still to end, the next first unless `sort` says otherwise, or those that have ended. */
  when: queryWord(['upcoming', 'past']),
};

/**
 * Defines the call for a list of entries; one that is not in spec §7 is an extension as a whole.
 * @param own what only this list can be narrowed to
 */
export const defineEntryList = /* @__NO_SIDE_EFFECTS__ */ <
  Item extends v.GenericSchema,
  const Further extends keyof typeof furtherNarrowing,
  Own extends v.ObjectEntries = Record<never, never>,
>(
  path: string,
  item: Item,
  further: readonly Further[],
  isInSpecification: boolean,
  own = {} as Own,
) =>
  defineCall({
    method: 'GET',
    path,
    request: v.object({
      ...narrowing,
      ...(Object.fromEntries(further.map((name) => [name, furtherNarrowing[name]])) as Pick<
        typeof furtherNarrowing,
        Further
      >),
      ...own,
    }),
    response: v.object({
      list: wirePage(item),
      total: wireCount,
      page: v.optional(v.pipe(wireCount, v.minValue(1))),
      rows: v.optional(v.pipe(wireCount, v.minValue(1))),
      facets: v.optional(wireEntryFacets),
    }),
    ...(isInSpecification
      ? {
          extensionFields: [
            'tid',
            'year',
            'keyword',
            'sort',
            'facets',
            ...further,
            'data.page',
            'data.rows',
            'data.facets',
          ],
        }
      : { extension: true as const }),
  });

/** Defines the call for the page of an entry; it is in no list of spec §7. */
export const defineEntryDetail = /* @__NO_SIDE_EFFECTS__ */ <Item extends v.GenericSchema>(path: string, item: Item) =>
  defineCall({
    method: 'GET',
    path,
    request: v.object({ id: queryId }),
    response: v.object({ item }),
    extension: true,
  });

/** A reference as the domain knows it. */
export const readReference = (
  { id, title, image }: v.InferOutput<typeof wireReference>,
  { imageUrl }: ReadContext,
): EntryReference => ({ id, title, image: image === null ? null : imageUrl(image) });

/** What lists show of an entry, as the domain knows it. */
export const readEntry = (wire: v.InferOutput<typeof wireEntry>, context: ReadContext): EntrySummary => ({
  ...readReference(wire, context),
  brief: wire.brief,
  industryId: wire.sid,
  publishedAt: wire.publish_time,
  owner: wire.owner && readReference(wire.owner, context),
  region: wire.region,
  featured: wire.featured,
});

/** What a page shows of an entry next to its own facts, as the domain knows it. */
export const readPageOf = <Wire, Summary extends EntrySummary>(
  wire: Wire & { paragraphs: string[]; related: Wire[]; tags: WireTag[]; editions: EditionKey[] },
  read: (wire: Wire, context: ReadContext) => Summary,
  context: ReadContext,
): Summary & EntryPage<Summary> => ({
  ...read(wire, context),
  paragraphs: wire.paragraphs,
  related: wire.related.map((related) => read(related, context)),
  tags: wire.tags.map(readTag),
  editions: wire.editions,
});

/** The page of an entry without facts of its own, as the domain knows it. */
export const readEntryPage = (wire: v.InferOutput<typeof wireEntryPage>, context: ReadContext) =>
  readPageOf(wire, readEntry, context);

/** A list returned by the API, whatever it holds. */
export interface WireList<Item> {
  list: Item[];
  total: number;
  page?: number | undefined;
  rows?: number | undefined;
  facets?: v.InferOutput<typeof wireEntryFacets> | undefined;
}

/** What a list counts nothing by, where its wire name is its own. */
const noFacets: Omit<EntryFacets, 'industries' | 'languages' | 'parameters'> = {
  tags: [],
  years: [],
  months: [],
  owners: [],
  sides: [],
  regions: [],
};

/** A page of a list as the domain knows it. */
export function readEntryList<Wire, Item>(
  wire: WireList<Wire>,
  requested: { page?: number; rows?: number },
  read: (item: Wire) => Item,
): FacetedPage<Item> {
  const { industrys: industries = [], langs: languages = [], parameters = [], ...facets } = wire.facets ?? {};
  return {
    items: wire.list.map(read),
    total: wire.total,
    page: wire.page ?? requested.page ?? 1,
    rows: wire.rows ?? requested.rows ?? defaultRows,
    facets: { ...noFacets, ...facets, industries, languages, parameters: parameters.flatMap(readParameterFacet) },
  };
}
