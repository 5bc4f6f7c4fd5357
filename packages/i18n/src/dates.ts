import {
  DATE_FORMAT,
  DATE_RANGE_DAY_FORMAT,
  DATE_RANGE_FULL_FORMAT,
  DATE_RANGE_MONTH_FORMAT,
  DATE_RANGE_SEPARATOR,
  DATE_TIME_ZONE,
} from '@millwright/domain';

/** An instant: a `Date`, milliseconds since 1970, or ISO 8601 text. Text without a zone is Shanghai's time. */
export type Instant = Date | number | string;

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i;

// One formatter for all calls: making one costs fifty times what using it does.
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: DATE_TIME_ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** What a calendar and a clock on the wall show. */
interface Reading {
  year: number;
  /** 1 is January. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const onTheClock = (date: Date): Reading => {
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
};

const inUtc = (date: Date): Reading => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: date.getUTCHours(), minute: date.getUTCMinutes() });

/** The instant on the clocks of Shanghai; null for what is no instant. */
const inShanghai = (instant: Instant): Reading | null => {
  const isLocal = typeof instant === 'string' && !zoned.test(instant);
  // Without the Z, the machine's own zone would decide what a text without a zone means.
  const date = new Date(isLocal ? `${instant}${dayOnly.test(instant) ? 'T00:00' : ''}Z` : instant);
  if (Number.isNaN(date.getTime())) return null;
  return isLocal ? inUtc(date) : onTheClock(date);
};

/** A reading in the form of a pattern: `YYYY`, `MM`, `DD`, `HH` and `mm` are filled in. */
const written = ({ year, month, day, hour, minute }: Reading, pattern: string): string => {
  const values: Record<string, number> = { YYYY: year, MM: month, DD: day, HH: hour, mm: minute };
  return pattern.replace(/YYYY|MM|DD|HH|mm/g, (name) => String(values[name]).padStart(name.length, '0'));
};

const writtenOrEmpty = (reading: Reading | null, pattern: string): string => (reading ? written(reading, pattern) : '');

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD` (spec §9); empty for what is no instant. */
export const formatDate = (instant: Instant): string => writtenOrEmpty(inShanghai(instant), DATE_FORMAT);

/** Day and minute of an instant in Asia/Shanghai, `YYYY-MM-DD HH:mm`. */
export const formatDateTime = (instant: Instant): string => writtenOrEmpty(inShanghai(instant), `${DATE_FORMAT} HH:mm`);

/** Year, month and day of an instant in Asia/Shanghai as numbers, for date blocks; null for what is no instant. */
export const dateParts = (instant: Instant): { year: number; month: number; day: number } | null => {
  const reading = inShanghai(instant);
  return reading && { year: reading.year, month: reading.month, day: reading.day };
};

/**
 * A range of days in Asia/Shanghai: `YYYY.MM.DD ~ DD` within a month, `YYYY.MM.DD ~ MM.DD` within a year, both days in
 * full across years, and one day alone where both are the same. Where one end is no instant, the other stands alone.
 */
export const formatDateRange = (from: Instant, to: Instant): string => {
  const first = inShanghai(from);
  const last = inShanghai(to);
  if (!first || !last) return writtenOrEmpty(first ?? last, DATE_RANGE_FULL_FORMAT);
  const start = written(first, DATE_RANGE_FULL_FORMAT);
  if (start === written(last, DATE_RANGE_FULL_FORMAT)) return start;
  let end = DATE_RANGE_FULL_FORMAT;
  if (first.year === last.year) end = first.month === last.month ? DATE_RANGE_DAY_FORMAT : DATE_RANGE_MONTH_FORMAT;
  return `${start}${DATE_RANGE_SEPARATOR}${written(last, end)}`;
};
