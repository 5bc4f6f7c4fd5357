import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listTradeShows } from '@millwright/api-client';
import { DATE_TIME_ZONE, type FacetedPage, type Id, type ListOrder, type TradeShowSummary } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Pagination } from '@millwright/ui/pagination';
import { SectionHeading } from '@millwright/ui/section-heading';
import { ResultList } from '@millwright/ui/result-list';
import * as detail from './detail.css.ts';
import { EntryFiltersBar } from './entry-filters.server.tsx';
import { dayOrderNames, showKind } from './entry-kinds.server.tsx';
import type { EntryListOptions } from './entry-list.server.tsx';
import {
  entryListHref,
  entryQuery,
  noEntryFilters,
  parseEntryListQuery,
  showOrders,
  type EntryFilter,
  type EntryFilters,
} from './entry-list-query.ts';
import { listCrumbs } from './entry-visit.server.ts';
import { baseInfoOf, mainBudget, mainPage, sectionBudget } from '../../shell/page/calls.server.ts';
import { industryLookup, type NamedIndustry } from '../../shell/page/industry-lookup.ts';
import * as css from '../../shell/page/with-rail.css.ts';
import { counterpartPages } from '../../shell/page/lists.server.ts';
import { renderPage, type LoadedPage, type PageVisit } from '../../shell/page/page.server.tsx';

const directoryPath = '/tradeshow/directories';
const offered: readonly EntryFilter[] = ['year', 'month', 'regionId', 'industryId'];
const rows = 50;

/** Without a year the directory looks ahead. */
const whenOf = ({ year }: EntryFilters) => (year === null ? 'upcoming' : null);

const ordersOf = (filters: EntryFilters) => showOrders({ when: whenOf(filters) });

/** Shows by the month in which they begin, in the order of the list. */
const byMonth = (shows: readonly TradeShowSummary[]): [month: string, shows: TradeShowSummary[]][] => [
  ...Map.groupBy(shows, ({ startsOn }) => startsOn.slice(0, 7)),
];

interface DirectoryProps {
  path: string;
  fixed: Partial<EntryFilters>;
  title: string;
  list: FacetedPage<TradeShowSummary>;
  filters: EntryFilters;
  sort: ListOrder | null;
  industries: readonly { id: Id; name: string }[];
  industryOf: (id: Id | null) => NamedIndustry | null;
}

function Directory({ path, fixed, title, list, filters, sort, industries, industryOf }: DirectoryProps) {
  const { t } = useLingui();
  const { lang } = useEdition();
  const monthNames = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: DATE_TIME_ZONE });
  const unfiltered = entryListHref(path, { ...noEntryFilters, ...fixed });
  const isNarrowed = entryListHref(path, filters) !== unfiltered;
  return (
    <div className={css.withRail}>
      <div className={css.rail}>
        {(isNarrowed || list.total > 0) && (
          <EntryFiltersBar
            path={path}
            filters={filters}
            offered={offered}
            fixed={fixed}
            sort={sort}
            orders={ordersOf(filters)}
            orderNames={dayOrderNames}
            facets={list.facets}
            names={{ industries, tags: [], magazines: [] }}
          />
        )}
      </div>
      <div className={css.column}>
        {list.total === 0 ? (
          <ResultList
            kind="tradeShow"
            title={title}
            result={{ status: 'ready', items: [], total: 0 }}
            isNarrowed={isNarrowed}
            clearHref={isNarrowed ? unfiltered : undefined}
            renderItem={() => null}
          />
        ) : (
          <>
            <SectionHeading title={title} level={1} note={t(showKind.count(list.total))} />
            {byMonth(list.items).map(([month, shows]) => (
              <section key={month} className={detail.section}>
                <SectionHeading title={monthNames.format(new Date(`${month}-15T00:00:00Z`))} />
                <ul className={detail.cards.rows}>
                  {shows.map((show) => (
                    <li key={show.id} className={detail.row}>
                      {showKind.card(show, { headingLevel: 3, industry: industryOf(show.industryId) })}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
        <Pagination
          page={list.page}
          total={list.total}
          rows={list.rows}
          hrefOf={(page) => entryListHref(path, filters, page, sort)}
        />
      </div>
    </div>
  );
}

/** How the directory of a sub-site differs from that of the site. */
type DirectoryOptions = Pick<EntryListOptions, 'path' | 'above' | 'fixed'>;

/** Loads and renders the directory of trade shows, month by month. */
export async function loadShowDirectory(
  { scope, url }: PageVisit,
  { path = directoryPath, above, fixed = {} }: DirectoryOptions = {},
): Promise<LoadedPage> {
  const { client, i18n } = scope;
  const requested = parseEntryListQuery(url.searchParams, offered, ordersOf);
  const { page, sort } = requested;
  const filters: EntryFilters = { ...requested.filters, ...fixed };
  const [list, baseInfo] = await Promise.all([
    mainPage(scope, 'tradeShows', page, (number) =>
      listTradeShows(
        client,
        { ...entryQuery({ filters: { ...filters, when: whenOf(filters) }, page: number, sort }), rows },
        mainBudget,
      ),
    ),
    baseInfoOf(scope),
  ]);
  const pageIn = await counterpartPages(scope, list, (other) =>
    listTradeShows(
      other,
      { ...entryQuery({ filters: { ...filters, when: whenOf(filters) }, page: 1, sort }), rows: 1 },
      sectionBudget,
    ),
  );
  const name = i18n._(msg`Directory of exhibitions`);
  const { year } = filters;
  const title = year === null ? name : i18n._(msg`${name}, ${year}`);
  const count = i18n._(showKind.count(list.total));
  const shown = { ...noEntryFilters, ...filters };
  const canonical = entryListHref(directoryPath, shown, list.page, sort);
  return renderPage(scope, {
    name: 'directory',
    title: i18n._(msg`${title} (${count})`),
    description: i18n._(msg`Exhibitions month by month, by region and industry, with dates and venues.`),
    path: canonical,
    schema: 'CollectionPage',
    counterpartPath: (key) => (pageIn(key) === list.page ? canonical : null),
    switchPath: (key) => entryListHref(path, shown, pageIn(key), sort),
    indexed: sort === null && list.total > 0,
    crumbs: [...(above ?? listCrumbs(scope, showKind)), { name, path: entryListHref(path, fixed) }],
    content: (
      <Directory
        path={path}
        fixed={fixed}
        title={title}
        list={list}
        filters={filters}
        sort={sort}
        industries={baseInfo?.industries ?? []}
        industryOf={industryLookup(baseInfo)}
      />
    ),
  });
}
