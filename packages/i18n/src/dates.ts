import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import {
  DATE_FORMAT,
  DATE_RANGE_DAY_FORMAT,
  DATE_RANGE_FULL_FORMAT,
  DATE_RANGE_MONTH_FORMAT,
  DATE_RANGE_SEPARATOR,
  DATE_TIME_ZONE,
} from '@millwright/domain';
import type { DayField, EditionFormats } from './formats.ts';
import { isDay, isZoned, type Instant } from './instant.ts';

export type { DayField, DayPart } from './formats.ts';
export type { Instant } from './instant.ts';

dayjs.extend(utc);

// One formatter for all calls: dayjs's timezone plugin makes one a call, at fifty times the cost.
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

/**
 * Since the last summer time of Shanghai its clocks are eight hours ahead, the year round; a formatter would cost
 * twenty times as much.
 */
const fixedSince = Date.UTC(1992, 0, 1);
const ahead = 8 * 60 * 60_000;

/** A dayjs whose UTC fields are what the clocks of Shanghai show. */
const onTheClock = (time: number): Dayjs => {
  if (time >= fixedSince) return dayjs.utc(time + ahead);
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return dayjs.utc(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')));
};

/** The instant on the clocks of Shanghai; null for what is no instant. */
const inShanghai = (instant: Instant): Dayjs | null => {
  if (typeof instant === 'string' && !isZoned(instant)) {
    // Without this, the machine's own zone would decide what a text without a zone means.
    const local = dayjs.utc(`${instant}${isDay(instant) ? 'T00:00' : ''}Z`);
    return local.isValid() ? local : null;
  }
  const time = dayjs(instant);
  return time.isValid() ? onTheClock(time.valueOf()) : null;
};

/** As all instants of the API are written; lists show dozens of them. */
const written = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const lastDay = Date.UTC(9999, 11, 31);

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD` (spec §9). */
const shanghaiDay = (instant: Instant): string => {
  const time = typeof instant === 'string' && written.test(instant) ? Date.parse(instant) : Number.NaN;
  if (time >= fixedSince && time < lastDay) return new Date(time + ahead).toISOString().slice(0, DATE_FORMAT.length);
  return inShanghai(instant)?.format(DATE_FORMAT) ?? '';
};

/**
 * The day of an instant as an edition writes it; empty for what is no instant.
 * @param formats Of the edition. @default `YYYY-MM-DD` in Asia/Shanghai (spec §9)
 */
export const formatDate = (instant: Instant, formats?: EditionFormats): string =>
  formats ? formats.day(instant) : shanghaiDay(instant);

/**
 * The day of an instant as `YYYY-MM-DD`, for `<time>` and for comparisons; empty for what is no instant.
 * @param formats Of the edition, whose time zone it is. @default Asia/Shanghai
 */
export const isoDay = (instant: Instant, formats?: EditionFormats): string =>
  formats ? formats.isoDay(instant) : shanghaiDay(instant);

/**
 * The time of day of an instant as an edition writes it; empty for what is no instant.
 * @param formats Of the edition. @default `HH:mm` in Asia/Shanghai
 */
export const formatTime = (instant: Instant, formats?: EditionFormats): string =>
  formats ? formats.time(instant) : (inShanghai(instant)?.format('HH:mm') ?? '');

/**
 * The day of an instant as a leaf of a calendar; null for what is no instant.
 * @param formats Of the edition. @default the day as two digits, its month as `YYYY-MM`
 */
export const dateLeaf = (instant: Instant, formats?: EditionFormats): { day: string; month: string } | null => {
  if (formats) return formats.leaf(instant);
  const day = shanghaiDay(instant);
  return day ? { day: day.slice(8), month: day.slice(0, 7) } : null;
};

/**
 * A range of days. Where one end is no instant, the other stands alone.
 * @param formats Of the edition. @default in Asia/Shanghai: `YYYY.MM.DD ~ DD` within a month, `YYYY.MM.DD ~ MM.DD`
 *   within a year, both days in full across years, and one day alone where both are the same
 */
export const formatDateRange = (from: Instant, to: Instant, formats?: EditionFormats): string => {
  if (formats) return formats.range(from, to);
  const first = inShanghai(from);
  const last = inShanghai(to);
  if (!first || !last) return (first ?? last)?.format(DATE_RANGE_FULL_FORMAT) ?? '';
  const start = first.format(DATE_RANGE_FULL_FORMAT);
  if (start === last.format(DATE_RANGE_FULL_FORMAT)) return start;
  let end = DATE_RANGE_FULL_FORMAT;
  if (first.year() === last.year())
    end = first.month() === last.month() ? DATE_RANGE_DAY_FORMAT : DATE_RANGE_MONTH_FORMAT;
  return `${start}${DATE_RANGE_SEPARATOR}${last.format(end)}`;
};

const isoField: DayField = { order: ['year', 'month', 'day'], placeholder: DATE_FORMAT, write: (day) => day };

/**
 * How a day stands in a field of a form.
 * @param formats Of the edition. @default `YYYY-MM-DD` (spec §9)
 */
export const dayField = (formats?: EditionFormats): DayField => formats?.dayField ?? isoField;

/**
 * IANA name of the time zone in which an edition counts its days.
 * @param formats Of the edition. @default Asia/Shanghai
 */
export const timeZoneOf = (formats?: EditionFormats): string => formats?.timeZone ?? DATE_TIME_ZONE;
