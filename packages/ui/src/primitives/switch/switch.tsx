'use client';

import { useId, type ComponentPropsWithRef } from 'react';
import { FieldError } from '../field/index.ts';
import * as css from './switch.css.ts';

/** Props of {@link Switch}; every attribute of a checkbox besides. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off. It does not change with the switch. */
  label: string;
  /** Says more under the label. */
  hint?: string;
  /** Why it could not be switched; announced when it appears. */
  error?: string | null;
}

/** Turns something on or off at once: the browser's own checkbox, announced as a switch. */
export const Switch = ({ label, hint, error, className, ...rest }: SwitchProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div>
      <label className={className ? `${css.line} ${className}` : css.line}>
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has this state by itself
          role="switch"
          className={css.track}
          aria-labelledby={`${id}-label`}
          aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.text}>
          <span id={`${id}-label`}>{label}</span>
          {hint && (
            <span id={hintId} className={css.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId} error={error} className={css.error} />
    </div>
  );
};
