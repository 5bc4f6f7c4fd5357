'use client';

import { useLingui } from '@lingui/react/macro';
import { ENQUIRY_LIMITS, type Fact } from '@millwright/domain';
import { formatPlace } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useId, useRef } from 'react';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, FieldError, Input } from '../../primitives/field/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { listText } from '../../parts/trade/list-fields.ts';
import { isWrongParameter, PARAMETER_LENGTHS, parametersIn } from './enquiry-fields.ts';
import * as css from './enquiry-form.css.ts';
import { enquiryFieldNames } from '../../parts/trade/enquiry-field-names.ts';
import { messages, problemTexts } from './enquiry-form.messages.ts';

/** Props of a row. */
interface ParameterRowProps {
  row: Fact;
  /** Its number, from 1. */
  place: number;
  /** Whether the form was sent with it wrong. */
  marked: boolean;
  onChange: (row: Fact) => void;
  onRemove: () => void;
}

const ParameterRow = ({ row, place, marked, onChange, onRemove }: ParameterRowProps) => {
  const { t } = useLingui();
  const isWrong = marked && isWrongParameter(row);
  const lacksName = isWrong && row.label.trim() === '';
  const number = formatPlace(place, useEdition());
  const name = row.label.trim() || number;
  return (
    <li className={css.row}>
      <div className={css.rowName}>
        <Field
          label={`${t(messages.parameterName)} ${number}`}
          hideLabel
          error={lacksName ? t(messages.nameMissing) : null}
        >
          {(control) => (
            <Input
              {...control}
              name="parameterLabel"
              value={row.label}
              maxLength={PARAMETER_LENGTHS.label}
              autoComplete="off"
              placeholder={t(messages.parameterName)}
              onChange={({ target }) => onChange({ ...row, label: target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label={row.label.trim() || `${t(messages.parameterValue)} ${number}`}
        hideLabel
        error={isWrong && !lacksName ? t(messages.tooLong) : null}
      >
        {(control) => (
          <Input
            {...control}
            name="parameterValue"
            value={row.value}
            maxLength={PARAMETER_LENGTHS.value}
            autoComplete="off"
            placeholder={t(messages.parameterValue)}
            onChange={({ target }) => onChange({ ...row, value: target.value })}
          />
        )}
      </Field>
      <IconButton className={css.scripted} icon="close" label={t`Remove ${name}`} onClick={onRemove} />
    </li>
  );
};

/** Props of {@link ParameterRows}. */
export interface ParameterRowsProps {
  /** The form that they are part of: they are its field `parameters`. */
  form: {
    values: { parameters: string };
    problems: { parameters?: FieldProblem | undefined };
    change: (values: { parameters: string }) => void;
  };
  /** Folded away, because they are what the product has anyway; open where one is wrong. @default false */
  folded?: boolean;
}

/** What the goods must be like, line by line: as the product has it at first, and as the buyer changes it. */
export const ParameterRows = ({ form: { values, problems, change }, folded = false }: ParameterRowsProps) => {
  const { t } = useLingui();
  const id = useId();
  const rowList = useRef<HTMLUListElement>(null);
  const rows = parametersIn(values.parameters);
  const marked = problems.parameters !== undefined;
  const set = (next: readonly Fact[]) => change({ parameters: listText(next) });
  const remove = (index: number) => {
    set(rows.filter((_, place) => place !== index));
    // The row and its button are gone: the focus goes to what adds one.
    document.getElementById(`${id}-add`)?.focus();
  };
  const add = () => {
    set([...rows, { label: '', value: '' }]);
    // The row comes with the next render.
    setTimeout(() => rowList.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const list = (
    <>
      {rows.length > 0 && (
        <ul ref={rowList} className={css.rows}>
          {rows.map((row, index) => (
            <ParameterRow
              // Rows have no identity of their own: they are controlled, and only one is taken out at a time.
              key={index}
              row={row}
              place={index + 1}
              marked={marked}
              onChange={(changed) => set(rows.map((one, place) => (place === index ? changed : one)))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`} error={marked ? t(problemTexts.parameters.wrong) : null} />
      {rows.length < ENQUIRY_LIMITS.parameters && (
        <Button
          id={`${id}-add`}
          className={`${css.scripted} ${css.add}`}
          variant="quiet"
          size="small"
          icon="plus"
          onClick={add}
        >
          {t(messages.addParameter)}
        </Button>
      )}
    </>
  );
  return (
    <fieldset className={css.group} aria-describedby={`${id}-error`} data-field="parameters">
      <legend className={css.legend}>{t(enquiryFieldNames.parameters)}</legend>
      {folded ? (
        <details open={marked || undefined}>
          <summary className={css.fold}>{t(messages.parametersAsGiven(rows.length))}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </fieldset>
  );
};
