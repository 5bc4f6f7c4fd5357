'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useRef, useState } from 'react';
import {
  createFormDraft,
  useMemberForm,
  type FieldProblem,
  type MemberForm,
} from '../../behaviours/member-form/index.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Field, focusFirstInvalid, Input } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { FormFrame, formStyles as css, SentForm, useFormFocus, type SentFormProps } from '../form-parts/index.ts';
import {
  checkEnquiry,
  emptyEnquiry,
  ENQUIRY_LENGTHS,
  enquiryDraftKey,
  enquiryFields,
  enquiryOf,
} from './enquiry-fields.ts';
import type { EnquiryField, EnquiryFormProps } from './enquiry-form.types.ts';

/** Names of the fields. */
const fieldNames: Readonly<Record<EnquiryField, MessageDescriptor>> = {
  specification: msg`Specification`,
  quantity: msg`Quantity`,
  unit: msg`Unit`,
  targetDate: msg`Target date`,
  destination: msg`Destination`,
  message: msg`Message`,
};

/** What is wrong with a field. */
const problemTexts: Readonly<Record<EnquiryField, Readonly<Record<FieldProblem, MessageDescriptor>>>> = {
  specification: { missing: msg`Enter the specification`, wrong: msg`The specification is too long or cannot be read` },
  quantity: { missing: msg`Enter the quantity`, wrong: msg`Enter a whole number from 1 to 1,000,000,000` },
  unit: { missing: msg`Enter the unit`, wrong: msg`The unit is too long or cannot be read` },
  targetDate: { missing: msg`Enter the target date`, wrong: msg`Enter a day of the calendar, such as 2027-03-31` },
  destination: { missing: msg`Enter the destination`, wrong: msg`The destination is too long or cannot be read` },
  message: { missing: msg`Write what you want to know`, wrong: msg`The message is too long or cannot be read` },
};

/** Copy of the enquiry form. */
const messages = {
  specificationHint: msg`Material, dimensions, tolerances, standards`,
  unitHint: msg`For example pieces, sets, tonnes`,
  destinationHint: msg`City or port, and country`,
  submit: msg`Send enquiry`,
  membersOnly: msg`Members can send enquiries. What you write is kept in this browser while you log in.`,
  sent: msg`Your enquiry was sent`,
  another: msg`Write another enquiry`,
  list: msg`My enquiries`,
} as const;

/**
 * What a buyer asks a supplier (product.md). Members send it; what is written is saved in the browser, for each target,
 * until it was sent. What was sent is shown as it was sent.
 */
export const EnquiryForm = (props: EnquiryFormProps) => (
  // Another target in the same place begins again: its draft is its own.
  <Enquiring key={props.target.id} {...props} />
);

const Enquiring = ({ target, onSend, draftStorage, listHref, clock }: EnquiryFormProps) => {
  const { t } = useLingui();
  const [draft] = useState(() =>
    createFormDraft<EnquiryField>(enquiryDraftKey(target.id), enquiryFields, draftStorage),
  );
  const formRef = useRef<HTMLFormElement>(null);
  const form = useMemberForm<EnquiryField>(
    'enquiryForm',
    {
      empty: emptyEnquiry,
      check: checkEnquiry,
      onSend: (values, key) => onSend(enquiryOf(target.id, values), key),
      draft,
      clock,
    },
    () => focusFirstInvalid(formRef.current),
  );
  const sentRef = useRef<HTMLHeadingElement>(null);
  useFormFocus(form.state, formRef, sentRef);

  if (form.state === 'sent')
    return (
      <SentEnquiry targetId={target.id} values={form.values} headingRef={sentRef}>
        <Button variant="secondary" onClick={() => form.actor.send({ type: 'FORM.RESTARTED' })}>
          {t(messages.another)}
        </Button>
        {listHref && (
          <LinkButton variant="quiet" href={listHref}>
            {t(messages.list)}
          </LinkButton>
        )}
      </SentEnquiry>
    );
  const { title } = target;
  return (
    <FormFrame
      form={form}
      formRef={formRef}
      label={t`Enquiry: ${title}`}
      submit={t(messages.submit)}
      membersOnly={t(messages.membersOnly)}
    >
      <EnquiryFields form={form} />
    </FormFrame>
  );
};

type EnquiryState = MemberForm<EnquiryField>;

/** What was sent, with the quantity as the edition writes it. */
const SentEnquiry = ({
  targetId,
  values,
  headingRef,
  children,
}: {
  targetId: Id;
  values: EnquiryState['values'];
} & Pick<SentFormProps, 'headingRef' | 'children'>) => {
  const { t } = useLingui();
  const edition = useEdition();
  return (
    <SentForm
      heading={t(messages.sent)}
      headingRef={headingRef}
      facts={enquiryFields.map((field) => ({
        name: t(fieldNames[field]),
        value: field === 'quantity' ? formatNumber(enquiryOf(targetId, values).quantity, edition) : values[field],
      }))}
    >
      {children}
    </SentForm>
  );
};

const EnquiryFields = ({ form: { values, problems, change } }: { form: EnquiryState }) => {
  const { t } = useLingui();
  const errorOf = (field: EnquiryField) => {
    const problem = problems[field];
    return problem ? t(problemTexts[field][problem]) : null;
  };
  const bound = (field: EnquiryField) => ({
    name: field,
    value: values[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => change({ [field]: value }),
  });
  const left = (count: number) => t`Characters left: ${count}`;
  return (
    <>
      <Field label={t(fieldNames.specification)} hint={t(messages.specificationHint)} error={errorOf('specification')}>
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
      <div className={css.pair}>
        <Field label={t(fieldNames.quantity)} error={errorOf('quantity')} required>
          {(control) => (
            <Input {...control} {...bound('quantity')} inputMode="numeric" autoComplete="off" maxLength={14} />
          )}
        </Field>
        <Field label={t(fieldNames.unit)} hint={t(messages.unitHint)} error={errorOf('unit')}>
          {(control) => <Input {...control} {...bound('unit')} autoComplete="off" maxLength={ENQUIRY_LENGTHS.unit} />}
        </Field>
        <Field label={t(fieldNames.targetDate)} error={errorOf('targetDate')}>
          {(control) => <Input {...control} {...bound('targetDate')} type="date" max="9999-12-31" />}
        </Field>
        <Field label={t(fieldNames.destination)} hint={t(messages.destinationHint)} error={errorOf('destination')}>
          {(control) => (
            <Input {...control} {...bound('destination')} autoComplete="off" maxLength={ENQUIRY_LENGTHS.destination} />
          )}
        </Field>
      </div>
      <Field label={t(fieldNames.message)} error={errorOf('message')} required>
        {(control) => (
          <Textarea {...control} {...bound('message')} maxLength={ENQUIRY_LENGTHS.message} leftText={left} rows={5} />
        )}
      </Field>
    </>
  );
};
