import { isDay, isZoned, type Instant } from './instant.ts';

/** How an edition writes dates and numbers. Every method is empty, or null, for what is no instant. */
export interface EditionFormats {
  /** The day of an instant in the edition's time zone as `YYYY-MM-DD`, for `<time>` and for comparisons. */
  isoDay: (instant: Instant) => string;
  /** That day as readers read it, for example `12.05.2026`. */
  day: (instant: Instant) => string;
  /** That day as a leaf of a calendar: the number of the day, and its month with the year. */
  leaf: (instant: Instant) => { day: string; month: string } | null;
  /** A range of days, for example `12.–15.05.2026`. */
  range: (from: Instant, to: Instant) => string;
  /** The time of day of an instant in the edition's time zone, for example `14:05`. */
  time: (instant: Instant) => string;
  /** A number, for example `12.345`. */
  number: (value: number) => string;
}

/** What {@link createFormats} follows. */
export interface FormatSettings {
  /** BCP 47 tag of the language. */
  lang: string;
  /** IANA name of the time zone, for example `Europe/Berlin`. */
  timeZone: string;
  /** How a day is written, as `Intl.DateTimeFormat` takes it, without a time zone. */
  dateFormat: Intl.DateTimeFormatOptions;
  /** How a number is written, as `Intl.NumberFormat` takes it. */
  numberFormat: Intl.NumberFormatOptions;
}

/** Reads the clocks of a zone: milliseconds of a UTC date whose fields they show, NaN for what is no instant. */
const clockOf = (timeZone: string) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (instant: Instant): number => {
    // Without a zone it is what the clocks of the edition show, wherever the machine is.
    if (typeof instant === 'string' && !isZoned(instant))
      return Date.parse(isDay(instant) ? instant : `${instant.replace(' ', 'T')}Z`);
    const time = new Date(instant).getTime();
    if (Number.isNaN(time)) return time;
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day'));
  };
};

/** Makes the formats of a language and a time zone by `Intl`. Throws a `RangeError` for a tag or a zone that is none. */
export const createFormats = ({ lang, timeZone, dateFormat, numberFormat }: FormatSettings): EditionFormats => {
  const read = clockOf(timeZone);
  const days = new Intl.DateTimeFormat(lang, { ...dateFormat, timeZone: 'UTC' });
  const { numberingSystem, calendar } = days.resolvedOptions();
  const months = new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    numberingSystem,
    calendar,
  });
  const numbers = new Intl.NumberFormat(lang, numberFormat);
  const dayNumbers = new Intl.NumberFormat(lang, { numberingSystem } as Intl.NumberFormatOptions);
  const times = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', timeZone, numberingSystem });
  const written = (time: number): string => (Number.isNaN(time) ? '' : days.format(time));
  return {
    isoDay: (instant) => {
      const time = read(instant);
      return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
    },
    day: (instant) => written(read(instant)),
    leaf: (instant) => {
      const time = read(instant);
      if (Number.isNaN(time)) return null;
      const day = days.formatToParts(time).find(({ type }) => type === 'day')?.value;
      return { day: day ?? dayNumbers.format(new Date(time).getUTCDate()), month: months.format(time) };
    },
    range: (from, to) => {
      const [first, last] = [read(from), read(to)];
      return first <= last ? days.formatRange(first, last) : written(Number.isNaN(first) ? last : first);
    },
    time: (instant) => {
      const time = new Date(instant).getTime();
      return Number.isNaN(time) ? '' : times.format(time);
    },
    number: (value) => numbers.format(value),
  };
};
