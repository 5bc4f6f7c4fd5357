'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { Icon } from '../icon/index.ts';
import * as css from './stepper.css.ts';

/** A step of a {@link Stepper}. */
export interface Step {
  /** What is reported when the visitor goes back to it. */
  id: string;
  /** What is done in it. */
  label: string;
  /** A second line: optional, or what was chosen. */
  note?: string;
  /** Something in it is wrong. @default false */
  faulty?: boolean;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** What the steps lead to; their name. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The `id` of the step that is shown; those before it are done. */
  current: string;
  /** The visitor wants back to a step that is done. @default steps cannot be pressed */
  onBack?: (id: string) => void;
}

/** Copy of the stepper. */
const messages = {
  done: msg`Done`,
  faulty: msg`Needs a correction`,
  place: (place: number, count: number) => msg`Step ${place} of ${count}`,
} as const;

const stateOf = (index: number, at: number, faulty: boolean) => {
  if (index === at) return 'current';
  if (faulty) return 'faulty';
  return index < at ? 'done' : 'ahead';
};

/**
 * Where the visitor is on the way through several pages or parts of a form. It shows the way; the form's own buttons
 * go on. Each step has `data-state`: `done`, `current`, `ahead` or `faulty`.
 */
export const Stepper = ({ label, steps, current, onBack }: StepperProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  const line = useRef<HTMLLIElement>(null);
  const pressed = useRef<string>(null);
  useLayoutEffect(() => {
    // The step that was pressed is no button any more. Its line takes the focus, unless the page moved it already.
    if (pressed.current === current && document.activeElement === document.body) line.current?.focus();
    pressed.current = null;
  }, [current]);
  const at = steps.findIndex(({ id }) => id === current);
  if (steps.length === 0) return null;
  return (
    <nav className={css.frame} aria-label={label}>
      <p className={visuallyHidden} role="status">
        {at >= 0 && t(messages.place(at + 1, steps.length))}
      </p>
      <ol className={css.list}>
        {steps.map((step, index) => {
          const state = stateOf(index, at, step.faulty ?? false);
          const inside = (
            <>
              <span className={css.mark} aria-hidden>
                {state === 'done' && <Icon name="check" />}
                {state === 'faulty' && <Icon name="warning" />}
                {(state === 'current' || state === 'ahead') && formatPlace(index + 1, edition)}
              </span>
              <span className={css.text}>
                <span className={css.label}>{step.label}</span>
                {state === 'done' && <span className={visuallyHidden}>{t(messages.done)}</span>}
                {step.faulty && <span className={visuallyHidden}>{t(messages.faulty)}</span>}
                {step.note && <span className={css.note}>{step.note}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={css.step}
              data-state={state}
              {...(index === at && { ref: line, tabIndex: -1 })}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {onBack && index < at ? (
                <button
                  type="button"
                  className={`${css.line} ${css.back}`}
                  onClick={() => {
                    pressed.current = step.id;
                    onBack(step.id);
                  }}
                >
                  {inside}
                </button>
              ) : (
                <div className={css.line}>{inside}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
