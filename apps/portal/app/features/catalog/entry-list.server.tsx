import { msg } from '@lingui/core/macro';
import { getSupplier, listMagazines, listTags } from '@millwright/api-client';
import { htmlLang, listTitle, type EntryFacets, type FacetedPage, type Id } from '@millwright/domain';
import { Pagination } from '@millwright/ui/pagination';
import { ResultList } from '@millwright/ui/result-list';
import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { NextSteps } from '../home/next-steps.server.tsx';
import { recommendedArticles } from '../articles/article-list-data.server.ts';
import { baseInfoOf, mainBudget, mainPage, section, sectionBudget } from '../../shell/page/calls.server.ts';
import { industryLookup, industryNames, type NamedIndustry } from '../../shell/page/industry-lookup.ts';
import * as css from '../../shell/page/with-rail.css.ts';
import { namedTogether, counterpartPages } from '../../shell/page/lists.server.ts';
import { renderPage, type LoadedPage, type PageVisit } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import type { Crumb } from '../../shell/page/structured-data.server.tsx';
import { EntryFiltersBar, type FilterNames } from './entry-filters.server.tsx';
import { ComparableCard, CompareBar } from './compare-choice.server.tsx';
import type { EntryKind } from './entry-kinds.server.tsx';
import { listCrumbs } from './entry-visit.server.ts';
import { leaveRangeForm, statedInWords } from './parameter-filters.server.tsx';
import {
  entryListHref,
  entryQuery,
  noEntryFilters,
  parseEntryListQuery,
  usualOrders,
  type EntryFilter,
  type EntryFilters,
} from './entry-list-query.ts';

/** How a list differs from that of its kind. */
export interface EntryListOptions {
  /** Own path of the list. @default that of the kind */
  path?: string;
  /** The places above the list. @default those of the kind */
  above?: readonly Crumb[];
  /** Filters that are part of the page: they are not shown and not taken off. */
  fixed?: Partial<EntryFilters>;
  /** Filters that stand elsewhere on the page, such as tabs: the bar leaves them out. @default none */
  elsewhere?: readonly EntryFilter[];
  /** Tabs above the list. */
  before?: (filters: EntryFilters) => ReactNode;
  /** Where the list leads on to where it is empty without filters. @default to itself */
  emptyHref?: string;
  /** What stands between the heading of the list and its items. */
  intro?: (list: {
    filters: EntryFilters;
    facets: EntryFacets;
    industryOf: (id: Id | null) => NamedIndustry | null;
  }) => ReactNode;
  /** Own path of the list that is canonical instead. @default the own path */
  canonicalPath?: string;
  /** Whether the list may be found by search engines. @default true */
  indexed?: boolean;
}

/** Names of what the filters offer. */
async function filterNames(
  scope: RequestScope,
  kind: Pick<EntryKind<never>, 'filters' | 'offersTopics'>,
  { industryId, tagId, supplierId, exhibitorId }: EntryFilters,
): Promise<FilterNames> {
  const { client } = scope;
  const maker = supplierId ?? exhibitorId;
  const [baseInfo, tags, magazines, supplier] = await Promise.all([
    baseInfoOf(scope),
    kind.offersTopics || tagId ? section(scope, 'tags', listTags(client, sectionBudget)) : null,
    kind.filters.includes('magazineId')
      ? section(scope, 'magazines', listMagazines(client, { rows: 50 }, sectionBudget))
      : null,
    maker ? section(scope, 'supplier', getSupplier(client, maker, sectionBudget)) : null,
  ]);
  return {
    industries: industryNames(baseInfo, industryId),
    tags: tags ?? [],
    magazines: magazines?.items ?? [],
    suppliers: supplier ? [supplier] : [],
  };
}

/** What narrows the list, in words: they go into its title. */
function narrowedBy(
  i18n: I18n,
  filters: EntryFilters,
  names: FilterNames,
  industryName: string | undefined,
  facets: FacetedPage<never>['facets'],
): string {
  const { tagId, magazineId, regionId, year, month } = filters;
  const date =
    year === null ? undefined : [year, ...(month === null ? [] : [String(month).padStart(2, '0')])].join('-');
  return namedTogether(i18n, [
    names.suppliers?.[0]?.title,
    magazineId && names.magazines.find(({ id }) => id === magazineId)?.title,
    industryName,
    tagId && names.tags.find(({ id }) => id === tagId)?.name,
    regionId && facets.regions.find(({ value }) => value === regionId)?.name,
    date,
  ]);
}

