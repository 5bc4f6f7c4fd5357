'use client';

import { useId, useState, type ChangeEvent } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { FieldError } from '../field/index.ts';
import { useFormReset } from '../field/use-form-reset.ts';
import * as field from '../field/field.css.ts';
import * as radio from '../radio-group/radio-group.css.ts';
import * as css from './checkbox-group.css.ts';

/** A choice of a {@link CheckboxGroup}. */
export interface CheckboxOption<Value extends string = string> {
  /** What is submitted. */
  value: Value;
  /** What is shown. */
  label: string;
  /** Says more under the label. */
  hint?: string;
  /** Cannot be chosen. @default false */
  disabled?: boolean;
}

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps<Value extends string = string> {
  /** The group's name. */
  label: string;
  /** Keeps the name for assistive technology only. @default false */
  hideLabel?: boolean;
  /** The field's name in the form; each ticked choice is submitted under it. */
  name?: string;
  /** The choices, in the order shown. */
  options: readonly CheckboxOption<Value>[];
  /** Those that are ticked, where the parent keeps them. */
  value?: readonly Value[];
  /** Those ticked at first, where the group keeps them. @default [] */
  defaultValue?: readonly Value[];
  /** The visitor ticked or unticked; all that are ticked now, in the order of the choices. */
  onValueChange?: (value: Value[]) => void;
  /** Names a choice above the others that ticks all of them; it is mixed where some are. @default there is none */
  allLabel?: string;
  /** Help that is always shown. */
  hint?: string;
  /** What is wrong; announced when it appears. */
  error?: string | null;
  /** One at least must be ticked; the name carries a mark that says so. @default false */
  required?: boolean;
  /** Nothing can be changed. @default false */
  disabled?: boolean;
}

const checkbox = `${field.checkbox} ${css.mixed}`;
const line = `${radio.option} ${css.option}`;

interface AllBoxProps {
  label: string;
  ticked: boolean;
  mixed: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** The box above the others that ticks all of them. */
const AllBox = ({ label, ticked, mixed, disabled, onChange }: AllBoxProps) => (
  <label className={line}>
    <input
      type="checkbox"
      className={checkbox}
      checked={ticked}
      disabled={disabled}
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      onChange={onChange}
    />
    <span>{label}</span>
  </label>
);

/** Which choices are ticked, and what ticks them. */
const useTicked = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { options, value, defaultValue = [], onValueChange } = props;
  const [own, setOwn] = useState<readonly Value[]>(defaultValue);
  const ticked = value ?? own;
  const free = options.filter((option) => !option.disabled);
  const become = (values: Value[]) => {
    setOwn(values);
    onValueChange?.(values);
  };
  const frame = useFormReset<HTMLFieldSetElement>(() => {
    // A new list each time: the browser changes the boxes at a reset, and those that a parent keeps are written again.
    if (value === undefined) become([...defaultValue]);
    else setOwn([...value]);
  });
  return {
    frame,
    free,
    ticked,
    tick: (wanted: (option: CheckboxOption<Value>) => boolean) => {
      const next = options.filter((option) => (option.disabled ? ticked.includes(option.value) : wanted(option)));
      become(next.map((option) => option.value));
    },
  };
};

/** Any number of a few choices that are all shown: the browser's own checkboxes. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { label, hideLabel, name, options, allLabel, hint, error, required, disabled } = props;
  const id = useId();
  const { frame, free, ticked, tick } = useTicked(props);
  const isAll = free.length > 0 && free.every((option) => ticked.includes(option.value));
  const isSome = free.some((option) => ticked.includes(option.value));

  const rows = options.map((option) => (
    <label key={option.value} className={line}>
      <input
        type="checkbox"
        className={field.checkbox}
        name={name}
        value={option.value}
        disabled={option.disabled}
        checked={ticked.includes(option.value)}
        aria-invalid={error ? true : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          tick((one) => (one === option ? target.checked : ticked.includes(one.value)))
        }
      />
      <span>
        {option.label}
        {option.hint && <span className={radio.optionHint}>{option.hint}</span>}
      </span>
    </label>
  ));

  return (
    <fieldset
      ref={frame}
      className={radio.group}
      disabled={disabled}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={hideLabel ? visuallyHidden : radio.legend} data-required={required || undefined}>
        {label}
      </legend>
      {allLabel === undefined || options.length === 0 ? (
        <div className={radio.options}>{rows}</div>
      ) : (
        <div className={css.column}>
          <AllBox
            label={allLabel}
            ticked={isAll}
            mixed={isSome && !isAll}
            disabled={free.length === 0}
            onChange={() => tick(() => !isAll)}
          />
          <div className={`${css.column} ${css.below}`}>{rows}</div>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className={radio.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
