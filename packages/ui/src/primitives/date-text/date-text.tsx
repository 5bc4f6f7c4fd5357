import { formatDate, formatDateRange, type Instant } from '@millwright/i18n/dates';
import * as css from './date-text.css.ts';

/** Props of {@link DateText}. */
export interface DateTextProps {
  /** The instant; nothing is shown for what is none. */
  instant: Instant;
  /** A further class. */
  className?: string;
}

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export const DateText = ({ instant, className }: DateTextProps) => {
  const day = formatDate(instant);
  return day ? (
    <time className={className ? `${css.dateText} ${className}` : css.dateText} dateTime={day}>
      {day}
    </time>
  ) : null;
};

/** Props of {@link DateBlock}. */
export interface DateBlockProps extends DateTextProps {
  /** The date stands beside it once more; assistive technology is told that one alone. @default false */
  repeated?: boolean;
}

/**
 * The day of an instant as a leaf of a calendar: the day large, year and month below. It is read as a date, year first.
 */
export const DateBlock = ({ instant, className, repeated = false }: DateBlockProps) => {
  const date = formatDate(instant);
  return date ? (
    <time
      className={className ? `${css.dateBlock} ${className}` : css.dateBlock}
      dateTime={date}
      aria-hidden={repeated || undefined}
    >
      <span className={css.month}>{date.slice(0, 7)}</span>
      <span className={css.day}>{date.slice(8)}</span>
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
 * A range of days in Asia/Shanghai, as short as it can be: `2026.05.12 ~ 15`. Nothing is shown for two that are no
 * instants.
 */
export const DateRange = ({ from, to, className }: DateRangeProps) => {
  const range = formatDateRange(from, to);
  return range ? <span className={className ? `${css.dateText} ${className}` : css.dateText}>{range}</span> : null;
};
