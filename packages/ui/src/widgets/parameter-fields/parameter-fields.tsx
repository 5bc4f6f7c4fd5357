import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { builtInName, DESK_TEXT_LENGTH, htmlLang } from '@millwright/domain';
import {
  quantityText,
  type ParameterDefinition,
  type ParameterMistake,
  type ParameterProblem,
  type StoredParameter,
} from '@millwright/domain/parameters';
import { unitName } from '@millwright/i18n/quantities';
import { Field, Input, Select } from '@millwright/ui/field';
import { useServices } from '../runtime/services.ts';
import { BothFields } from './both-fields.tsx';
import * as css from './page.css.ts';
import { isInWords, statedOf, wordsOf } from './parameter-form.ts';

/** What is wrong, in words. What no form can bring about is reported like what it is next to. */
const mistakeTexts: Readonly<Record<ParameterMistake, MessageDescriptor>> = {
  wrongUnit: msg`This is in another unit`,
  noNumber: msg`This is no number; write 3000, 30..120, ..40 or 11.., without commas`,
  noValue: msg`There is no value`,
  lowAboveHigh: msg`The least value is above the highest`,
  noChoice: msg`This is none of the choices`,
  noWords: msg`This cannot be stored as it is`,
  noLine: msg`This cannot be stored as it is`,
  unknown: msg`This cannot be stored as it is`,
  twice: msg`This cannot be stored as it is`,
  noList: msg`This cannot be stored as it is`,
};

/** Props of {@link ParameterFields}. */
export interface ParameterFieldsProps {
  /** What the form asks, in its order. */
  definitions: readonly ParameterDefinition[];
  /** What the product states at first. */
  stated: readonly StoredParameter[];
  mistakes: readonly ParameterProblem[];
}

interface ParameterFieldProps {
  definition: ParameterDefinition;
  stated: ReturnType<typeof statedOf>;
  error: string | null;
}

/** The field of a parameter, by its kind. Words in both languages have two. */
function ParameterField({ definition, stated, error }: ParameterFieldProps) {
  const { t } = useLingui();
  const { editionKey } = useServices().site;
  const { key, names } = definition;
  const label = builtInName(names, editionKey);
  if (isInWords(definition, stated))
    return (
      <BothFields
        name={key}
        label={label}
        value={stated && 'text' in stated ? wordsOf(stated.text) : { cn: '', en: '' }}
        maxLength={DESK_TEXT_LENGTH.words}
        wrong={new Set(error === null ? [] : [key])}
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
              { value: '', label: t`No value` },
              ...definition.choices.map((one) => ({ value: one.key, label: builtInName(one.names, editionKey) })),
            ]}
          />
        )}
      </Field>
    );
  const unit = definition.kind === 'quantity' ? unitName(definition.unit, htmlLang(editionKey)) : '';
  return (
    <Field label={unit === '' ? label : `${label} (${unit})`} error={error}>
      {(control) => (
        <Input
          {...control}
          name={key}
          defaultValue={stated && 'unit' in stated ? quantityText(stated) : ''}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

/** The parameters of a product, as the schema of its industry names them. */
export function ParameterFields({ definitions, stated, mistakes }: ParameterFieldsProps) {
  const { i18n, t } = useLingui();
  const { editionKey } = useServices().site;
  const errorOf = (key: string): string | null => {
    const problem = mistakes.find((one) => one.key === key);
    return problem ? i18n._(mistakeTexts[problem.mistake]) : null;
  };
  const inWords = definitions.filter((one) => isInWords(one, statedOf(stated, one.key)));
  const others = definitions.filter((one) => !inWords.includes(one));
  const lines = stated.flatMap((one) => ('label' in one ? [one] : []));
  const fieldOf = (definition: ParameterDefinition) => (
    <ParameterField
      key={definition.key}
      definition={definition}
      stated={statedOf(stated, definition.key)}
      error={errorOf(definition.key)}
    />
  );
  return (
    <section className={css.card} aria-labelledby="parameters">
      <h2 className={css.subtitle} id="parameters">{t`Parameters`}</h2>
      <p className={css.lead}>
        {t`Write 3000 for a value, 30..120 for a range, ..40 for at most and 11.. for at least. Buyers find and compare products by these figures; leave empty what does not apply.`}
      </p>
      <div className={css.pair}>{others.map(fieldOf)}</div>
      {inWords.map(fieldOf)}
      {lines.length > 0 && (
        <>
          <p className={css.faint}>{t`Your page shows these as well. The editors change them:`}</p>
          <ul className={css.list}>
            {lines.map(({ label, value }) => (
              <li key={wordsOf(label).en} className={css.item}>
                <span>{wordsOf(label)[editionKey]}</span>
                <span>{wordsOf(value)[editionKey]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
