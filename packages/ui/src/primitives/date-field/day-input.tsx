'use client';

import { dayField } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { useState } from 'react';
import * as field from '../field/field.css.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import * as css from './date-field.css.ts';
import { parseDay } from './parse-day.ts';

/** Props of {@link DayInput}. */
export interface DayInputProps {
  /** Ties it to its label. */
  id?: string | undefined;
  /** Its name, where no label is tied to it. */
  'aria-label'?: string;
  /** The day; empty for none. */
  day: string;
  /** The visitor wrote a day, or something that is none. */
  onDayChange: (day: string) => void;
  /** The first day that is taken. */
  min?: string | undefined;
  /** The last day that is taken. */
  max?: string | undefined;
  /** Something is wrong that only the parent knows. */
  invalid: boolean;
  /** Names hint and error. */
  describedBy: string | undefined;
  /** A day must be given. */
  required: boolean | undefined;
  /** Nothing can be changed. */
  disabled: boolean | undefined;
  /** It can be focused and copied, but not changed. */
  readOnly: boolean | undefined;
}

/** A day as a line of text. What is no day stays as it was written, and is marked when the field is left. */
export const DayInput = (props: DayInputProps) => {
  const { day, onDayChange, min, max, invalid, describedBy, ...rest } = props;
  const { order, placeholder, write } = dayField(useEdition().formats);
  const textOf = (of: string): string => (parseDay(of) ? write(of) : of);
  const [written, setWritten] = useState({ text: textOf(day), day });
  const [isLeft, setLeft] = useState(true);
  const input = useFormReset<HTMLInputElement>(() => setWritten({ text: textOf(day), day }));
  const text = written.day === day ? written.text : textOf(day);
  const isNoDay = isLeft && text !== '' && parseDay(text, order) === null;
  const isOut = day !== '' && ((min !== undefined && day < min) || (max !== undefined && day > max));
  return (
    <input
      {...rest}
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      className={`${field.control} ${css.input}`}
      value={text}
      aria-invalid={invalid || isNoDay || isOut ? true : undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        const next = parseDay(target.value, order) ?? '';
        setWritten({ text: target.value, day: next });
        if (next !== day) onDayChange(next);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        const read = parseDay(text, order);
        setWritten({ text: read ? write(read) : text, day });
      }}
    />
  );
};
