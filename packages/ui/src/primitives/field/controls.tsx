'use client';

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from './field.css.ts';
import { FieldError } from './field.tsx';

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** Props of {@link Input}; every attribute of an input besides. */
export interface InputProps extends ComponentPropsWithRef<'input'> {
  /** Something that acts on the input, next to it: a button that sends a code, the image of a code. */
  after?: ReactNode;
}

/** A line of text. Its text is 16 px high, for smaller text makes phones zoom. */
export const Input = ({ after, className, ...rest }: InputProps) => {
  const input = <input {...rest} className={join(css.control, className)} />;
  if (after === undefined) return input;
  return (
    <div className={css.inputFrame}>
      {input}
      {after}
    </div>
  );
};

/** A choice of a {@link Select}. */
export interface SelectOption {
  /** What is submitted. */
  value: string;
  /** What is shown. */
  label: string;
}

/** Props of {@link Select}; every attribute of a select besides. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** The choices, in the order shown. */
  options: readonly SelectOption[];
}

/** One choice of a list, by the browser's own control. */
export const Select = ({ options, className, ...rest }: SelectProps) => (
  <span className={css.selectFrame}>
    <select {...rest} className={join(css.control, css.select, className)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" className={css.selectArrow} />
  </span>
);

/** Props of {@link Checkbox}; every attribute of a checkbox besides. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  /** What is wrong; announced when it appears. */
  error?: string | null;
}

/** A checkbox with its label and error. */
export const Checkbox = ({ children, error, className, ...rest }: CheckboxProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={css.choice}>
      <input
        id={id}
        {...rest}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={join(css.checkbox, className)}
      />
      <label htmlFor={rest.id ?? id} className={css.choiceText}>
        {children}
      </label>
      <FieldError id={errorId} error={error} className={css.choiceError} />
    </div>
  );
};
