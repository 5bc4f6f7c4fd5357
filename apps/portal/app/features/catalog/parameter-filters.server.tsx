import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LEGACY_STATUS, type ParameterFacet } from '@millwright/domain';
import { parameterRange, type ParameterFilter, type ParameterOrder } from '@millwright/domain/parameters';
import { formatQuantity, unitName } from '@millwright/i18n/quantities';
import type { FilterGroup, FilterOption } from '@millwright/ui/filter-bar';
import { redirect } from 'react-router';
import { entryListHref, type EntryFilters, type StatedParameters } from './entry-list-query.ts';

/** What the filters by parameters need. */
export interface ParameterFiltersProps {
  /** Own path of the list. */
  path: string;
  /** The other filters at present. */
  filters: EntryFilters;
  stated: StatedParameters;
  facets: readonly ParameterFacet[];
  /** Results with all filters: what a range of the reader's own has found. */
  total: number;
  /** BCP 47 tag of the page's language. */
  lang: string;
  i18n: I18n;
}

/** Parameters by which a list can stand: those that most products state. */
const mostOrders = 4;

const isSame = (one: ParameterFilter, other: ParameterFilter): boolean =>
  'choice' in one || 'choice' in other
    ? 'choice' in one && 'choice' in other && one.choice === other.choice
    : one.low === other.low && one.high === other.high;

/** What a filter narrows to, in words: `3,000–5,000 kN`. */
function nameOf({ unit, choices }: ParameterFacet, filter: ParameterFilter, lang: string): string {
  if ('choice' in filter) return choices.find(({ value }) => value === filter.choice)?.label ?? filter.choice;
  return formatQuantity({ ...filter, unit }, lang);
}

/** What narrows the list, in words, as far as its parameters are known. */
export const statedInWords = (
  { filters }: StatedParameters,
  facets: readonly ParameterFacet[],
  lang: string,
): string[] =>
  filters.flatMap((filter) => {
    const facet = facets.find(({ key }) => key === filter.key);
    return facet ? [`${facet.label} ${nameOf(facet, filter, lang)}`] : [];
  });

/** The ranges and choices of each parameter with their counts, as links, and a form for a range of one's own. */
export function parameterGroups({
  path,
  filters,
  stated,
  facets,
  total,
  lang,
  i18n,
}: ParameterFiltersProps): FilterGroup[] {
  return facets.map((facet): FilterGroup => {
    const { key, label, kind, unit, ranges, choices } = facet;
    const others = stated.filters.filter((filter) => filter.key !== key);
    const chosen = stated.filters.find((filter) => filter.key === key) ?? null;
    const href = (filter: ParameterFilter | null): string =>
      entryListHref(path, filters, 1, null, { ...stated, filters: filter ? [...others, filter] : others });
    const option = (filter: ParameterFilter, count: number): FilterOption => ({
      label: nameOf(facet, filter, lang),
      count,
      current: chosen !== null && isSame(chosen, filter),
      href: href(filter),
    });
    const offered = [
      ...ranges.map(({ low, high, count }) => option({ key, low, high }, count)),
      ...choices.map(({ value, count }) => option({ key, choice: value }, count)),
    ];
    // A range of one's own, or a choice without results, can be seen and taken off.
    if (chosen && !offered.some(({ current }) => current)) offered.push(option(chosen, total));
    const all = { label: i18n._(msg`All`), current: chosen === null, href: href(null) };
    return {
      key: `p-${key}`,
      label,
      options: [all, ...offered],
      ...(kind === 'quantity' && {
        range: {
          action: path,
          hidden: otherParameters(entryListHref('', filters, 1, null, { ...stated, filters: others }), key),
          unit: unit === null ? '' : unitName(unit, lang),
          from: chosen && 'low' in chosen ? (chosen.low ?? '') : '',
          to: chosen && 'high' in chosen ? (chosen.high ?? '') : '',
        },
      }),
    };
  });
}

/** What the form of a range sends next to its two ends. */
const otherParameters = (query: string, key: string): [string, string][] => [
  ...new URLSearchParams(query),
  ['key', key],
];

/** The orders by parameters as links, the lowest and the highest value first. */
export function parameterOrders({
  path,
  filters,
  stated,
  facets,
  i18n,
}: Omit<ParameterFiltersProps, 'total' | 'lang'>): FilterOption[] {
  const { by } = stated;
  const offered = facets
    .filter(({ kind }) => kind === 'quantity')
    .filter(({ key }, place) => place < mostOrders || key === by?.key);
  return offered.flatMap(({ key, label }) =>
    [false, true].map((descending): FilterOption => {
      const order: ParameterOrder = { key, descending };
      return {
        label: descending ? i18n._(msg`${label}, highest first`) : i18n._(msg`${label}, lowest first`),
        current: by?.key === key && by.descending === descending,
        href: entryListHref(path, filters, 1, null, { ...stated, by: order }),
      };
    }),
  );
}

/** Leads from what the form of a range sends to the URL of its list. Ends that are no numbers take the range off. */
export function leaveRangeForm(
  params: URLSearchParams,
  path: string,
  { filters, stated }: { filters: EntryFilters; stated: StatedParameters },
): void {
  const key = params.get('key');
  if (key === null) return;
  // As people type numbers: with separators, and with the wide digits of a Chinese keyboard.
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''].map((end) =>
    end.normalize('NFKC').replaceAll(/[\s,]/g, ''),
  );
  const range = parameterRange(key, from!, to!);
  const others = stated.filters.filter((filter) => filter.key !== key);
  throw redirect(
    entryListHref(path, filters, 1, null, { ...stated, filters: range ? [...others, range] : others }),
    LEGACY_STATUS,
  );
}
