import { parseDate, type DatePickerRootProps } from '@ark-ui/react/date-picker';
import { timeZoneOf } from '@millwright/i18n/dates';
import type { Edition } from '@millwright/i18n/editions';
import { nextToTrigger } from '../floating/index.ts';

/** Limits of a date field, and what its calendar needs. */
export interface DayLimits {
  /** The first day that can be taken, `YYYY-MM-DD`. */
  min?: string;
  /** The last day that can be taken, `YYYY-MM-DD`. */
  max?: string;
  /** Whether a day cannot be taken, such as a holiday. */
  isUnavailable?: (day: string) => boolean;
  /** With which day weeks begin: 0 for Sunday, 1 for Monday. @default 1, as weeks are counted in the trade */
  firstDay?: 0 | 1 | 6;
}

/**
 * What both date fields tell the library. Today is the day in the time zone of the edition. Months have the names of the
 * Gregorian calendar, whose days are shown: by a Persian tag alone they would have those of another one.
 */
export const pickerProps = (
  { min, max, isUnavailable, firstDay = 1 }: DayLimits,
  triggerId: string,
  { lang, formats }: Pick<Edition, 'lang' | 'formats'>,
): DatePickerRootProps => ({
  timeZone: timeZoneOf(formats),
  locale: new Intl.Locale(lang, { calendar: 'gregory' }).toString(),
  startOfWeek: firstDay,
  positioning: { ...nextToTrigger, placement: 'bottom-end' as const },
  onOpenChange: ({ open }: { open: boolean }) => {
    // The library gives the focus to fields of its own only. A press on something else takes it from here.
    if (!open) document.getElementById(triggerId)?.focus();
  },
  ids: { trigger: triggerId },
  lazyMount: true,
  unmountOnExit: true,
  format: (day: { toString(): string }) => day.toString(),
  ...(min !== undefined && { min: parseDate(min) }),
  ...(max !== undefined && { max: parseDate(max) }),
  ...(isUnavailable && { isDateUnavailable: (day: { toString(): string }) => isUnavailable(day.toString()) }),
});
