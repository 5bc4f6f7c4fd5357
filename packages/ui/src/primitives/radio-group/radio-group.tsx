'use client';

import { useId, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { FieldError } from '../field/index.ts';
import * as css from './radio-group.css.ts';

/** A choice of a {@link RadioGroup}. */
export interface RadioOption<Value extends string = string> {
  /** What is submitted. */
  value: Value;
  /** What is shown. */
  label: string;
  /** Says more under the label. */
  hint?: string;
  /** Cannot be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string = string> {
  /** The group's name. */
  label: string;
  /** Keeps the name for assistive technology only. @default false */
  hideLabel?: boolean;
  /** The field's name in the form. */
  name: string;
  /** The choices, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** The chosen one, where the parent keeps it; empty for none. */
  value?: Value | '';
  /** The one chosen at first, where the form keeps it. */
  defaultValue?: Value;
  /** The visitor chose another one. */
  onValueChange?: (value: Value) => void;
  /** Help that is always shown. */
  hint?: string;
  /** What is wrong; announced when it appears. */
  error?: string | null;
  /** One must be chosen. @default false */
  required?: boolean;
  /** Nothing can be chosen. @default false */
  disabled?: boolean;
}

/** One choice of a few that are all shown: the browser's own radio buttons, with its own keys. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { label, hideLabel, name, options, value, defaultValue, onValueChange, hint, error, required, disabled } =
    props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const controlled = value !== undefined;
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={hideLabel ? visuallyHidden : css.legend} data-required={required || undefined}>
        {label}
      </legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(controlled
                ? { checked: option.value === value }
                : { defaultChecked: option.value === defaultValue })}
              {...(controlled || onValueChange
                ? { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onValueChange?.(target.value as Value) }
                : {})}
            />
            <span>
              {option.label}
              {option.hint && <span className={css.optionHint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
};
