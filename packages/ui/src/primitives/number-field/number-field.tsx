'use client';

import { NumberInput, useNumberInputContext } from '@ark-ui/react/number-input';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { useEffect, useId, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import * as field from '../field/field.css.ts';
import { InLocale } from '../floating/index.ts';
import { Icon } from '../icon/index.ts';
import * as css from './number-field.css.ts';

/** Props of {@link NumberField}; those of the control come from its `Field`. */
export interface NumberFieldProps {
  /** Ties the control to its label; a `Field` gives it. */
  id?: string;
  /** The number, where the parent keeps it; null for none. The field follows when it changes. */
  value?: number | null;
  /** The number at first, where the control keeps it. */
  defaultValue?: number;
  /** The visitor typed or stepped; null for what is no number. */
  onValueChange?: (value: number | null) => void;
  /** The unit, shown in the field and read with the number: `mm`, `kg`, `件`. */
  unit?: string;
  /** The least number. */
  min?: number;
  /** The greatest number. */
  max?: number;
  /** By how much buttons and arrows change it. @default 1 */
  step?: number;
  /** Digits after the decimal point at most. @default 0 */
  decimals?: number;
  /** The field's name in the form; the number is submitted without grouping, with a point. */
  name?: string;
  /** A number must be given. @default false */
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

/** Copy of the number field. */
const messages = { more: msg`Increase`, less: msg`Decrease` } as const;

const asText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** As a visitor would type it: the library reads 12.5 as 125 where a point groups thousands. */
const asTyped = (value: number | null, lang: string) =>
  value === null ? '' : new Intl.NumberFormat(lang, { maximumFractionDigits: 20 }).format(value);

/**
 * A number with its unit, written as the language of the edition does. A number out of its limits stays as it was
 * typed and is marked: the form says what is wrong, nothing is changed behind the visitor's back.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { id, value, defaultValue, onValueChange, unit, min, max, step = 1, decimals = 0 } = props;
  const { name, required, disabled, readOnly } = props;
  const { t } = useLingui();
  const { lang } = useEdition();
  const unitId = useId();
  const [number, setNumber] = useState(value ?? defaultValue ?? null);
  const isOut = number !== null && ((min !== undefined && number < min) || (max !== undefined && number > max));
  const describedBy = [props['aria-describedby'], unit !== undefined && unitId].filter(Boolean).join(' ');

  return (
    <InLocale>
      <NumberInput.Root
        className={css.frame}
        defaultValue={asTyped(number, lang)}
        onValueChange={(details) => {
          const next = Number.isNaN(details.valueAsNumber) ? null : details.valueAsNumber;
          // At once: the library writes the text into the field again, and a key pressed meanwhile would be lost.
          flushSync(() => setNumber(next));
          if (next !== number) onValueChange?.(next);
        }}
        formatOptions={{ maximumFractionDigits: decimals }}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        clampValueOnBlur={false}
        allowOverflow
        invalid={isOut || (props['aria-invalid'] ?? false)}
        translations={{
          valueText: (shown) => (unit === undefined || shown === '' ? shown : `${shown} ${unit}`),
          incrementLabel: t(messages.more),
          decrementLabel: t(messages.less),
        }}
        {...(id !== undefined && { ids: { input: id } })}
        {...{ min, max, step, required, disabled, readOnly }}
      >
        <NumberInput.DecrementTrigger className={css.step}>
          <Icon name="minus" />
        </NumberInput.DecrementTrigger>
        <div className={css.box} style={{ '--unit-width': `${unit?.length ?? 0}em` } as CSSProperties}>
          <NumberInput.Input
            className={`${field.control} ${css.input}`}
            aria-describedby={describedBy || undefined}
            // The library's own words for it are English.
            aria-roledescription=""
            data-unit={unit === undefined ? undefined : ''}
          />
          {unit !== undefined && (
            <span id={unitId} className={css.unit}>
              {unit}
            </span>
          )}
        </div>
        <NumberInput.IncrementTrigger className={css.step}>
          <Icon name="plus" />
        </NumberInput.IncrementTrigger>
        {value !== undefined && <Follow value={value} number={number} />}
        {name !== undefined && <input type="hidden" name={name} value={asText(number)} disabled={disabled} />}
      </NumberInput.Root>
    </InLocale>
  );
};

/** Writes a number that the parent changed into the field. Typing is never overwritten: `1.` is a number on its way. */
const Follow = ({ value, number }: { value: number | null; number: number | null }) => {
  const { clearValue, setValue } = useNumberInputContext();
  useEffect(() => {
    if (value === number) return;
    if (value === null) clearValue();
    else setValue(value);
    // oxlint-disable-next-line react/exhaustive-deps -- what was typed is no reason to write
  }, [value]);
  return null;
};
