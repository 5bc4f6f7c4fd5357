'use client';

import { useLingui } from '@lingui/react/macro';
import { builtInName, type EditionKey } from '@millwright/domain';
import { clockIn, decreedUntil, nextHoliday, timeZoneOf } from '@millwright/domain/sourcing';
import { formatDate } from '@millwright/i18n/dates';
import { formatDigits } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useState } from 'react';
import * as css from './evidence-card.css.ts';

/** A holiday is announced so many days ahead. */
const HOLIDAY_DAYS_AHEAD = 14;

/** Props of {@link LocalTime}. */
export interface LocalTimeProps {
  /** ISO 3166 code of where the supplier is: `CN-ZJ`, `DE`. Where its time is not known, nothing is shown. */
  regionCode: string;
  /** The name of that region, as the page has it. */
  regionName: string;
  /** Gives the instant. @default the browser's clock */
  now?: () => Date;
}

const browserNow = () => new Date();
const toNextMinute = (now: Date) => 60_000 - (now.getTime() % 60_000);

/** The minute that the clocks show; null on the server and in the first client render, for a page may be cached. */
const useMinute = (now: () => Date): Date | null => {
  const [minute, setMinute] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now();
      setMinute(current);
      timer = setTimeout(tick, toNextMinute(current));
    };
    timer = setTimeout(tick);
    return () => clearTimeout(timer);
  }, [now]);
  return minute;
};

/** What the clocks at the supplier show, and whether its country works today, or has a holiday soon. */
export const LocalTime = ({ regionCode, regionName, now = browserNow }: LocalTimeProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const { key, formats } = edition;
  const minute = useMinute(now);
  const timeZone = timeZoneOf(regionCode);
  if (timeZone === null) return null;
  const clock = minute && clockIn(timeZone, minute);
  const holiday = clock && nextHoliday(regionCode, clock.day, HOLIDAY_DAYS_AHEAD);
  const name = holiday && builtInName(holiday.names, key as EditionKey);
  // That none is found says nothing about days that are not decreed yet.
  const knownUntil = clock && !holiday && decreedUntil(regionCode, clock.day, HOLIDAY_DAYS_AHEAD);
  const year = formatDigits(String(knownUntil), edition);
  const time = formatDigits(clock?.time ?? '–', edition);
  const day = holiday && formatDate(holiday.day, formats);
  return (
    <p className={css.local} data-state={clock ? 'known' : 'waiting'}>
      <span>{t`Local time of the supplier: ${time} (${regionName})`}</span>
      {holiday && clock && (
        <span className={css.holiday}>
          {holiday.day === clock.day
            ? t`Public holiday there today: ${name}`
            : t`Public holiday there on ${day}: ${name}`}
        </span>
      )}
      {knownUntil && <span>{t`Public holidays there are known here until the end of ${year}`}</span>}
    </p>
  );
};
