import { useLingui } from '@lingui/react/macro';
import { searchHref, SEARCH_ORDERS, type SearchOrder, type SearchResult, type SearchTerms } from '@millwright/domain';
import { FilterBar, type FilterGroup } from '@millwright/ui/filter-bar';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';
import { sortLinks } from '../../shell/page/lists.server.ts';

/** What the URL of a search asks for; an empty keyword searches nothing. */
export interface RequestedSearch extends Required<SearchTerms> {
  /** Null is the search's own order, by relevance. */
  sort: Exclude<SearchOrder, 'relevance'> | null;
}

/** Props of {@link SearchFilters}. */
export interface SearchFiltersProps {
  requested: RequestedSearch;
  result: Pick<SearchResult, 'facets'>;
  industryOf: (id: number | null) => NamedIndustry | null;
}

/** What narrows a search, and its order. */
export function SearchFilters({ requested, result: { facets }, industryOf }: SearchFiltersProps) {
  const { t, i18n } = useLingui();
  const group = (
    key: 'industryId' | 'year',
    label: string,
    choices: readonly { value: number; count: number }[],
    nameOf: (value: number) => string | undefined,
  ): FilterGroup => {
    const chosen = requested[key];
    const href = (value: number | null) => searchHref({ ...requested, page: 1, [key]: value });
    const options = choices.flatMap(({ value, count }) => {
      const name = nameOf(value);
      return name === undefined ? [] : [{ label: name, count, current: value === chosen, href: href(value) }];
    });
    return { key, label, options: [{ label: t`All`, current: chosen === null, href: href(null) }, ...options] };
  };
  const isNarrowed = requested.industryId !== null || requested.year !== null;
  return (
    <FilterBar
      groups={[
        group('industryId', t`Industry`, facets.industries, (id) => industryOf(id)?.name),
        group('year', t`Year`, facets.years, String),
      ]}
      sort={sortLinks(i18n, SEARCH_ORDERS, requested.sort, (sort) => searchHref({ ...requested, page: 1, sort }))}
      clearHref={isNarrowed ? searchHref({ ...requested, industryId: null, year: null, page: 1 }) : undefined}
    />
  );
}
