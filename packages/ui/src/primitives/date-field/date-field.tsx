'use client';

import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { useEdition } from '@millwright/i18n/react';
import { useId, useState } from 'react';
import { useFormReset } from '../field/use-form-reset.ts';
import { InLocale } from '../floating/index.ts';
import { Calendar, CalendarTrigger, useCalendarWords } from './calendar.tsx';
import * as css from './date-field.css.ts';
import { DayInput } from './day-input.tsx';
import { pickerProps, type DayLimits } from './picker-props.ts';

/** Props of {@link DateField}; those of the control come from its `Field`. */
export interface DateFieldProps extends DayLimits {
  /** Ties the control to its label; a `Field` gives it. */
  id?: string;
  /** The day, `YYYY-MM-DD`, where the parent keeps it; empty for none. */
  value?: string;
  /** The day at first, where the control keeps it. */
  defaultValue?: string;
  /** The visitor wrote or chose a day; empty for none, and for what is no day. */
  onValueChange?: (day: string) => void;
  /** The field's name in the form. */
  name?: string;
  /** A day must be given. @default false */
  required?: boolean | undefined;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
  /** The value can be focused, copied and submitted, but not changed. @default false */
  readOnly?: boolean;
  /** Names hint and error; a `Field` gives it. */
  'aria-describedby'?: string | undefined;
  /** Something is wrong; a `Field` gives it. */
  'aria-invalid'?: true | undefined;
}

/**
 * A day, written in digits as the edition writes them, or chosen from a calendar in its language. The form gets
 * `YYYY-MM-DD`.
 */
export const DateField = (props: DateFieldProps) => {
  const { id, value, defaultValue = '', onValueChange, min, max, name, required, disabled, readOnly } = props;
  const [own, setOwn] = useState(defaultValue);
  const day = value ?? own;
  const edition = useEdition();
  const words = useCalendarWords();
  const triggerId = useId();
  const take = (next: string) => {
    setOwn(next);
    if (next !== day) onValueChange?.(next);
  };
  const frame = useFormReset<HTMLDivElement>(() => value === undefined && take(defaultValue));
  return (
    <InLocale>
      <DatePicker.Root
        ref={frame}
        className={css.frame}
        {...pickerProps(props, triggerId, edition)}
        translations={words}
        value={day === '' ? [] : [parseDate(day)]}
        onValueChange={(details) => take(details.valueAsString[0] ?? '')}
        {...{ disabled, readOnly }}
      >
        <DatePicker.Control className={css.control}>
          <DayInput
            id={id}
            day={day}
            onDayChange={take}
            invalid={props['aria-invalid'] ?? false}
            describedBy={props['aria-describedby']}
            {...{ min, max, required, disabled, readOnly }}
          />
          <CalendarTrigger disabled={readOnly} />
        </DatePicker.Control>
        <Calendar />
        {name !== undefined && <input type="hidden" name={name} value={day} disabled={disabled} />}
      </DatePicker.Root>
    </InLocale>
  );
};
