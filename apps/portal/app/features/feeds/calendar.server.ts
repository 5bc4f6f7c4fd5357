/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { getTradeShow } from '@millwright/api-client';
import { detailPath } from '@millwright/domain';
import ical from 'ical-generator';
import { idOf } from '../catalog/entry-visit.server.ts';
import { mainBudget, mainItem } from '../../shell/page/calls.server.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';

/** The day as a calendar counts it: at midnight, without a zone. */
const day = (text: string, later = 0): Date => {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + later);
};

const dayLength = 86_400_000;

/**
 * When the event was written down: never in the future, which the start of a show may be. It changes once a day at most,
 * so that the same event stays the same text.
 */
const stampOf = (publishedAt: string, now: number): Date =>
  new Date(Math.min(Date.parse(publishedAt), now - (now % dayLength)));

/** Responds with a trade show as an event of whole days. The end of such an event is the day after its last. */
export async function loadCalendar(visit: PageVisit): Promise<Response> {
  const { scope } = visit;
  const { site, edition, i18n } = scope;
  const id = idOf(visit);
  const show = await mainItem(scope, 'tradeShow', getTradeShow(scope.client, id, mainBudget));
  const origin = site.origins[site.editionKey];
  const calendar = ical({
    name: i18n._(edition.siteName),
    prodId: { company: 'millwright', product: 'portal', language: edition.lang },
  });
  calendar.createEvent({
    id: `show-${id}@${new URL(origin).hostname}`,
    start: day(show.startsOn),
    end: day(show.endsOn, 1),
    allDay: true,
    stamp: stampOf(show.publishedAt, Date.now()),
    summary: show.title,
    description: show.brief,
    location: [show.venue, show.city].filter(Boolean).join(', '),
    url: origin + detailPath('tradeShow', id),
  });
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="show-${id}.ics"`,
    'cache-control': 'public, max-age=3600',
  };
  return new Response(calendar.toString(), { headers });
}
