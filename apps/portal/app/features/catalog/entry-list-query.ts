import type { EntryQuery } from '@millwright/api-client';
import {
  isEditionKey,
  parseInteger,
  parseIntegerBetween,
  parsePage,
  type EditionKey,
  type Id,
  type ListOrder,
  type PostSide,
} from '@millwright/domain';
import {
  isParameterKey,
  parameterFiltersText,
  parameterOrderText,
  parseParameterFilters,
  parseParameterOrder,
  type ParameterFilter,
  type ParameterOrder,
} from '@millwright/domain/parameters';
import { parseSort, type Orders } from '../../shell/page/lists.server.ts';
import type { ParameterReader } from '../../shell/page/parameters.ts';

/** The filters that the URL of a list of entries can state. Null is off. */
export interface EntryFilters {
  /** `sid` */
  industryId: Id | null;
  /** `tid` */
  tagId: Id | null;
  /** `mid` */
  magazineId: Id | null;
  /** `lang`: what a magazine is printed in. */
  language: EditionKey | null;
  /** `region` */
  regionId: Id | null;
  /** `supplier` */
  supplierId: Id | null;
  /** `exhibitor`: the supplier at whose trade shows one looks. */
  exhibitorId: Id | null;
  /** `side` */
  side: PostSide | null;
  /** `when`: trade shows that are still to end, or those that have ended. */
  when: 'upcoming' | 'past' | null;
  /** `year` */
  year: number | null;
  /** `month`, 1 to 12, of the year. */
  month: number | null;
}

/** A filter of a list of entries. */
export type EntryFilter = keyof EntryFilters;

/** Reads the key of a parameter of products from a URL. */
export const parameterKey: ParameterReader = (value) => (isParameterKey(value) ? value : null);

/** Reads ranges and choices of parameters. */
export const parameterFilters: ParameterReader = (value) => parameterFiltersText(parseParameterFilters(value));

/** Reads a parameter by which a list stands. */
export const parameterOrder: ParameterReader = (value) => {
  const order = parseParameterOrder(value);
  return order && parameterOrderText(order);
};

/** What the URL of a list of products says of their parameters. */
export interface StatedParameters {
  /** `p` */
  filters: readonly ParameterFilter[];
  /** `by`: the parameter by which the list stands; null is by date. */
  by: ParameterOrder | null;
}

/** No parameter at all. */
export const nothingStated: StatedParameters = { filters: [], by: null };

/** What the URL of a list of entries asks for. */
export interface EntryListQuery {
  filters: EntryFilters;
  /** Of a list of products. */
  stated: StatedParameters;
  /** 1 or more; may lie behind the last. */
  page: number;
  /** `sort`: null is the list's own order. */
  sort: ListOrder | null;
}

/** The orders of a list of entries, its own first. */
export type EntryOrders = Orders<ListOrder | 'next', ListOrder>;

/** The orders of what is published. */
export const usualOrders = (): EntryOrders => ['latest', 'oldest'];

/**
 * The orders of trade shows: what runs now and the next stand first, what is over last. Of shows that are all to come
 * that is the order of their days; of those that are all over, its reverse.
 */
export const showOrders = ({ when }: Pick<EntryFilters, 'when'>): EntryOrders => {
  if (when === 'past') return ['latest', 'oldest'];
  return when === 'upcoming' ? ['oldest', 'latest'] : ['next', 'latest', 'oldest'];
};

/** No filter at all. */
export const noEntryFilters: EntryFilters = {
  industryId: null,
  tagId: null,
  magazineId: null,
  language: null,
  regionId: null,
  supplierId: null,
  exhibitorId: null,
  side: null,
  when: null,
  year: null,
  month: null,
};

/** The name of each filter in URLs, in the order in which URLs state them. */
const parameters: Readonly<Record<EntryFilter, string>> = {
  industryId: 'sid',
  tagId: 'tid',
  magazineId: 'mid',
  language: 'lang',
  regionId: 'region',
  supplierId: 'supplier',
  exhibitorId: 'exhibitor',
  side: 'side',
  when: 'when',
  year: 'year',
  month: 'month',
};

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | null =>
  values.find((known) => known === value) ?? null;

/**
 * Reads the URL of a list that knows only `known` filters. Wrong values count as absent. `ordersOf` says
 * in which orders it can stand, `statesParameters` whether parameters narrow and order it.
 */
export function parseEntryListQuery(
  params: URLSearchParams,
  known: readonly EntryFilter[],
  ordersOf: (filters: EntryFilters) => EntryOrders = usualOrders,
  statesParameters = false,
): EntryListQuery {
  const language = params.get('lang');
  const year = parseIntegerBetween(params.get('year'), 1900, 9999);
  const all: EntryFilters = {
    industryId: parseInteger(params.get('sid')),
    tagId: parseInteger(params.get('tid')),
    magazineId: parseInteger(params.get('mid')),
    language: isEditionKey(language) ? language : null,
    regionId: parseInteger(params.get('region')),
    supplierId: parseInteger(params.get('supplier')),
    exhibitorId: parseInteger(params.get('exhibitor')),
    side: oneOf(params.get('side'), ['supply', 'demand']),
    when: oneOf(params.get('when'), ['upcoming', 'past']),
    year,
    // A month means nothing without its year.
    month: year === null ? null : parseIntegerBetween(params.get('month'), 1, 12),
  };
  const filters: EntryFilters = {
    ...noEntryFilters,
    ...Object.fromEntries(known.map((filter) => [filter, all[filter]])),
  };
  return {
    filters,
    stated: statesParameters
      ? { filters: parseParameterFilters(params.get('p')), by: parseParameterOrder(params.get('by')) }
      : nothingStated,
    page: parsePage(params.get('page')),
    sort: parseSort(params.get('sort'), ordersOf(filters)),
  };
}

/** The URL of a list with these filters. */
export function entryListHref(
  path: string,
  filters: Partial<EntryFilters>,
  page = 1,
  sort: ListOrder | null = null,
  { filters: ranges, by }: StatedParameters = nothingStated,
): string {
  const query = new URLSearchParams();
  for (const [filter, parameter] of Object.entries(parameters)) {
    const value = filters[filter as EntryFilter];
    if (value !== null && value !== undefined) query.set(parameter, String(value));
  }
  const stated = parameterFiltersText(ranges);
  if (stated !== null) query.set('p', stated);
  if (by !== null) query.set('by', parameterOrderText(by));
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filters as the API's client takes them. */
export const entryQuery = ({
  filters,
  stated = nothingStated,
  page,
  sort,
}: Omit<EntryListQuery, 'stated'> & Partial<Pick<EntryListQuery, 'stated'>>): EntryQuery => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)),
  ...(stated.filters.length > 0 && { parameterFilters: stated.filters }),
  ...(stated.by !== null && { parameterOrder: stated.by }),
  sort: sort ?? undefined,
  page,
});
