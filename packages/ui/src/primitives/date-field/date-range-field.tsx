'use client';

import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useId, useState } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { FieldError } from '../field/index.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import { InLocale } from '../floating/index.ts';
import * as group from '../radio-group/radio-group.css.ts';
import { Calendar, CalendarTrigger, useCalendarWords } from './calendar.tsx';
import * as css from './date-field.css.ts';
import { DayInput } from './day-input.tsx';
import { pickerProps, type DayLimits } from './picker-props.ts';

/** A period: two days, `YYYY-MM-DD`, each empty while it is not known. */
export interface Period {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps extends DayLimits {
  /** The name of the period. */
  label: string;
  /** Keeps the name for assistive technology only. @default false */
  hideLabel?: boolean;
  /** The period, where the parent keeps it. */
  value?: Period;
  /** The period at first, where the control keeps it. */
  defaultValue?: Period;
  /** The visitor wrote or chose a day. */
  onValueChange?: (period: Period) => void;
  /** The names of both fields in the form. */
  names?: Period;
  /** Help that is always shown. */
  hint?: string;
  /** What is wrong; announced when it appears. */
  error?: string | null;
  /** Both days must be given. @default false */
  required?: boolean;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
  /** The value can be focused, copied and submitted, but not changed. @default false */
  readOnly?: boolean;
}

/** Copy of the date range. */
const messages = { from: msg`First day`, to: msg`Last day` } as const;

const ends = ['from', 'to'] as const;
const none: Period = { from: '', to: '' };

/** A period: two days, written or chosen from one calendar. One that ends before it begins is marked. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, hideLabel, value, defaultValue = none, onValueChange, names } = props;
  const { hint, error, required, disabled, readOnly } = props;
  const { t } = useLingui();
  const edition = useEdition();
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const period = value ?? own;
  const words = useCalendarWords();
  const take = (next: Period) => {
    setOwn(next);
    if (next.from !== period.from || next.to !== period.to) onValueChange?.(next);
  };
  const frame = useFormReset<HTMLFieldSetElement>(() => value === undefined && take(defaultValue));
  const isTurned = period.from !== '' && period.to !== '' && period.to < period.from;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset ref={frame} className={group.group} disabled={disabled} aria-describedby={describedBy}>
      <legend className={hideLabel ? visuallyHidden : group.legend} data-required={required || undefined}>
        {label}
      </legend>
      <InLocale>
        <DatePicker.Root
          className={css.frame}
          {...pickerProps(props, `${id}-calendar`, edition)}
          selectionMode="range"
          translations={words}
          // The calendar needs the first day to show a second one.
          value={
            isTurned || period.from === ''
              ? []
              : ends
                  .map((end) => period[end])
                  .filter(Boolean)
                  .map((day) => parseDate(day))
          }
          onValueChange={({ valueAsString: [from = '', to = ''] }) => take({ from, to })}
          {...{ disabled, readOnly }}
        >
          <DatePicker.Control className={`${css.control} ${css.range}`}>
            {ends.map((end) => (
              <DayInput
                key={end}
                aria-label={t(messages[end])}
                day={period[end]}
                onDayChange={(day) => take({ ...period, [end]: day })}
                invalid={isTurned || Boolean(error)}
                describedBy={describedBy}
                min={props.min}
                max={props.max}
                {...{ required, disabled, readOnly }}
              />
            ))}
            <CalendarTrigger disabled={readOnly} />
          </DatePicker.Control>
          <Calendar />
        </DatePicker.Root>
      </InLocale>
      {names && ends.map((end) => <input key={end} type="hidden" name={names[end]} value={period[end]} />)}
      {hint && (
        <p id={`${id}-hint`} className={group.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
