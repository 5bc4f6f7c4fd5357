'use client';

import { useLingui } from '@lingui/react/macro';
import { byEdition, DESK_TEXT_LENGTH, storedKeys, type EditionKey } from '@millwright/domain';
import { formatDate } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';
import { useRef, useState } from 'react';
import { createFormDraft, useMemberForm, type SendOutcome } from '../../behaviours/member-form/index.ts';
import { BilingualField } from '../../primitives/bilingual-field/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Field, focusFirstInvalid, Input } from '../../primitives/field/index.ts';
import { FormFrame, formStyles, SentForm, useFormFocus, type SentFormProps } from '../../parts/form/index.ts';
import {
  certificateDraftKey,
  certificateFields,
  certificateOf,
  checkCertificate,
  emptyCertificate,
  valuesOf,
} from './certificate-fields.ts';
import * as css from './certificate-form.css.ts';
import { fieldName, messages, problemText } from './certificate-form.messages.ts';
import type { CertificateField, CertificateFormProps, CertificateState } from './certificate-form.types.ts';

/**
 * A certificate as a supplier states it: standard, issuer, number, validity, scope. What is written is saved in the
 * browser until it was stored. Where somebody else was faster, it is kept and added to the list at the next try.
 */
export const CertificateForm = (props: CertificateFormProps) => (
  // Another certificate in the same place begins again: its draft is its own.
  <Stating key={certificateDraftKey(props.supplierId, props.certificate)} {...props} />
);

const useCertificate = (
  { supplierId, certificate, onSave, draftStorage, clock }: CertificateFormProps,
  onInvalid: () => void,
) => {
  const { t } = useLingui();
  const [isNew, setNew] = useState(certificate === undefined);
  const [empty] = useState(() => (certificate ? valuesOf(certificate) : emptyCertificate));
  const [draft] = useState(() =>
    createFormDraft<CertificateField>(certificateDraftKey(supplierId, certificate), certificateFields, draftStorage),
  );
  const send = async (values: CertificateState['values']): Promise<SendOutcome> => {
    const outcome = await onSave(certificateOf(values), { isNew });
    if (outcome.status !== 'conflict') return outcome;
    setNew(true);
    return { status: 'failed', message: t(messages.conflict) };
  };
  const form: CertificateState = useMemberForm<CertificateField>(
    'certificateForm',
    { empty, check: checkCertificate, onSend: send, draft, clock },
    onInvalid,
  );
  return { form, isNew };
};

const Stating = (props: CertificateFormProps) => {
  const { isChecked = false, onClose } = props;
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const { form, isNew } = useCertificate(props, () => focusFirstInvalid(formRef.current));
  useFormFocus(form.state, formRef, sentRef);
  const back = (
    <Button variant="quiet" onClick={onClose}>
      {t(messages.back)}
    </Button>
  );
  if (form.state === 'sent')
    return (
      <StoredCertificate values={form.values} headingRef={sentRef}>
        {back}
      </StoredCertificate>
    );
  return (
    <FormFrame
      form={form}
      formRef={formRef}
      label={t(messages.label)}
      submit={t(messages.submit)}
      further={back}
      membersOnly={t(messages.membersOnly)}
    >
      <h2 className={css.title}>{t(isNew ? messages.newTitle : messages.changeTitle)}</h2>
      {isChecked && !isNew && (
        <p className={formStyles.note} data-tone="warning">
          {t(messages.checked)}
        </p>
      )}
      <CertificateInputs form={form} />
    </FormFrame>
  );
};

interface StoredCertificateProps extends Pick<SentFormProps, 'headingRef' | 'children'> {
  values: CertificateState['values'];
}

/** What was stored, as the edition writes it. */
const StoredCertificate = ({ values, headingRef, children }: StoredCertificateProps) => {
  const { i18n, t } = useLingui();
  const { formats } = useEdition();
  const written = { ...values, validUntil: values.validUntil && formatDate(values.validUntil, formats) };
  return (
    <SentForm
      heading={t(messages.stored)}
      headingRef={headingRef}
      facts={certificateFields.map((field) => ({ name: fieldName(field, i18n), value: written[field] }))}
    >
      {children}
    </SentForm>
  );
};

const CertificateInputs = ({ form: { values, problems, change } }: { form: CertificateState }) => {
  const { t } = useLingui();
  const errorOf = (field: CertificateField) => {
    const problem = problems[field];
    return problem ? t(problemText(field, problem)) : null;
  };
  const line = (field: 'name' | 'number') => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const both = (name: 'issuer' | 'scope') => ({
    name,
    label: t(messages[name]),
    value: byEdition(storedKeys(), (key) => values[`${name}.${key}`]),
    onValueChange: (edition: EditionKey, text: string) => change({ [`${name}.${edition}`]: text }),
    errors: byEdition(storedKeys(), (key) => errorOf(`${name}.${key}`)),
    maxLength: DESK_TEXT_LENGTH[name],
  });
  return (
    <>
      <Field label={t(messages.name)} hint={t(messages.nameHint)} required error={errorOf('name')}>
        {(control) => <Input {...control} {...line('name')} maxLength={DESK_TEXT_LENGTH.certificateName} />}
      </Field>
      <BilingualField {...both('issuer')} />
      <div className={formStyles.pair}>
        <Field label={t(messages.number)} error={errorOf('number')}>
          {(control) => <Input {...control} {...line('number')} maxLength={DESK_TEXT_LENGTH.number} />}
        </Field>
        <Field label={t(messages.validUntil)} hint={t(messages.validHint)} error={errorOf('validUntil')}>
          {(control) => (
            <DateField
              {...control}
              name="validUntil"
              value={values.validUntil}
              onValueChange={(validUntil) => change({ validUntil })}
            />
          )}
        </Field>
      </div>
      <BilingualField {...both('scope')} rows={2} />
    </>
  );
};
