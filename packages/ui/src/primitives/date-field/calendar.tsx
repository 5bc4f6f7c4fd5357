'use client';

import { DatePicker, type DateValue, type UseDatePickerReturn } from '@ark-ui/react/date-picker';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import type { KeyboardEvent } from 'react';
import { closeOnEscape } from '../floating/index.ts';
import * as floating from '../floating/floating.css.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './date-field.css.ts';

/** Copy of the calendar. */
const messages = {
  calendar: msg`Calendar`,
  open: msg`Open calendar`,
  back: msg`Earlier`,
  on: msg`Later`,
  months: (shown: string) => msg`${shown}, choose another month or year`,
  chosen: (day: string) => msg`${day}, chosen`,
  first: (day: string) => msg`${day}, first day`,
  last: (day: string) => msg`${day}, last day`,
  between: (day: string) => msg`${day}, in the period`,
  taken: (day: string) => msg`${day}, not available`,
} as const;

type DayState = ReturnType<UseDatePickerReturn['getDayTableCellState']>;

/**
 * Home and End go to the ends of the week, where the library goes to those of the month.
 * @param ends The first and the last day of the week.
 */
const goToEndOfWeek = (
  event: KeyboardEvent<HTMLElement>,
  api: UseDatePickerReturn,
  ends: readonly [DateValue, DateValue],
) => {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  const grid = event.currentTarget.closest('table');
  api.setFocusedValue(ends[event.key === 'Home' ? 0 : 1]);
  // That day may be one of another month, which is rendered first.
  requestAnimationFrame(() =>
    grid?.querySelector<HTMLElement>('[data-part="table-cell-trigger"][data-focus]:not([data-outside-range])')?.focus(),
  );
};

/** Space presses a day, as it does a button; the library hears Enter. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** What the calendar says itself, in the language of the edition. */
export const useCalendarWords = () => {
  const { t } = useLingui();
  const stateOf = ({ unavailable, firstInRange, lastInRange, inRange, selected }: DayState) => {
    if (unavailable) return messages.taken;
    if (firstInRange) return messages.first;
    if (lastInRange) return messages.last;
    if (inRange) return messages.between;
    return selected ? messages.chosen : undefined;
  };
  return {
    content: t(messages.calendar),
    trigger: () => t(messages.open),
    prevTrigger: () => t(messages.back),
    nextTrigger: () => t(messages.on),
    dayCell: (state: DayState) => {
      const words = stateOf(state);
      return words ? t(words(state.valueText)) : state.valueText;
    },
  };
};

/** The button that opens the calendar. A field that is read-only has nothing to choose, which the library leaves to us. */
export const CalendarTrigger = ({ disabled }: { disabled: boolean | undefined }) => {
  const { t } = useLingui();
  return (
    <DatePicker.Trigger asChild aria-label="" aria-haspopup="dialog" {...(disabled && { disabled })}>
      <IconButton icon="calendar" label={t(messages.open)} className={css.trigger} />
    </DatePicker.Trigger>
  );
};

const Head = ({ view, shown }: { view: 'day' | 'month' | 'year'; shown: string }) => {
  const { t } = useLingui();
  return (
    <DatePicker.ViewControl className={css.head}>
      <DatePicker.PrevTrigger asChild aria-label="">
        <IconButton icon="chevron-left" label={t(messages.back)} />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger
        className={css.viewButton}
        aria-label={view === 'year' ? shown : t(messages.months(shown))}
      >
        {shown}
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger asChild aria-label="">
        <IconButton icon="chevron-right" label={t(messages.on)} />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
};

/** The days of a month. */
const Days = ({ api }: { api: UseDatePickerReturn }) => {
  const edition = useEdition();
  return (
    <DatePicker.View view="day" className={css.view}>
      <Head view="day" shown={api.visibleRangeText.start} />
      <DatePicker.Table className={css.grid} aria-roledescription="" aria-label={api.visibleRangeText.start}>
        <DatePicker.TableHead>
          <DatePicker.TableRow>
            {api.weekDays.map((weekDay) => (
              <DatePicker.TableHeader key={weekDay.long} className={css.weekday} aria-label={weekDay.long}>
                {weekDay.narrow}
              </DatePicker.TableHeader>
            ))}
          </DatePicker.TableRow>
        </DatePicker.TableHead>
        <DatePicker.TableBody>
          {api.weeks.map((week) => (
            <DatePicker.TableRow key={week[0]!.toString()}>
              {week.map((day) => (
                <DatePicker.TableCell key={day.toString()} value={day} className={css.cell}>
                  <DatePicker.TableCellTrigger
                    className={css.day}
                    onKeyDown={(event) => {
                      pressBySpace(event);
                      goToEndOfWeek(event, api, [week[0]!, week.at(-1)!]);
                    }}
                  >
                    {formatPlace(day.day, edition)}
                  </DatePicker.TableCellTrigger>
                </DatePicker.TableCell>
              ))}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    </DatePicker.View>
  );
};

/** The months of a year, or the years of a decade. */
const Periods = ({ api, view }: { api: UseDatePickerReturn; view: 'month' | 'year' }) => {
  const rows = view === 'month' ? api.getMonthsGrid({ columns: 3, format: 'short' }) : api.getYearsGrid({ columns: 3 });
  const edition = useEdition();
  const yearOf = (year: number | undefined) => formatPlace(year ?? Number.NaN, edition);
  const { start, end } = api.getDecade();
  const shown = view === 'month' ? yearOf(api.visibleRange.start.year) : `${yearOf(start)} – ${yearOf(end)}`;
  return (
    <DatePicker.View view={view} className={css.view}>
      <Head view={view} shown={shown} />
      <DatePicker.Table className={css.grid} columns={3} aria-roledescription="" aria-label={shown}>
        <DatePicker.TableBody>
          {rows.map((row) => (
            <DatePicker.TableRow key={row[0]!.value}>
              {row.map(({ value, label }) => (
                <DatePicker.TableCell key={value} value={value} className={css.cell}>
                  <DatePicker.TableCellTrigger className={css.day} onKeyDown={pressBySpace}>
                    {view === 'year' ? yearOf(value) : label}
                  </DatePicker.TableCellTrigger>
                </DatePicker.TableCell>
              ))}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    </DatePicker.View>
  );
};

/** Days, months and years to choose from, next to the field. */
export const Calendar = () => (
  <DatePicker.Positioner>
    <DatePicker.Context>
      {(api) => (
        <DatePicker.Content
          onKeyDown={closeOnEscape(api)}
          className={`${floating.panel} ${css.calendar}`}
          role="dialog"
          // The library's words for what it is are English.
          aria-roledescription=""
        >
          <>
            <Days api={api} />
            <Periods api={api} view="month" />
            <Periods api={api} view="year" />
          </>
        </DatePicker.Content>
      )}
    </DatePicker.Context>
  </DatePicker.Positioner>
);
