import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { onceByTagName, type EntryFacets, type FacetCount, type ListOrder } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { FilterBar, type FilterGroup, type FilterOption } from '@millwright/ui/filter-bar';
import { sortLinks, type OrderNames } from '../../shell/page/lists.server.ts';
import {
  entryListHref,
  noEntryFilters,
  nothingStated,
  type EntryFilter,
  type EntryFilters,
  type EntryOrders,
  type StatedParameters,
} from './entry-list-query.ts';
import { languageName } from './language-name.ts';
import { parameterGroups, parameterOrders } from './parameter-filters.server.tsx';

/** What a filter needs to name its choices. */
export interface FilterNames {
  industries: readonly { id: number; name: string }[];
  tags: readonly { id: number; name: string }[];
  /** Magazines of issues. */
  magazines: readonly { id: number; title: string }[];
  /** The supplier that the list is narrowed to, if any. */
  suppliers?: readonly { id: number; title: string }[];
}

/** Props of {@link EntryFiltersBar}. */
export interface EntryFiltersBarProps {
  /** Own path of the list. */
  path: string;
  /** The filters at present. */
  filters: EntryFilters;
  /** The filters that the list offers, in the order shown. */
  offered: readonly EntryFilter[];
  /** Filters that the list has by its URL and cannot be taken off: the industry of a sub-site. */
  fixed?: Partial<EntryFilters>;
  /** The order at present; null is the list's own. */
  sort: ListOrder | null;
  /** The orders in which the list can stand, its own first. */
  orders: EntryOrders;
  /** What the orders are called. @default orderNames */
  orderNames?: OrderNames;
  facets: EntryFacets;
  names: FilterNames;
  /** What parameters narrow and order the list to. @default nothing */
  stated?: StatedParameters;
  /** Results with all filters, where parameters narrow the list. @default 0 */
  total?: number;
}

type Choice = FacetCount | { value: string | number; count?: undefined };

const labels: Partial<Record<EntryFilter, MessageDescriptor>> = {
  industryId: msg`Industry`,
  tagId: msg`Topic`,
  magazineId: msg`Magazine`,
  language: msg`Language`,
  regionId: msg`Region`,
  supplierId: msg`Supplier`,
  exhibitorId: msg`Exhibitor`,
  side: msg`Kind`,
  when: msg`When`,
  year: msg`Year`,
  month: msg`Month`,
};

const phases: readonly Choice[] = [{ value: 'upcoming' }, { value: 'past' }];
const sideNames = { supply: msg`Supply`, demand: msg`Demand` };
const phaseNames = { upcoming: msg`Upcoming`, past: msg`Past` };

const choicesOf = (filter: EntryFilter, facets: EntryFacets): readonly Choice[] => {
  const { industries, tags, owners, languages, regions, sides, years, months } = facets;
  return {
    industryId: industries,
    tagId: tags,
    magazineId: owners,
    language: languages,
    regionId: regions,
    supplierId: [],
    exhibitorId: [],
    side: sides,
    when: phases,
    year: years,
    month: months,
  }[filter];
};

/** Suppliers are too many to be offered: one comes here from the page of a supplier. */
const uncounted: ReadonlySet<EntryFilter> = new Set(['supplierId', 'exhibitorId']);

/** Topics and industries are many: these are the ones with the most results. */
const mostChoices = 30;

/** The filters of a list of entries, with the counts of the current result. */
export function EntryFiltersBar({
  path,
  filters,
  offered,
  fixed = {},
  sort,
  orders,
  orderNames,
  facets,
  names,
  stated = nothingStated,
  total = 0,
}: EntryFiltersBarProps) {
  const { t, i18n } = useLingui();
  const { lang, languages } = useEdition();
  const monthNames = new Intl.DateTimeFormat(lang, { month: 'short' });
  const suppliers = new Map((names.suppliers ?? []).map(({ id, title }) => [id, title]));
  const named = new Map<string, ReadonlyMap<unknown, string>>([
    ['industryId', new Map(names.industries.map(({ id, name }) => [id, name]))],
    ['tagId', new Map(names.tags.map(({ id, name }) => [id, name]))],
    ['magazineId', new Map(names.magazines.map(({ id, title }) => [id, title]))],
    ['supplierId', suppliers],
    ['exhibitorId', suppliers],
    ['language', new Map(languages.map(({ key, lang: language }) => [key, languageName(language, lang)]))],
    ['regionId', new Map(facets.regions.map(({ value, name }) => [value, name]))],
    [
      'side',
      new Map([
        ['supply', t(sideNames.supply)],
        ['demand', t(sideNames.demand)],
      ]),
    ],
    [
      'when',
      new Map([
        ['upcoming', t(phaseNames.upcoming)],
        ['past', t(phaseNames.past)],
      ]),
    ],
  ]);
  const nameOf = (filter: EntryFilter, value: string | number): string | undefined => {
    if (filter === 'year') return String(value);
    if (filter === 'month') return monthNames.format(new Date(2000, Number(value) - 1, 15));
    return named.get(filter)?.get(value);
  };

  // What is still to come stands the other way round by itself: the order is not carried into it or out of it.
  // Another industry states other parameters.
  const url = (to: EntryFilters) =>
    entryListHref(
      path,
      { ...to, ...fixed },
      1,
      to.when === filters.when ? sort : null,
      to.industryId === filters.industryId ? stated : nothingStated,
    );
  const groupOf = (filter: EntryFilter): FilterGroup => {
    const chosen = filters[filter];
    const href = (value: string | number | null) =>
      url({ ...filters, ...(filter === 'year' && { month: null }), [filter]: value });
    const listed = choicesOf(filter, facets);
    const isChosen = ({ value }: Choice) => value === chosen;
    const offeredChoices =
      filter === 'tagId' ? onceByTagName(listed, ({ value }) => nameOf(filter, value), isChosen) : listed;
    // A choice without results, made by hand in the URL, can still be seen and taken off.
    const choices =
      chosen === null || listed.some(isChosen)
        ? offeredChoices
        : [...offeredChoices, { value: chosen, count: uncounted.has(filter) ? undefined : 0 } as Choice];
    const options = choices.flatMap(({ value, count }): FilterOption[] => {
      const current = value === chosen;
      const label = nameOf(filter, value) ?? (current ? t`No. ${value}` : null);
      return label === null ? [] : [{ label, count, current, href: href(value) }];
    });
    const all = { label: t`All`, current: chosen === null, href: href(null) };
    return { key: filter, label: t(labels[filter]!), options: [all, ...options.slice(0, mostChoices)] };
  };

  const shown = offered.filter((filter) => !(filter in fixed) && (filter !== 'month' || filters.year !== null));
  const isNarrowed =
    stated.filters.length > 0 || offered.some((filter) => filters[filter] !== null && !(filter in fixed));
  const dated = sortLinks(
    i18n,
    orders,
    sort,
    (order) => entryListHref(path, { ...filters, ...fixed }, 1, order, { ...stated, by: null }),
    orderNames,
  );
  const ofParameters = { path, filters: { ...filters, ...fixed }, stated, facets: facets.parameters, i18n };
  const byParameter = parameterOrders(ofParameters);
  return (
    <FilterBar
      groups={[...shown.map(groupOf), ...parameterGroups({ ...ofParameters, total, lang })]}
      sort={{
        ...dated,
        options: [
          ...dated.options.map((option) => ({ ...option, current: option.current === true && stated.by === null })),
          ...byParameter,
        ],
      }}
      clearHref={isNarrowed ? entryListHref(path, { ...noEntryFilters, ...fixed }, 1, sort) : undefined}
    />
  );
}
