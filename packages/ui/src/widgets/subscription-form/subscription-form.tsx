'use client';

import { useLingui } from '@lingui/react/macro';
import { EDUCATION_LEVELS, GENDERS, normaliseProfile, SUBSCRIPTION_TYPES } from '@millwright/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { createFormDraft, useMemberForm } from '../../behaviours/member-form/index.ts';
import { loadPlaces as ownPlaces, placesOfProfile, type Places } from '../../behaviours/places/index.ts';
import { useSharedActions, useSharedState } from '../../behaviours/session/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, focusFirstControl, focusFirstInvalid, Input, Select } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { FormFailure, FormNotes, formStyles as css, SentForm, useFormFocus } from '../form-parts/index.ts';
import { PlaceFields } from './place-fields.tsx';
import {
  checkSubscription,
  emptySubscription,
  SUBSCRIPTION_LENGTHS,
  subscriptionDraftKey,
  subscriptionFields,
  subscriptionOf,
} from './subscription-fields.ts';
import {
  educationNames,
  fieldNames,
  genderNames,
  messages,
  problemTexts,
  typeNames,
} from './subscription-form.messages.ts';
import type { SubscriptionField, SubscriptionFormProps } from './subscription-form.types.ts';

const noProfile = normaliseProfile({ id: 0 });
const sessionDrafts = () => window.sessionStorage;

/** Subscribes a member to the printed magazine or its e-zine (product.md, spec §3). */
export const SubscriptionForm = (props: SubscriptionFormProps) => (
  // Another magazine in the same place begins again: its draft is its own.
  <Subscribing key={props.magazine.id} {...props} />
);

const Subscribing = (props: SubscriptionFormProps) => {
  const { magazine, onSubscribe, profile, loadPlaces = ownPlaces, draftStorage = sessionDrafts, clock } = props;
  const { t } = useLingui();
  const { openLoginDialog } = useSharedActions();
  const member = useSharedState((shared) => shared.member);
  const [draft] = useState(() =>
    createFormDraft<SubscriptionField>(subscriptionDraftKey(magazine.id), subscriptionFields, draftStorage),
  );
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const form = useMemberForm<SubscriptionField>(
    'subscriptionForm',
    {
      empty: emptySubscription,
      check: checkSubscription,
      onSend: (values) => onSubscribe(subscriptionOf(magazine.id, values)),
      draft,
      clock,
    },
    () => focusFirstInvalid(formRef.current),
  );
  const { state, values, problems, failure, actor } = form;
  const id = useId();
  const memberName = member?.trueName ?? '';

  useEffect(() => {
    if (memberName !== '') actor.send({ type: 'VALUES.KNOWN', values: { name: memberName } });
  }, [actor, memberName]);
  useFormFocus(state, formRef, sentRef);
  const discard = () => {
    actor.send({ type: 'DRAFT.DISCARDED' });
    focusFirstControl(formRef.current);
  };

  const onPlaces = (places: Places) => {
    // Places of a profile belong together: a draft of another country keeps its own.
    if (actor.snapshot().context.values.country === '')
      actor.send({ type: 'VALUES.KNOWN', values: placesOfProfile(places, profile ?? noProfile) });
  };
  const chosen = { type: typeNames, gender: genderNames, education: educationNames } as const;
  const inWords = (field: SubscriptionField): string => {
    if (!(field in chosen)) return values[field];
    const names = chosen[field as keyof typeof chosen] as Partial<Record<string, (typeof typeNames)['eZine']>>;
    const name = names[values[field]];
    return name ? t(name) : '';
  };

  if (state === 'sent') {
    const sent = subscriptionOf(magazine.id, values);
    return (
      <SentForm
        heading={t(messages.sent)}
        headingRef={sentRef}
        facts={subscriptionFields.map((field) => ({
          name: t(fieldNames[field]),
          value: sent[field] && inWords(field),
        }))}
      >
        <Button variant="secondary" onClick={() => actor.send({ type: 'FORM.RESTARTED' })}>
          {t(messages.change)}
        </Button>
      </SentForm>
    );
  }

  const errorOf = (field: SubscriptionField) => {
    const problem = problems[field];
    return problem ? t(problemTexts[field][problem]) : null;
  };
  const bound = (field: keyof typeof SUBSCRIPTION_LENGTHS) => ({
    name: field,
    value: values[field],
    maxLength: SUBSCRIPTION_LENGTHS[field],
    onChange: ({ target }: { target: { value: string } }) => form.change({ [field]: target.value }),
  });
  const { title } = magazine;
  const hintOf = { printMagazine: messages.printHint, eZine: messages.eZineHint } as const;
  const leftText = (count: number) => t`Characters left: ${count}`;
  return (
    // Sent by its machine only: the method keeps a press before hydration from putting the texts into an
    // address.
    <form
      ref={formRef}
      className={css.form}
      data-state={state}
      method="dialog"
      noValidate
      aria-label={t`Subscribe: ${title}`}
      onSubmit={form.onSubmit}
    >
      <FormNotes restored={state === 'restored'} onDiscard={discard} />
      <RadioGroup
        label={t(fieldNames.type)}
        name="type"
        value={values.type}
        options={SUBSCRIPTION_TYPES.map((type) => ({ value: type, label: t(typeNames[type]), hint: t(hintOf[type]) }))}
        onValueChange={(type) => form.change({ type })}
        error={errorOf('type')}
        required
      />
      <div className={css.pair}>
        <Field label={t(fieldNames.name)} error={errorOf('name')} required>
          {(control) => <Input {...control} {...bound('name')} autoComplete="name" />}
        </Field>
        <RadioGroup
          label={t(fieldNames.gender)}
          name="gender"
          value={values.gender}
          options={GENDERS.map((gender) => ({ value: gender, label: t(genderNames[gender]) }))}
          onValueChange={(gender) => form.change({ gender })}
          error={errorOf('gender')}
          required
        />
        <Field label={t(fieldNames.education)} error={errorOf('education')} required>
          {(control) => (
            <Select
              {...control}
              name="education"
              value={values.education}
              options={[
                { value: '', label: t(messages.choose) },
                ...EDUCATION_LEVELS.map((level) => ({ value: level, label: t(educationNames[level]) })),
              ]}
              onChange={({ target }) => form.change({ education: target.value })}
            />
          )}
        </Field>
        <Field label={t(fieldNames.company)} error={errorOf('company')} required>
          {(control) => <Input {...control} {...bound('company')} autoComplete="organization" />}
        </Field>
        <PlaceFields values={values} errorOf={errorOf} onChange={form.change} load={loadPlaces} onLoad={onPlaces} />
        {values.type === 'eZine' && (
          <Field label={t(fieldNames.email)} error={errorOf('email')} required>
            {(control) => <Input {...control} {...bound('email')} type="email" autoComplete="email" />}
          </Field>
        )}
      </div>
      {values.type === 'printMagazine' && (
        <Field label={t(fieldNames.address)} error={errorOf('address')} required>
          {(control) => (
            <Textarea {...control} {...bound('address')} leftText={leftText} rows={2} autoComplete="street-address" />
          )}
        </Field>
      )}
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
        {!member && state !== 'loginNeeded' && <p className={css.help}>{t(messages.membersOnly)}</p>}
        <noscript>{t(messages.needsScript)}</noscript>
      </div>
    </form>
  );
};
