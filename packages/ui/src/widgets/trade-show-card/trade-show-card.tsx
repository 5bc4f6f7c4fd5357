'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type TradeShowSummary } from '@millwright/domain';
import { isoDay, type Instant } from '@millwright/i18n/dates';
import type { EditionFormats } from '@millwright/i18n/editions';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '../../primitives/badge/index.ts';
import { DateBlock, DateRange } from '../../primitives/date-text/index.ts';
import { EntityCard, usePlaceName, type CardProps } from '../entity-card/index.ts';

/** Whether a trade show is to come, open, or over. */
export type ShowPhase = 'upcoming' | 'open' | 'over';

/**
 * The phase of a trade show by the day, both its days included; null where a date is none.
 * @param formats Of the edition, whose time zone counts the days. @default Asia/Shanghai
 */
export const showPhase = (
  show: Pick<TradeShowSummary, 'startsOn' | 'endsOn'>,
  now: Instant,
  formats?: EditionFormats,
): ShowPhase | null => {
  // Days as YYYY-MM-DD compare as texts.
  const [first, last, today] = [show.startsOn, show.endsOn, now].map((instant) => isoDay(instant, formats));
  if (!first || !last || !today) return null;
  if (today < first) return 'upcoming';
  return today > last ? 'over' : 'open';
};

/** Props of the trade show card; those of every card besides. */
export interface TradeShowCardProps extends CardProps {
  /** The trade show as lists know it. */
  show: TradeShowSummary;
  /** When the list is read: says whether the show is to come, open or over. Absent, nothing is said. */
  now?: Instant;
}

/** Copy of the trade show card. */
const messages = {
  upcoming: msg`Upcoming`,
  open: msg`On now`,
  over: msg`Over`,
  venue: msg`Venue`,
  organiser: msg`Organiser`,
} as const;

const tones = { upcoming: 'brand', open: 'positive', over: 'neutral' } as const;

/**
 * A trade show in a list: its first day as a leaf of a calendar, its days, city, venue. Inert: a pure function of its
 * props.
 */
export const TradeShowCard = ({ show, now, ...card }: TradeShowCardProps) => {
  const { t } = useLingui();
  const { formats } = useEdition();
  const phase = now === undefined ? null : showPhase(show, now, formats);
  const place = usePlaceName()(show);
  return (
    <EntityCard
      {...card}
      title={show.title}
      href={detailPath('tradeShow', show.id)}
      layout="adjacent"
      compared
      leading={<DateBlock instant={show.startsOn} repeated />}
      badges={phase && <Badge tone={tones[phase]}>{t(messages[phase])}</Badge>}
      facts={[
        { label: t(messages.venue), value: show.venue },
        { label: t(messages.organiser), value: show.organiser },
      ]}
      meta={
        <>
          <DateRange from={show.startsOn} to={show.endsOn} />
          {place && <span>{place}</span>}
        </>
      }
    />
  );
};