/** Loads and renders a list of entries: heading with count, filters with counts, pages as links. */
export async function loadEntryList<Item extends { id: Id; industryId?: Id | null }>(
  { scope, url }: PageVisit,
  kind: EntryKind<Item>,
  options: EntryListOptions = {},
): Promise<LoadedPage> {
  const { i18n, client } = scope;
  const { ordersOf = usualOrders } = kind;
  const {
    path = kind.path,
    above = listCrumbs(scope, kind).slice(0, -1),
    fixed = {},
    elsewhere = [],
    before,
    intro,
    emptyHref,
    indexed = true,
    canonicalPath = path,
  } = options;
  const requested = parseEntryListQuery(url.searchParams, kind.filters, kind.ordersOf, kind.statesParameters);
  const { sort, stated } = requested;
  const filters: EntryFilters = { ...requested.filters, ...fixed };
  if (kind.statesParameters) leaveRangeForm(url.searchParams, path, { filters, stated });
  const [list, baseInfo, names] = await Promise.all([
    mainPage(scope, kind.kind, requested.page, (number) =>
      kind.list(
        client,
        {
          ...entryQuery({ ...requested, filters, page: number }),
          rows: kind.rows,
          parameterFacets: kind.statesParameters,
        },
        mainBudget,
      ),
    ),
    baseInfoOf(scope),
    filterNames(scope, kind, filters),
  ]);
  const industryOf = industryLookup(baseInfo);
  const { total, page, rows, items, facets } = list;
  const recommended = total === 0 ? await recommendedArticles(scope) : [];

  const listName = i18n._(kind.name);
  const what = namedTogether(i18n, [
    narrowedBy(i18n, filters, names, industryOf(filters.industryId)?.name, facets as never),
    ...statedInWords(stated, facets.parameters, htmlLang(scope.edition.key)),
  ]);
  const name = what ? i18n._(msg`${what} – ${listName}`) : listName;
  const count = i18n._(kind.count(total));
  const { code } = listTitle({ total, page });
  const shown = { ...filters };
  const pageIn = await counterpartPages(scope, list, (other) =>
    kind.list(other, { ...entryQuery({ ...requested, filters, page: 1 }), rows: 1 }, sectionBudget),
  );
  const unfiltered = entryListHref(path, { ...noEntryFilters, ...fixed });
  const isNarrowed = entryListHref(path, filters, 1, null, stated) !== unfiltered;
  const hasContent = isNarrowed || total > 0;
  const hrefOf = (number: number) => entryListHref(path, shown, number, sort, stated);
  const canonical = entryListHref(canonicalPath, shown, page, sort, stated);
  return renderPage(scope, {
    name: kind.kind,
    title: code === 'list' ? i18n._(msg`${name} (${count})`) : i18n._(msg`${name} (${count}, page ${page})`),
    description: i18n._(kind.description(name, total)),
    path: canonical,
    schema: 'CollectionPage',
    isNearest: path === canonicalPath,
    counterpartPath: (key) => (pageIn(key) === page ? canonical : null),
    switchPath: (key) => hrefOf(pageIn(key)),
    indexed: indexed && sort === null && stated.by === null && stated.filters.length === 0 && total > 0,
    crumbs: [...above, { name: listName, path: entryListHref(path, fixed) }],
    content: (
      <div className={css.withRail}>
        <div className={css.rail}>
          {hasContent && (
            <EntryFiltersBar
              path={path}
              filters={filters}
              offered={kind.filters.filter((filter) => !elsewhere.includes(filter))}
              fixed={fixed}
              sort={sort}
              orders={ordersOf(filters)}
              orderNames={kind.orderNames}
              facets={facets}
              names={names}
              stated={stated}
              total={total}
            />
          )}
        </div>
        <div className={css.column}>
          {!hasContent && path === kind.path && <NextSteps missing={[kind.missing]} />}
          {hasContent && before && <div className={css.tabs}>{before(filters)}</div>}
          {kind.arrange && total > 0 ? (
            kind.arrange({ title: name, items, total, industryOf })
          ) : (
            <ResultList
              kind={kind.kind}
              title={name}
              layout={kind.layout}
              result={{ status: 'ready', items, total }}
              page={page}
              isNarrowed={isNarrowed}
              clearHref={isNarrowed ? unfiltered : emptyHref}
              leads={isNarrowed ? [] : [{ label: i18n._(msg`Home`), href: '/' }]}
              recommended={recommended}
              intro={intro?.({ filters, facets, industryOf })}
              renderItem={(item, place) => {
                const card = kind.card(item, { ...place, industry: industryOf(item.industryId ?? null) });
                return kind.comparable ? <ComparableCard {...kind.comparable(item)}>{card}</ComparableCard> : card;
              }}
            />
          )}
          {kind.comparable && total > 1 && <CompareBar />}
          <Pagination page={page} total={total} rows={rows} hrefOf={hrefOf} />
        </div>
      </div>
    ),
  });
}

/** The loader of the list of a kind. */
export const entryList =
  <Item extends { id: Id; industryId?: Id | null }>(kind: EntryKind<Item>) =>
  (visit: PageVisit) =>
    loadEntryList(visit, kind);
