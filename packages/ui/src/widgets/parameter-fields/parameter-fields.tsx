'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { builtInName, byEdition, DESK_TEXT_LENGTH, storedKeys } from '@millwright/domain';
import {
  quantityText,
  type ParameterDefinition,
  type ParameterMistake,
  type ParameterProblem,
  type StoredParameter,
} from '@millwright/domain/parameters';
import { unitName } from '@millwright/i18n/quantities';
import { useEdition } from '@millwright/i18n/react';
import { useId } from 'react';
import { remarked } from '../../foundations/joined-text.ts';
import { useNamesOf } from '../../foundations/use-names-of.ts';
import { BilingualField } from '../../primitives/bilingual-field/index.ts';
import { Field, Input, Select } from '../../primitives/field/index.ts';
import * as css from './parameter-fields.css.ts';
import { isInWords, statedOf, wordsOf } from './read-parameters.ts';

/** Copy of the parameter fields. */
const messages = {
  title: msg`Parameters`,
  lead: msg`Write 3000 for a value, 30..120 for a range, ..40 for at most and 11.. for at least. Buyers find and compare products by these figures; leave empty what does not apply.`,
  noValue: msg`No value`,
  lines: msg`Your page shows these as well. The editors change them:`,
} as const;

const asItIs = msg`This cannot be saved as it is`;

/** What is wrong, in words. What no form can bring about is reported like what it is next to. */
const mistakeTexts: Readonly<Record<ParameterMistake, MessageDescriptor>> = {
  wrongUnit: msg`This is in another unit`,
  noNumber: msg`This is no number; write 3000, 30..120, ..40 or 11.., without commas`,
  noValue: msg`There is no value`,
  lowAboveHigh: msg`The least value is above the highest`,
  noChoice: msg`This is none of the choices`,
  noWords: asItIs,
  noLine: asItIs,
  unknown: asItIs,
  twice: asItIs,
  noList: asItIs,
};

/** Longer than any quantity with both ends. */
const quantityLength = 80;

/** Props of {@link ParameterFields}. */
export interface ParameterFieldsProps {
  /** What is asked for, in the order shown; `definitionsFor` of the domain says it for a product. */
  definitions: readonly ParameterDefinition[];
  /** What the product states at first. Lines that no definition has are shown, and cannot be changed. */
  stated: readonly StoredParameter[];
  /** What is wrong, as `checkStoredParameters` of the domain or the server says it. @default nothing */
  mistakes?: readonly ParameterProblem[];
}

interface ParameterInputProps {
  definition: ParameterDefinition;
  stated: ReturnType<typeof statedOf>;
  error: string | null;
}

/** The field of a parameter, by its kind. Words in both languages have two. */
const ParameterInput = ({ definition, stated, error }: ParameterInputProps) => {
  const { t } = useLingui();
  const { lang } = useEdition();
  const names = useNamesOf();
  const { key } = definition;
  const label = builtInName(definition.names, names);
  if (isInWords(definition, stated))
    return (
      <BilingualField
        name={key}
        label={label}
        {...(stated && 'text' in stated && { defaultValue: wordsOf(stated.text) })}
        maxLength={DESK_TEXT_LENGTH.words}
        errors={byEdition(storedKeys(), () => error)}
      />
    );
  if (definition.kind === 'choice')
    return (
      <Field label={label} error={error}>
        {(control) => (
          <Select
            {...control}
            name={key}
            defaultValue={stated && 'choice' in stated ? stated.choice : ''}
            options={[
              { value: '', label: t(messages.noValue) },
              ...definition.choices.map((one) => ({ value: one.key, label: builtInName(one.names, names) })),
            ]}
          />
        )}
      </Field>
    );
  const unit = definition.kind === 'quantity' ? unitName(definition.unit, lang) : '';
  return (
    <Field label={unit === '' ? label : t(remarked(label, unit))} error={error}>
      {(control) => (
        <Input
          {...control}
          name={key}
          defaultValue={stated && 'unit' in stated ? quantityText(stated) : ''}
          maxLength={quantityLength}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
};

/** What a product states in lines of words alone. */
const StatedLines = ({ stated }: Pick<ParameterFieldsProps, 'stated'>) => {
  const { t } = useLingui();
  const names = useNamesOf();
  const lines = stated.flatMap((one) => ('label' in one ? [one] : []));
  if (lines.length === 0) return null;
  return (
    <>
      <p className={css.note}>{t(messages.lines)}</p>
      <ul className={css.lines}>
        {lines.map(({ label, value }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same, and none of them moves
          <li key={place} className={css.line}>
            <span className={css.text}>{wordsOf(label)[names]}</span>
            <span className={css.text}>{wordsOf(value)[names]}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/**
 * The parameters of a product as fields of a form, by the schema of its industry: a text for each quantity, a list for
 * each choice, words in both languages. They have no form of their own; `readParameters` says what the form around
 * them holds.
 */
export const ParameterFields = ({ definitions, stated, mistakes = [] }: ParameterFieldsProps) => {
  const { t } = useLingui();
  const id = useId();
  const errorOf = (key: string): string | null => {
    const problem = mistakes.find((one) => one.key === key);
    return problem ? t(mistakeTexts[problem.mistake]) : null;
  };
  const inputOf = (definition: ParameterDefinition) => (
    <ParameterInput
      key={definition.key}
      definition={definition}
      stated={statedOf(stated, definition.key)}
      error={errorOf(definition.key)}
    />
  );
  const inWords = definitions.filter((one) => isInWords(one, statedOf(stated, one.key)));
  const others = definitions.filter((one) => !inWords.includes(one));
  return (
    <section className={css.root} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {t(messages.title)}
      </h2>
      <p className={css.lead}>{t(messages.lead)}</p>
      {others.length > 0 && <div className={css.fields}>{others.map(inputOf)}</div>}
      {inWords.map(inputOf)}
      <StatedLines stated={stated} />
    </section>
  );
};
