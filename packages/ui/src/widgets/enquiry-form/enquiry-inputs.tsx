'use client';

import { useLingui } from '@lingui/react/macro';
import { INCOTERMS } from '@millwright/domain';
import { Field, Input, Select } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { formStyles as css } from '../../parts/form/index.ts';
import { incotermMeanings, incotermOptions } from '../../parts/trade/index.ts';
import { ENQUIRY_LENGTHS } from './enquiry-fields.ts';
import { enquiryFieldNames } from '../../parts/trade/enquiry-field-names.ts';
import { messages, problemTexts } from './enquiry-form.messages.ts';
import type { EnquiryField, EnquiryState } from './enquiry-form.types.ts';

/** Binds controls to the fields of a form, by their names. */
const useEnquiryFields = ({ values, problems, change }: EnquiryState) => {
  const { t } = useLingui();
  return {
    errorOf: (field: EnquiryField) => {
      const problem = problems[field];
      return problem ? t(problemTexts[field][problem]) : null;
    },
    bound: (field: EnquiryField) => ({
      name: field,
      value: values[field],
      onChange: ({ target: { value } }: { target: { value: string } }) => change({ [field]: value }),
    }),
    left: (count: number) => t`Characters left: ${count}`,
  };
};

/** What is wanted, in words. */
export const SpecificationField = ({ form }: { form: EnquiryState }) => {
  const { t } = useLingui();
  const { bound, errorOf, left } = useEnquiryFields(form);
  return (
    <Field
      label={t(enquiryFieldNames.specification)}
      hint={t(messages.specificationHint)}
      error={errorOf('specification')}
    >
      {(control) => (
        <Textarea
          {...control}
          {...bound('specification')}
          maxLength={ENQUIRY_LENGTHS.specification}
          leftText={left}
          rows={3}
        />
      )}
    </Field>
  );
};

/** How much, when, and where to. */
export const TermsFields = ({ form }: { form: EnquiryState }) => {
  const { t } = useLingui();
  const { bound, errorOf } = useEnquiryFields(form);
  const rule = INCOTERMS.find((one) => one === form.values.incoterm);
  return (
    <>
      <div className={css.pair}>
        <Field label={t(enquiryFieldNames.quantity)} error={errorOf('quantity')} required>
          {(control) => (
            <Input {...control} {...bound('quantity')} inputMode="numeric" autoComplete="off" maxLength={14} />
          )}
        </Field>
        <Field label={t(enquiryFieldNames.unit)} hint={t(messages.unitHint)} error={errorOf('unit')}>
          {(control) => <Input {...control} {...bound('unit')} autoComplete="off" maxLength={ENQUIRY_LENGTHS.unit} />}
        </Field>
        <Field label={t(enquiryFieldNames.targetDate)} error={errorOf('targetDate')}>
          {(control) => <Input {...control} {...bound('targetDate')} type="date" max="9999-12-31" />}
        </Field>
        <Field
          label={t(enquiryFieldNames.destination)}
          hint={t(messages.destinationHint)}
          error={errorOf('destination')}
        >
          {(control) => (
            <Input {...control} {...bound('destination')} autoComplete="off" maxLength={ENQUIRY_LENGTHS.destination} />
          )}
        </Field>
      </div>
      <Field
        label={t(enquiryFieldNames.incoterm)}
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

/** What the buyer wants to know. */
export const MessageField = ({ form }: { form: EnquiryState }) => {
  const { t } = useLingui();
  const { bound, errorOf, left } = useEnquiryFields(form);
  return (
    <Field label={t(enquiryFieldNames.message)} error={errorOf('message')} required>
      {(control) => (
        <Textarea {...control} {...bound('message')} maxLength={ENQUIRY_LENGTHS.message} leftText={left} rows={5} />
      )}
    </Field>
  );
};
