import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listTradeShows } from '@millwright/api-client';
import { DATE_TIME_ZONE, type TradeShowSummary } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { SectionHeading } from '@millwright/ui/section-heading';
import * as detail from './detail.css.ts';
import { showKind, type ArrangedList, type EntryKind } from './entry-kinds.server.tsx';
import { showOrders } from './entry-list-query.ts';

/** Shows by the month in which they begin, in the order of the list. */
function ShowsByMonth({ title, items, total, industryOf }: ArrangedList<TradeShowSummary>) {
  const { t } = useLingui();
  const { lang } = useEdition();
  const monthNames = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: DATE_TIME_ZONE });
  const months = Map.groupBy(items, ({ startsOn }) => startsOn.slice(0, 7));
  return (
    <>
      <SectionHeading title={title} level={1} note={t(showKind.count(total))} />
      {[...months].map(([month, shows]) => (
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
  );
}

/** The directory of trade shows, month by month. */
export const directoryKind: EntryKind<TradeShowSummary> = {
  ...showKind,
  path: '/tradeshow/directories',
  name: msg`Directory of exhibitions`,
  above: { name: showKind.name, path: showKind.path },
  description: () => msg`Exhibitions month by month, by region and industry, with dates and venues.`,
  rows: 50,
  filters: ['year', 'month', 'regionId', 'industryId'],
  offersTopics: false,
  // Without a year the directory looks ahead.
  ordersOf: ({ year }) => showOrders({ when: year === null ? 'upcoming' : null }),
  list: (client, query, options) =>
    listTradeShows(client, query.year === undefined ? { ...query, when: 'upcoming' } : query, options),
  arrange: (list) => <ShowsByMonth {...list} />,
};
