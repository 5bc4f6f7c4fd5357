'use client';

import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Icon } from '../icon/index.ts';
import * as css from './field.css.ts';

/** What a {@link Field} passes on to its control. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps {
  /** The control's name. */
  label: string;
  /** Keeps the name for assistive technology only, where the place says it to the eye. @default false */
  hideLabel?: boolean;
  /** Help that is always shown. */
  hint?: string;
  /** What is wrong; announced when it appears. */
  error?: string | null;
  /** The control must be filled in; the label carries a mark that says so. @default false */
  required?: boolean;
  /** Leaves the mark away, where everything is required. @default false */
  unmarked?: boolean;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error. */
export const Field = ({ label, hideLabel, hint, error, required, unmarked, children }: FieldProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label
        htmlFor={id}
        className={hideLabel ? visuallyHidden : css.label}
        data-required={(required && !unmarked) || undefined}
      >
        {label}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** Referred to by the control's `aria-describedby`. */
  id: string;
  /** What is wrong; nothing is shown without. */
  error?: string | null;
  /** A further class. */
  className?: string;
}

/** The error of a control, in a live region that is there before the error is. */
export const FieldError = ({ id, error, className }: FieldErrorProps) => (
  <div id={id} aria-live="polite" className={className}>
    {error && (
      <p className={css.error}>
        <Icon name="warning" />
        {error}
      </p>
    )}
  </div>
);
