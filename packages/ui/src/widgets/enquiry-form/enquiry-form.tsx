'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useId, useRef, useState } from 'react';
import { createFormDraft, useMemberForm, type FieldProblem } from '../../behaviours/member-form/index.ts';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { Field, focusFirstControl, focusFirstInvalid, Input } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { FormFailure, FormNotes, formStyles as css, SentForm, useFormFocus } from '../form-parts/index.ts';
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
  needsScript: msg`This form needs JavaScript.`,
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
  const edition = useEdition();
  const { openLoginDialog } = useSharedActions();
  const isMember = useSharedState(({ member }) => member !== null);
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
  const { state, values, problems, failure, actor } = form;
  const id = useId();
  const sentRef = useRef<HTMLHeadingElement>(null);

  useFormFocus(state, formRef, sentRef);
  const discard = () => {
    actor.send({ type: 'DRAFT.DISCARDED' });
    focusFirstControl(formRef.current);
  };

  if (state === 'sent') {
    return (
      <SentForm
        heading={t(messages.sent)}
        headingRef={sentRef}
        facts={enquiryFields.map((field) => ({
          name: t(fieldNames[field]),
          value: field === 'quantity' ? formatNumber(enquiryOf(target.id, values).quantity, edition) : values[field],
        }))}
      >
        <Button variant="secondary" onClick={() => actor.send({ type: 'FORM.RESTARTED' })}>
          {t(messages.another)}
        </Button>
        {listHref && (
          <LinkButton variant="quiet" href={listHref}>
            {t(messages.list)}
          </LinkButton>
        )}
      </SentForm>
    );
  }

  const errorOf = (field: EnquiryField) => {
    const problem = problems[field];
    return problem ? t(problemTexts[field][problem]) : null;
  };
  const bound = (field: EnquiryField) => ({
    name: field,
    value: values[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => form.change({ [field]: value }),
  });
  const { title } = target;
  const left = (count: number) => t`Characters left: ${count}`;
  return (
    // Sent by its machine only: the method keeps a press before hydration from putting the texts into an
    // address.
    <form
      ref={formRef}
      className={css.form}
      data-state={state}
      method="dialog"
      noValidate
      aria-label={t`Enquiry: ${title}`}
      onSubmit={form.onSubmit}
    >
      <FormNotes restored={state === 'restored'} onDiscard={discard} />
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
      <FormFailure
        failure={failure}
        wrong={Object.keys(problems).length}
        onLogin={state === 'loginNeeded' ? openLoginDialog : undefined}
      />
      <div className={css.foot}>
        <Button
          type="submit"
          variant="signal"
          size="large"
          id={`${id}-submit`}
          data-js=""
          loading={state === 'sending'}
        >
          {t(messages.submit)}
        </Button>
        {!isMember && state !== 'loginNeeded' && <p className={css.help}>{t(messages.membersOnly)}</p>}
        <noscript>{t(messages.needsScript)}</noscript>
      </div>
    </form>
  );
};
