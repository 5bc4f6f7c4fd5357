'use client';

import { useLingui } from '@lingui/react/macro';
import type { EnquiryNeed } from '@millwright/domain/sourcing';
import { useRef, useState, type ReactNode } from 'react';
import { createFormDraft, useMemberForm } from '../../behaviours/member-form/index.ts';
import { labelled } from '../../foundations/joined-text.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { focusFirstInvalid } from '../../primitives/field/index.ts';
import { CompletenessMeter, needNames } from '../completeness-meter/index.ts';
import { ParameterRows, parametersIn } from '../enquiry-form/index.ts';
import { FormFrame, formStyles as css, SentForm, useFormFocus } from '../../parts/form/index.ts';
import { incotermText, listText } from '../../parts/trade/index.ts';
import { checkPost, emptyPost, postCompleteness, postDraftKey, postFields, postOf } from './post-fields.ts';
import { fieldNames, messages } from './post-form.messages.ts';
import type { PostField, PostFormProps, PostState } from './post-form.types.ts';
import { PostPlaceFields, PostTermsFields, PostTextFields } from './post-inputs.tsx';

/**
 * A post of the supply hall: what a member offers or looks for. What is written is saved in the browser until it was
 * submitted; what was submitted is shown as it was.
 */
export const PostForm = (props: PostFormProps) => {
  const { side = 'supply', today, onSend, draftStorage, clock, contact, industries, regions, listHref } = props;
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(() => createFormDraft<PostField>(postDraftKey, postFields, draftStorage));
  const [empty] = useState(() => emptyPost(side));
  const form = useMemberForm<PostField>(
    'postForm',
    {
      empty,
      check: (values) => checkPost(values, today),
      onSend: (values, key) => onSend(postOf(values), key),
      draft,
      clock,
    },
    () => focusFirstInvalid(formRef.current),
  );
  useFormFocus(form.state, formRef, sentRef);

  if (form.state === 'sent')
    return (
      <SentPost form={form} headingRef={sentRef} industries={industries} regions={regions}>
        <Button variant="secondary" onClick={() => form.actor.send({ type: 'FORM.RESTARTED' })}>
          {t(messages.another)}
        </Button>
        <LinkButton href={listHref}>{t(messages.list)}</LinkButton>
      </SentPost>
    );
  return (
    <FormFrame
      form={form}
      formRef={formRef}
      label={t`Post of the supply hall`}
      submit={t(messages.submit)}
      membersOnly={t(messages.membersOnly)}
      aside={
        <>
          {form.values.side === 'demand' && <PostNeeds form={form} formRef={formRef} industries={industries} />}
          <p className={css.sideNote}>{t`Members who are logged in see your name and ${contact}.`}</p>
        </>
      }
    >
      <PostTextFields form={form} />
      <PostPlaceFields form={form} industries={industries} regions={regions} />
      <PostTermsFields form={form} today={today} />
      <ParameterRows form={form} />
    </FormFrame>
  );
};

interface SentPostProps extends Pick<PostFormProps, 'industries' | 'regions'> {
  form: PostState;
  headingRef: { current: HTMLHeadingElement | null };
  children: ReactNode;
}

/** What was submitted, with names where the form holds numbers. */
const SentPost = ({ form: { values }, industries, regions = [], headingRef, children }: SentPostProps) => {
  const { t } = useLingui();
  const { incoterm, specification } = postOf(values);
  const nameIn = (choices: PostFormProps['regions'], id: string) =>
    choices?.find((choice) => String(choice.id) === id)?.name ?? '';
  const written: Partial<Record<PostField, string>> = {
    side: t(values.side === 'demand' ? messages.demand : messages.supply),
    industryId: nameIn(industries, values.industryId),
    regionId: nameIn(regions, values.regionId),
    parameters: specification.map(({ label, value }) => t(labelled(label, value))).join('\n'),
    incoterm: incoterm ? incotermText(incoterm, t) : '',
  };
  return (
    <SentForm
      heading={t(messages.sent)}
      headingRef={headingRef}
      facts={postFields.map((field) => ({ name: t(fieldNames[field]), value: written[field] ?? values[field] }))}
    >
      {children}
    </SentForm>
  );
};

/** The fields of this form that state a need. */
const fieldOfNeed: Partial<Record<EnquiryNeed, PostField>> = {
  destination: 'place',
  incoterm: 'incoterm',
  targetDate: 'targetDate',
  unit: 'unit',
};

interface PostNeedsProps extends Pick<PostFormProps, 'industries'> {
  form: PostState;
  formRef: { current: HTMLFormElement | null };
}

/** What suppliers will ask for anyway. What is chosen gets the focus, in a row of its own where it has no field. */
const PostNeeds = ({ form, formRef, industries }: PostNeedsProps) => {
  const { t } = useLingui();
  const goods = industries.find(({ id }) => String(id) === form.values.industryId)?.goods ?? 'general';
  const names = Object.fromEntries(Object.entries(needNames).map(([need, name]) => [need, t(name)])) as Record<
    EnquiryNeed,
    string
  >;
  const onAdd = (need: EnquiryNeed) => {
    const element = formRef.current;
    if (!element) return;
    const field = fieldOfNeed[need];
    if (field) return (element.elements.namedItem(field) as HTMLElement | null)?.focus();
    const rows = parametersIn(form.values.parameters);
    const found = rows.findIndex((row) => row.label === names[need]);
    if (found < 0) form.change({ parameters: listText([...rows, { label: names[need], value: '' }]) });
    const place = found < 0 ? rows.length : found;
    // A new row comes with the next render.
    setTimeout(() => element.querySelectorAll<HTMLElement>('[name="parameterValue"]')[place]?.focus());
  };
  return <CompletenessMeter completeness={postCompleteness(form.values, goods, names)} onAdd={onAdd} />;
};
