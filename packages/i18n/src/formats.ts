import { isDay, isZoned, type Instant } from './instant.ts';

/** A part of a day in digits. */
export type DayPart = 'year' | 'month' | 'day';

/** How a day stands in a field of a form. */
export interface DayField {
  /** The parts in the order in which they are written. */
  order: readonly DayPart[];
  /** What the field shows while it is empty, for example `TT.MM.JJJJ`. */
  placeholder: string;
  /** Writes a day, for example `12.05.2026`. @param day `YYYY-MM-DD` */
  write: (day: string) => string;
}

/** How an edition writes dates and numbers. Every method is empty, or null, for what is no instant. */
export interface EditionFormats {
  /** IANA name of the time zone in which its days are counted, for example `Europe/Berlin`. */
  timeZone: string;
  /** A day in digits, as a field of a form holds it. */
  dayField: DayField;
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

/**
 * A day in digits of the Gregorian calendar, which forms send: as the edition writes its days, where that has digits
 * alone, else as the language does.
 */
const dayFieldOf = (lang: string, days: Intl.DateTimeFormat, dateFormat: Intl.DateTimeFormatOptions): DayField => {
  const { numberingSystem } = days.resolvedOptions();
  const fixed = { timeZone: 'UTC', calendar: 'gregory', numberingSystem };
  const own = new Intl.DateTimeFormat(lang, { ...dateFormat, ...fixed });
  const partsOf = (format: Intl.DateTimeFormat) =>
    format.formatToParts(Date.UTC(2026, 4, 12)).filter(({ type }) => type !== 'literal');
  const isInDigits =
    partsOf(own).length === 3 &&
    partsOf(own).every(({ value, type }) => /^\p{Nd}+$/u.test(value) && type !== 'weekday');
  const field = isInDigits
    ? own
    : new Intl.DateTimeFormat(lang, { year: 'numeric', month: '2-digit', day: '2-digit', ...fixed });
  const names = new Intl.DisplayNames(lang, { type: 'dateTimeField' });
  const lengths: Readonly<Record<DayPart, number>> = { year: 4, month: 2, day: 2 };
  const isPart = (type: string): type is DayPart => Object.hasOwn(lengths, type);
  return {
    order: partsOf(field).map(({ type }) => type as DayPart),
    placeholder: field
      .formatToParts(Date.UTC(2026, 4, 12))
      .map(({ type, value }) =>
        isPart(type)
          ? Array.from(names.of(type) ?? type)[0]!
              .toLocaleUpperCase(lang)
              .repeat(lengths[type])
          : value,
      )
      .join(''),
    write: (day) => field.format(Date.parse(day)),
  };
};

/**
 * Makes the formats of a language and a time zone by `Intl`. Throws a `RangeError` for a tag or a zone that is none.
 */
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
    timeZone,
    dayField: dayFieldOf(lang, days, dateFormat),
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
