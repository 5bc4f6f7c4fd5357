'use client';

import { dateLeaf, formatDate, formatDateRange, isoDay, type Instant } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import * as css from './date-text.css.ts';

/** Props of {@link DateText}. */
export interface DateTextProps {
  /** The instant; nothing is shown for what is none. */
  instant: Instant;
  /** A further class. */
  className?: string;
}

/** The day of an instant as the edition writes it, in its time zone: `2026-05-12` in Shanghai's, or `12.05.2026`. */
export const DateText = ({ instant, className }: DateTextProps) => {
  const { formats } = useEdition();
  const day = formatDate(instant, formats);
  return day ? (
    <time className={className ? `${css.dateText} ${className}` : css.dateText} dateTime={isoDay(instant, formats)}>
      {day}
    </time>
  ) : null;
};

/** Props of {@link DateBlock}. */
export interface DateBlockProps extends DateTextProps {
  /** The date stands next to it once more; assistive technology reads that one alone. @default false */
  repeated?: boolean;
}

/**
 * The day of an instant as a leaf of a calendar: the day large, year and month below. It is read as a date, year first.
 */
export const DateBlock = ({ instant, className, repeated = false }: DateBlockProps) => {
  const { formats } = useEdition();
  const leaf = dateLeaf(instant, formats);
  return leaf ? (
    <time
      className={className ? `${css.dateBlock} ${className}` : css.dateBlock}
      dateTime={isoDay(instant, formats)}
      aria-hidden={repeated || undefined}
    >
      <span className={css.month}>{leaf.month}</span>
      <span className={css.day}>{leaf.day}</span>
    </time>
  ) : null;
};

/** Props of {@link DateRange}. */
export interface DateRangeProps {
  /** The first day. */
  from: Instant;
  /** The last day. */
  to: Instant;
  /** A further class. */
  className?: string;
}

/**
 * A range of days as the edition writes it: `2026.05.12 ~ 15`, or `12.–15.05.2026`. Nothing is shown for two that are
 * no instants.
 */
export const DateRange = ({ from, to, className }: DateRangeProps) => {
  const { formats } = useEdition();
  const range = formatDateRange(from, to, formats);
  return range ? (
    <data
      className={className ? `${css.dateText} ${className}` : css.dateText}
      value={`${isoDay(from, formats)}/${isoDay(to, formats)}`}
    >
      {range}
    </data>
  ) : null;
};
