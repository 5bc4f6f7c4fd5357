'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ENQUIRY_LIMITS } from '@millwright/domain';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useId, useRef } from 'react';
import { remarked } from '../../foundations/joined-text.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { listText } from '../../parts/trade/index.ts';
import { priceProblemOf, pricesIn, type PriceRow } from './quote-fields.ts';
import * as css from './quote-form.css.ts';
import { fieldNames, messages, priceProblems } from './quote-form.messages.ts';
import type { QuoteState } from './quote-form.types.ts';

/** Props of {@link PriceRows}. */
export interface PriceRowsProps {
  /** The form that they are part of. */
  form: QuoteState;
  /** What the quantity counts; empty where it is not said. */
  unit: string;
}

/** What one costs from a quantity on, row by row. */
export const PriceRows = ({ form: { values, problems, change }, unit }: PriceRowsProps) => {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const rows = pricesIn(values.prices);
  const set = (next: readonly PriceRow[]) => change({ prices: listText(next) });
  const add = () => {
    set([...rows, { quantity: '', unitPrice: '' }]);
    // The row comes with the next render.
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const remove = (index: number) => {
    set(rows.filter((_, place) => place !== index));
    document.getElementById(`${id}-add`)?.focus();
  };
  const marked = problems.prices !== undefined;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{unit ? t(remarked(t(fieldNames.prices), unit)) : t(fieldNames.prices)}</legend>
      <ul ref={list} className={css.rows}>
        {rows.map((row, index) => (
          <PriceInputs
            // Rows have no identity of their own: they are controlled, and only one is taken out at a time.
            key={index}
            row={row}
            place={index + 1}
            isOnly={rows.length === 1}
            error={marked ? priceProblemOf(rows, index) : null}
            onChange={(changed) => set(rows.map((one, place) => (place === index ? changed : one)))}
            onRemove={rows.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ul>
      <Button
        id={`${id}-add`}
        className={css.add}
        variant="quiet"
        size="small"
        icon="plus"
        aria-disabled={rows.length >= ENQUIRY_LIMITS.prices || undefined}
        onClick={rows.length < ENQUIRY_LIMITS.prices ? add : undefined}
      >
        {t(messages.addPrice)}
      </Button>
    </fieldset>
  );
};

/** Props of a row. */
interface PriceInputsProps {
  row: PriceRow;
  /** Its number, from 1. */
  place: number;
  /** The only row needs no number. */
  isOnly: boolean;
  /** What is wrong with it; null for nothing. */
  error: ReturnType<typeof priceProblemOf>;
  onChange: (row: PriceRow) => void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

const PriceInputs = ({ row, place, isOnly, error, onChange, onRemove }: PriceInputsProps) => {
  const { t } = useLingui();
  const number = formatPlace(place, useEdition());
  const numbered = (name: MessageDescriptor) => (isOnly ? t(name) : `${t(name)} ${number}`);
  const text = error ? t(priceProblems[error]) : null;
  return (
    <li className={css.row}>
      <Field label={numbered(messages.from)} error={error === 'unitPrice' ? null : text} required unmarked>
        {(control) => (
          <Input
            {...control}
            name="priceQuantity"
            value={row.quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            onChange={({ target }) => onChange({ ...row, quantity: target.value })}
          />
        )}
      </Field>
      <Field label={numbered(messages.unitPrice)} error={error === 'unitPrice' ? text : null} required unmarked>
        {(control) => (
          <Input
            {...control}
            name="unitPrice"
            value={row.unitPrice}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            onChange={({ target }) => onChange({ ...row, unitPrice: target.value })}
          />
        )}
      </Field>
      {onRemove && (
        <IconButton className={css.remove} icon="close" label={t`Remove the price ${place}`} onClick={onRemove} />
      )}
    </li>
  );
};
