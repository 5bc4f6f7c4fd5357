'use client';

import { useLingui } from '@lingui/react/macro';
import { EDUCATION_LEVELS, GENDERS, normaliseProfile, SUBSCRIPTION_TYPES, type Id } from '@millwright/domain';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { createFormDraft, useMemberForm, type MemberForm } from '../../behaviours/member-form/index.ts';
import {
  loadPlaces as ownPlaces,
  placesOfProfile,
  type LoadPlaces,
  type Places,
} from '../../behaviours/places/index.ts';
import { useSharedState } from '../../behaviours/session/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, focusFirstInvalid, Input, Select } from '../../primitives/field/index.ts';
import { RadioGroup, type RadioOption } from '../../primitives/radio-group/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { FormFrame, formStyles as css, SentForm, useFormFocus, type SentFormProps } from '../../parts/form/index.ts';
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
  const { t } = useLingui();
  const formRef = useRef<HTMLFormElement>(null);
  const sentRef = useRef<HTMLHeadingElement>(null);
  const form = useSubscription(props, () => focusFirstInvalid(formRef.current));
  useFormFocus(form.state, formRef, sentRef);
  const { id, title } = props.magazine;
  const { actor } = form;
  const onPlaces = (places: Places) => {
    // Places of a profile belong together: a draft of another country keeps its own.
    if (actor.snapshot().context.values.country === '')
      actor.send({ type: 'VALUES.KNOWN', values: placesOfProfile(places, props.profile ?? noProfile) });
  };

  if (form.state === 'sent')
    return (
      <SentSubscription magazineId={id} values={form.values} headingRef={sentRef}>
        <Button variant="secondary" onClick={() => actor.send({ type: 'FORM.RESTARTED' })}>
          {t(messages.change)}
        </Button>
      </SentSubscription>
    );
  return (
    <FormFrame
      form={form}
      formRef={formRef}
      label={t`Subscribe: ${title}`}
      submit={t(messages.submit)}
      membersOnly={t(messages.membersOnly)}
    >
      <SubscriptionFields form={form} loadPlaces={props.loadPlaces ?? ownPlaces} onPlaces={onPlaces} />
    </FormFrame>
  );
};

type SubscriptionState = MemberForm<SubscriptionField>;

/** The form's life, with its draft. A member's name is filled in where no other is. */
const useSubscription = (props: SubscriptionFormProps, onInvalid: () => void): SubscriptionState => {
  const { magazine, onSubscribe, draftStorage = sessionDrafts, clock } = props;
  const memberName = useSharedState(({ member }) => member?.trueName ?? '');
  const [draft] = useState(() =>
    createFormDraft<SubscriptionField>(subscriptionDraftKey(magazine.id), subscriptionFields, draftStorage),
  );
  const form = useMemberForm<SubscriptionField>(
    'subscriptionForm',
    {
      empty: emptySubscription,
      check: checkSubscription,
      onSend: (values) => onSubscribe(subscriptionOf(magazine.id, values)),
      draft,
      clock,
    },
    onInvalid,
  );
  const { actor } = form;
  useEffect(() => {
    if (memberName !== '') actor.send({ type: 'VALUES.KNOWN', values: { name: memberName } });
  }, [actor, memberName]);
  return form;
};

const chosen = { type: typeNames, gender: genderNames, education: educationNames } as const;

/** What was sent, in the words that the form had for it. */
const SentSubscription = ({
  magazineId,
  values,
  headingRef,
  children,
}: {
  magazineId: Id;
  values: SubscriptionState['values'];
} & Pick<SentFormProps, 'headingRef' | 'children'>) => {
  const { t } = useLingui();
  const inWords = (field: SubscriptionField): string => {
    if (!(field in chosen)) return values[field];
    const names = chosen[field as keyof typeof chosen] as Partial<Record<string, (typeof typeNames)['eZine']>>;
    const name = names[values[field]];
    return name ? t(name) : '';
  };
  const sent = subscriptionOf(magazineId, values);
  return (
    <SentForm
      heading={t(messages.sent)}
      headingRef={headingRef}
      facts={subscriptionFields.map((field) => ({
        name: t(fieldNames[field]),
        value: sent[field] && inWords(field),
      }))}
    >
      {children}
    </SentForm>
  );
};

type FieldsProps = { form: SubscriptionState; loadPlaces: LoadPlaces; onPlaces: (places: Places) => void };

const hintOf = { printMagazine: messages.printHint, eZine: messages.eZineHint } as const;

const SubscriptionFields = ({ form, loadPlaces, onPlaces }: FieldsProps) => {
  const { values, problems, change } = form;
  const { t } = useLingui();
  const errorOf = (field: SubscriptionField) => {
    const problem = problems[field];
    return problem ? t(problemTexts[field][problem]) : null;
  };
  const bound = (field: keyof typeof SUBSCRIPTION_LENGTHS) => ({
    name: field,
    value: values[field],
    maxLength: SUBSCRIPTION_LENGTHS[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const line = (field: keyof typeof SUBSCRIPTION_LENGTHS, attributes: ComponentProps<typeof Input>) => (
    <Field label={t(fieldNames[field])} error={errorOf(field)} required>
      {(control) => <Input {...control} {...bound(field)} {...attributes} />}
    </Field>
  );
  const choice = (field: 'type' | 'gender', options: readonly RadioOption[]) => (
    <RadioGroup
      label={t(fieldNames[field])}
      name={field}
      value={values[field]}
      options={options}
      onValueChange={(value) => change({ [field]: value })}
      error={errorOf(field)}
      required
    />
  );
  const leftText = (count: number) => t`Characters left: ${count}`;
  return (
    <>
      {choice(
        'type',
        SUBSCRIPTION_TYPES.map((type) => ({ value: type, label: t(typeNames[type]), hint: t(hintOf[type]) })),
      )}
      <div className={css.pair}>
        {line('name', { autoComplete: 'name' })}
        {choice(
          'gender',
          GENDERS.map((gender) => ({ value: gender, label: t(genderNames[gender]) })),
        )}
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
              onChange={({ target }) => change({ education: target.value })}
            />
          )}
        </Field>
        {line('company', { autoComplete: 'organization' })}
        <PlaceFields values={values} errorOf={errorOf} onChange={change} load={loadPlaces} onLoad={onPlaces} />
        {values.type === 'eZine' && line('email', { type: 'email', autoComplete: 'email' })}
      </div>
      {values.type === 'printMagazine' && (
        <Field label={t(fieldNames.address)} error={errorOf('address')} required>
          {(control) => (
            <Textarea {...control} {...bound('address')} leftText={leftText} rows={2} autoComplete="street-address" />
          )}
        </Field>
      )}
    </>
  );
};
