'use client';

import { useLingui } from '@lingui/react/macro';
import type { Id } from '@millwright/domain';
import { completenessOf, enquiryNeeds, type EnquiryNeed } from '@millwright/domain/sourcing';
import { useRef, useState } from 'react';
import { createFormDraft, useMemberForm } from '../../behaviours/member-form/index.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { focusFirstInvalid } from '../../primitives/field/index.ts';
import { CompletenessMeter, needNames } from '../completeness-meter/index.ts';
import { FormFrame, useFormFocus } from '../../parts/form/index.ts';
import { FormFiles, listText, useFilesFirst } from '../../parts/trade/index.ts';
import { ChosenSuppliers } from './chosen-suppliers.tsx';
import {
  checkEnquiry,
  emptyEnquiry,
  enquiryDraftKey,
  enquiryFields,
  enquiryOf,
  enquirySoFar,
  parametersIn,
} from './enquiry-fields.ts';
import { messages, problemTexts } from './enquiry-form.messages.ts';
import type { EnquiryField, EnquiryFormProps, EnquiryState } from './enquiry-form.types.ts';
import { MessageField, SpecificationField, TermsFields } from './enquiry-inputs.tsx';
import { ParameterRows } from './parameter-rows.tsx';
import { SentEnquiry } from './sent-enquiry.tsx';

/**
 * A request for quotation: what a buyer asks one or several suppliers (product.md). Members send it; what is written is
 * saved in the browser, for each target, until it was sent. What was sent is shown as it was sent.
 */
export const EnquiryForm = (props: EnquiryFormProps) => (
  // Another target in the same place begins again: its draft is its own.
  <Enquiring key={props.target.id} {...props} />
);

/** The form with its draft. It waits for files that are on their way. */
const useEnquiry = (props: EnquiryFormProps, onInvalid: () => void) => {
  const { target, onSend, draftStorage, clock, parameters = [], chosenIds = [], posted } = props;
  const [draft] = useState(() =>
    createFormDraft<EnquiryField>(enquiryDraftKey(target.id), enquiryFields, draftStorage),
  );
  const [empty] = useState(() => ({
    ...emptyEnquiry,
    parameters: listText(parameters.map(({ label, value }) => ({ label, value }))),
    supplierIds: listText(chosenIds),
    ...posted?.values,
  }));
  const [notAskedIds, setNotAskedIds] = useState<readonly Id[]>([]);
  const form = useMemberForm<EnquiryField>(
    'enquiryForm',
    {
      empty,
      check: checkEnquiry,
      onSend: async (values, key) => {
        const outcome = await onSend(enquiryOf(target.id, values), key);
        setNotAskedIds('notAskedIds' in outcome ? outcome.notAskedIds : []);
        return outcome;
      },
      draft: posted ? undefined : draft,
      clock,
    },
    onInvalid,
  );
  const { onSubmit, ...files } = useFilesFirst(form.onSubmit);
  const told = posted && form.state === 'untouched' ? { problems: posted.problems, failure: posted.failure } : {};
  return { form: { ...form, ...told, onSubmit }, files, notAskedIds };
};

const Enquiring = (props: EnquiryFormProps) => {
  const { target, supplier, candidates, aboutSupplier, sendFile, listHref, posting } = props;
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const { form, files, notAskedIds } = useEnquiry(props, () => focusFirstInvalid(formRef.current));
  useFormFocus(form.state, formRef, sentRef);

  if (form.state === 'sent')
    return (
      <SentEnquiry {...{ target, supplier, candidates, notAskedIds }} values={form.values} headingRef={sentRef}>
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
      posting={
        posting && {
          action: posting.action,
          fields: { target: String(target.id), kind: posting.kind },
          note: t(messages.noFiles),
        }
      }
      aside={
        <EnquiryCompleteness form={form} goods={props.goods} takesFiles={sendFile !== undefined} formRef={formRef} />
      }
    >
      <ChosenSuppliers form={form} supplier={supplier} candidates={candidates} aboutSupplier={aboutSupplier} />
      <SpecificationField form={form} />
      <ParameterRows form={form} folded={props.parameters !== undefined && props.parameters.length > 3} />
      <TermsFields form={form} />
      <MessageField form={form} />
      {sendFile && (
        <FormFiles
          {...files}
          text={form.values.uploads}
          textNow={() => form.actor.snapshot().context.values.uploads}
          onChange={(uploads) => form.change({ uploads })}
          error={form.problems.uploads ? t(problemTexts.uploads[form.problems.uploads]) : null}
          sendFile={sendFile}
        />
      )}
    </FormFrame>
  );
};

/** Finds the field of the form that states a need; null where a parameter states it. */
const fieldOfNeed = (form: HTMLFormElement, need: EnquiryNeed): HTMLElement | null => {
  if (need === 'drawing') return form.querySelector('[data-part="dropzone"] button');
  const field = form.elements.namedItem(need);
  return field instanceof HTMLElement ? field : null;
};

interface EnquiryCompletenessProps extends Pick<EnquiryFormProps, 'goods'> {
  form: EnquiryState;
  formRef: { current: HTMLFormElement | null };
  /** Whether a drawing can be added. */
  takesFiles: boolean;
}

/** What suppliers will ask for anyway. What is chosen gets the focus, in a row of its own where it has no field. */
const EnquiryCompleteness = ({ form, formRef, goods = 'general', takesFiles }: EnquiryCompletenessProps) => {
  const { t } = useLingui();
  const needs = enquiryNeeds(goods).filter((need) => takesFiles || need !== 'drawing');
  const names = Object.fromEntries(needs.map((need) => [need, t(needNames[need])]));
  const onAdd = (need: EnquiryNeed) => {
    const element = formRef.current;
    if (!element) return;
    const field = fieldOfNeed(element, need);
    if (field) return field.focus();
    const label = t(needNames[need]);
    const rows = parametersIn(form.values.parameters);
    const found = rows.findIndex((row) => row.label === label);
    if (found < 0) form.change({ parameters: listText([...rows, { label, value: '' }]) });
    const place = found < 0 ? rows.length : found;
    element.querySelector('details')?.setAttribute('open', '');
    // A new row comes with the next render.
    setTimeout(() => element.querySelectorAll<HTMLElement>('[name="parameterValue"]')[place]?.focus());
  };
  return <CompletenessMeter completeness={completenessOf(enquirySoFar(form.values), needs, names)} onAdd={onAdd} />;
};
