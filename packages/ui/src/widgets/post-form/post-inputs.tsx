'use client';

import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { INCOTERMS, POST_LIMITS } from '@millwright/domain';
import { Field, Input, Select, type InputProps } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { formStyles as css } from '../../parts/form/index.ts';
import { incotermMeanings, incotermOptions } from '../../parts/trade/index.ts';
import { fieldNames, messages, problemTexts } from './post-form.messages.ts';
import type { PostChoice, PostField, PostFormProps, PostState } from './post-form.types.ts';

interface PartProps {
  /** The form that it is part of. */
  form: PostState;
}

/** Binds controls to the fields of a form, by their names. */
const usePostFields = ({ values, problems, change }: PostState) => {
  const { t } = useLingui();
  return {
    errorOf: (field: PostField) => {
      const problem = problems[field];
      const text = problem && (problemTexts[field][problem] ?? problemTexts[field].wrong);
      return text ? t(text) : null;
    },
    bound: (field: PostField) => ({
      name: field,
      value: values[field],
      onChange: ({ target: { value } }: { target: { value: string } }) => change({ [field]: value }),
    }),
    left: (count: number) => t`Characters left: ${count}`,
  };
};

interface LineProps extends PartProps, Pick<InputProps, 'type' | 'inputMode' | 'maxLength' | 'min' | 'max'> {
  field: PostField;
  hint?: MessageDescriptor;
  required?: boolean;
}

/** A field of one line. */
const Line = ({ form, field, hint, required = false, ...input }: LineProps) => {
  const { t } = useLingui();
  const { bound, errorOf } = usePostFields(form);
  return (
    <Field
      label={t(fieldNames[field])}
      {...(hint && { hint: t(hint) })}
      error={errorOf(field)}
      {...(required && { required })}
    >
      {(control) => <Input {...control} {...bound(field)} autoComplete="off" {...input} />}
    </Field>
  );
};

/** What it is: side, title and text. */
export const PostTextFields = ({ form }: PartProps) => {
  const { t } = useLingui();
  const { bound, errorOf, left } = usePostFields(form);
  const { side } = form.values;
  return (
    <>
      <RadioGroup
        label={t(fieldNames.side)}
        name="side"
        value={side === 'demand' ? 'demand' : 'supply'}
        onValueChange={(value) => form.change({ side: value })}
        options={[
          { value: 'supply', label: t(messages.supply), hint: t(messages.supplyHint) },
          { value: 'demand', label: t(messages.demand), hint: t(messages.demandHint) },
        ]}
        error={errorOf('side')}
      />
      <Line form={form} field="title" hint={messages.titleHint} maxLength={POST_LIMITS.title} required />
      <Field label={t(fieldNames.text)} hint={t(messages.textHint)} error={errorOf('text')} required>
        {(control) => (
          <Textarea {...control} {...bound('text')} maxLength={POST_LIMITS.text} leftText={left} rows={6} />
        )}
      </Field>
    </>
  );
};

const optionsOf = (none: string, choices: readonly PostChoice[]) => [
  { value: '', label: none },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Where it is filed, and where the goods are. */
export const PostPlaceFields = ({
  form,
  industries,
  regions = [],
}: PartProps & Pick<PostFormProps, 'industries' | 'regions'>) => {
  const { t } = useLingui();
  const { bound, errorOf } = usePostFields(form);
  return (
    <div className={css.pair}>
      <Field label={t(fieldNames.industryId)} error={errorOf('industryId')}>
        {(control) => (
          <Select {...control} {...bound('industryId')} options={optionsOf(t(messages.noIndustry), industries)} />
        )}
      </Field>
      {regions.length > 0 && (
        <Field label={t(fieldNames.regionId)} error={errorOf('regionId')}>
          {(control) => (
            <Select {...control} {...bound('regionId')} options={optionsOf(t(messages.noRegion), regions)} />
          )}
        </Field>
      )}
      <Line form={form} field="place" hint={messages.placeHint} maxLength={POST_LIMITS.place} />
    </div>
  );
};

/** How much, when, and on which terms. */
export const PostTermsFields = ({ form, today }: PartProps & Pick<PostFormProps, 'today'>) => {
  const { t } = useLingui();
  const { bound, errorOf } = usePostFields(form);
  const rule = INCOTERMS.find((one) => one === form.values.incoterm);
  return (
    <>
      <div className={css.pair}>
        <Line form={form} field="quantity" hint={messages.quantityHint} inputMode="numeric" maxLength={14} />
        <Line form={form} field="unit" hint={messages.unitHint} maxLength={POST_LIMITS.unit} />
        <Line form={form} field="targetDate" type="date" min={today} max="9999-12-31" />
        <Line form={form} field="validUntil" hint={messages.validHint} type="date" min={today} max="9999-12-31" />
      </div>
      <Field
        label={t(fieldNames.incoterm)}
        hint={t(rule ? incotermMeanings[rule] : messages.incotermHint)}
        error={errorOf('incoterm')}
      >
        {(control) => (
          <Select {...control} {...bound('incoterm')} options={incotermOptions(t(messages.incotermOpen), t)} />
        )}
      </Field>
    </>
  );
};
