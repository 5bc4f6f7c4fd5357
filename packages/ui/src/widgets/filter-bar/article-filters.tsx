'use client';

import { useLingui } from '@lingui/react/macro';
import { onceByTagName, type ArticleFacets } from '@millwright/domain';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { articleListHref, noArticleFilters } from './article-list-href.ts';
import { articleMessages, typeNames } from './filter-bar.messages.ts';
import {
  FilterBar,
  type ArticleFilterValues,
  type ArticleFiltersProps,
  type FilterGroup,
  type FilterKeyword,
  type FilterOption,
} from './filter-bar.tsx';

type Choice = { value: number | string; count: number };

const hasFilter = (filters: ArticleFilterValues) =>
  Object.values(filters).some((value) => value !== null && value !== '');

/** The keyword form of a list: it sends what the URL of the list without a keyword states. */
const keywordForm = (href: string, value: string): FilterKeyword => {
  const [action = '', query] = href.split('?');
  return { action, hidden: [...new URLSearchParams(query)], value };
};

/**
 * The filters of an article list: kind, industry, topic, year and, within a year, month. A month that the URL
 * states without one is shown too.
 */
export const ArticleFilters = (props: ArticleFiltersProps) => {
  const { filters, facets, industries, tags, hrefOf = articleListHref, sort, withKeyword = true } = props;
  const { t } = useLingui();
  const edition = useEdition();
  const monthNames = new Intl.DateTimeFormat(edition.lang, { month: 'short' });
  const industryNames = new Map(industries.map(({ id, name }) => [id, name]));
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));

  const group = (
    key: keyof ArticleFilterValues,
    label: string,
    choices: readonly Choice[],
    nameOf: (value: never) => string | null | undefined,
    off: Partial<ArticleFilterValues> = {},
  ): FilterGroup => {
    const chosen = filters[key];
    // A choice without results, made by hand in the URL, can still be seen and taken off.
    const isListed = chosen === null || choices.some(({ value }) => value === chosen);
    const all: readonly Choice[] = isListed ? choices : [...choices, { value: chosen, count: 0 }];
    const options = all.flatMap(({ value, count }): FilterOption[] => {
      const current = value === chosen;
      const name = nameOf(value as never) ?? (current ? t(articleMessages.unknown(Number(value))) : null);
      return name === null ? [] : [{ label: name, count, current, href: hrefOf({ ...filters, ...off, [key]: value }) }];
    });
    const none = {
      label: t(articleMessages.all),
      current: chosen === null,
      href: hrefOf({ ...filters, ...off, [key]: null }),
    };
    return { key, label, options: [none, ...options] };
  };

  const { types, industries: byIndustry, tags: byTag, years, months }: ArticleFacets = facets;
  const groups = [
    group('type', t(articleMessages.type), types, (value: keyof typeof typeNames) => t(typeNames[value])),
    group('industryId', t(articleMessages.industry), byIndustry, (value: number) => industryNames.get(value)),
    group(
      'tagId',
      t(articleMessages.tag),
      onceByTagName(
        byTag,
        ({ value }) => tagNames.get(value),
        ({ value }) => value === filters.tagId,
      ),
      (value: number) => tagNames.get(value),
    ),
    group(
      'year',
      t(articleMessages.year),
      years,
      (value: number) => formatPlace(value, edition),
      filters.year === null ? {} : { month: null },
    ),
    ...(filters.year === null && filters.month === null
      ? []
      : [
          group('month', t(articleMessages.month), months, (value: number) =>
            monthNames.format(new Date(2000, value - 1, 15)),
          ),
        ]),
  ];
  return (
    <FilterBar
      groups={groups}
      sort={sort}
      keyword={withKeyword ? keywordForm(hrefOf({ ...filters, keyword: '' }), filters.keyword) : undefined}
      clearHref={hasFilter(filters) ? hrefOf(noArticleFilters) : undefined}
    />
  );
};
