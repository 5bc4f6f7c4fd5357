import type { ArticleFacets, ArticleType, Id, Tag } from '@millwright/domain';

/** A choice of a filter: a link to the list with this choice. */
export interface FilterOption {
  /** What is shown. */
  label: string;
  /** The list with this choice, on its first page. */
  href: string;
  /** Results with this choice; absent where they are not counted. */
  count?: number;
  /** Whether it is the choice at present. @default false */
  current?: boolean;
}

/** A filter: one line of choices of which one is current. */
export interface FilterGroup {
  /** Tells it from the others. */
  key: string;
  /** Its name. */
  label: string;
  /** The choices; the first takes the filter off. A filter without a second choice is not shown. */
  options: readonly FilterOption[];
}

/** The keyword of a list, as a form that is sent without any script. */
export interface FilterKeyword {
  /** Where it is sent. */
  action: string;
  /** What the address keeps beside the keyword. */
  kept: readonly (readonly [name: string, value: string])[];
  /** The keyword at present. */
  value: string;
}

/** Props of the filter bar. */
export interface FilterBarProps {
  /**
   * The filters, in the order shown. Of a long one the first choices and the current one are seen, the others unfold.
   * What is chosen stands above them all and can be taken off there.
   */
  groups: readonly FilterGroup[];
  /** The orders in which the list can stand, each a link, before the filters; absent where it has one only. */
  sort?: FilterGroup;
  /** The keyword form; absent where the list has none. */
  keyword?: FilterKeyword;
  /** The list without any filter; absent where no filter is on. */
  clearHref?: string;
}

/** The filters of an article list, as its address states them (spec §2 Routes). Null is off. */
export interface ArticleFilterValues {
  /** Industry: `sid`. */
  industryId: Id | null;
  /** Tag: `tid`. */
  tagId: Id | null;
  /** Kind: the path `/articles/{type}`. */
  type: ArticleType | null;
  year: number | null;
  /** 1 to 12, of the year. */
  month: number | null;
  /** Empty is off. */
  keyword: string;
}

/** Props of the filters of an article list. */
export interface ArticleFiltersProps {
  /** The filters at present. */
  filters: ArticleFilterValues;
  /** Results by choice. */
  facets: ArticleFacets;
  /** Names of the industries that may be chosen. One that has no name here is left out. */
  industries: readonly { id: Id; name: string }[];
  /** Names of the tags that may be chosen. */
  tags: readonly Tag[];
  /** Address of the list with other filters. @default articleListHref */
  hrefOf?: (filters: ArticleFilterValues) => string;
  /** The orders in which the list can stand, each a link; absent where it has one only. */
  sort?: FilterGroup;
  /** Whether the list has a keyword form of its own. @default true */
  withKeyword?: boolean;
}
