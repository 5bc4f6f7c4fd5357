'use client';

import { useLingui } from '@lingui/react/macro';
import { detailPath } from '@millwright/domain';
import { Badge } from '../../primitives/badge/index.ts';
import { DateBlock, DateRange } from '../../primitives/date-text/index.ts';
import { EntityCard, usePlaceName } from '../entity-card/index.ts';
import { showPhase } from './show-phase.ts';
import { messages } from './trade-show-card.messages.ts';
import type { TradeShowCardProps } from './trade-show-card.types.ts';

const tones = { upcoming: 'brand', open: 'positive', over: 'neutral' } as const;

/**
 * A trade show in a list: its first day as a leaf of a calendar, its days, city, venue. Inert: a pure function of its
 * props.
 */
export const TradeShowCard = ({ show, now, ...card }: TradeShowCardProps) => {
  const { t } = useLingui();
  const phase = now === undefined ? null : showPhase(show, now);
  const place = usePlaceName()(show);
  return (
    <EntityCard
      {...card}
      title={show.title}
      href={detailPath('tradeShow', show.id)}
      layout="beside"
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
