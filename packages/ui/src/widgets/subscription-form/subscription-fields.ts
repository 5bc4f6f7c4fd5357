import {
  EDUCATION_LEVELS,
  EMAIL_MAX_LENGTH,
  GENDERS,
  isEmail,
  SUBSCRIPTION_TYPES,
  type Id,
  type SubscriptionForm as Subscription,
} from '@millwright/domain';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import type { SubscriptionField } from './subscription-form.types.ts';

/** The longest text of each field, as the server takes it. */
export const SUBSCRIPTION_LENGTHS = {
  name: 100,
  company: 200,
  country: 100,
  province: 100,
  city: 100,
  address: 400,
  email: EMAIL_MAX_LENGTH,
} as const;

/** A subscription in which nothing is filled in. */
export const emptySubscription: FormValues<SubscriptionField> = {
  type: '',
  name: '',
  gender: '',
  education: '',
  company: '',
  country: '',
  province: '',
  city: '',
  address: '',
  email: '',
};

/** The fields, in the order shown. */
export const subscriptionFields = Object.keys(emptySubscription) as readonly SubscriptionField[];

/** Key of the draft for a magazine. */
export const subscriptionDraftKey = (magazineId: Id): string => `millwright.subscription.${magazineId}`;

const choices = { type: SUBSCRIPTION_TYPES, gender: GENDERS, education: EDUCATION_LEVELS } as const;

/** The fields that a form of subscription needs; province and city may stay empty. */
const neededBy = (type: string): readonly SubscriptionField[] => [
  'name',
  'company',
  'country',
  ...(type === 'printMagazine' ? (['address'] as const) : []),
  ...(type === 'eZine' ? (['email'] as const) : []),
];

/** What is wrong with a subscription: print needs an address, the e-zine an e-mail address. Pure. */
export const checkSubscription = (values: FormValues<SubscriptionField>): FormProblems<SubscriptionField> => {
  const problems: Partial<Record<SubscriptionField, FieldProblem>> = {};
  for (const [field, known] of Object.entries(choices) as [keyof typeof choices, readonly string[]][]) {
    if (values[field] === '') problems[field] = 'missing';
    else if (!known.includes(values[field])) problems[field] = 'wrong';
  }
  for (const [field, longest] of Object.entries(SUBSCRIPTION_LENGTHS) as [
    keyof typeof SUBSCRIPTION_LENGTHS,
    number,
  ][]) {
    if (values[field].length > longest) problems[field] = 'wrong';
  }
  for (const field of neededBy(values.type)) if (values[field].trim() === '') problems[field] = 'missing';
  if (values.type === 'eZine' && problems.email === undefined && !isEmail(values.email.trim()))
    problems.email = 'wrong';
  return problems;
};

/** The subscription that checked values stand for. What its form does not need is left out of it. */
export const subscriptionOf = (magazineId: Id, values: FormValues<SubscriptionField>): Subscription => {
  const text = (field: SubscriptionField) => values[field].trim();
  return {
    magazineId,
    type: values.type as Subscription['type'],
    name: text('name'),
    gender: values.gender as Subscription['gender'],
    education: values.education as Subscription['education'],
    company: text('company'),
    country: text('country'),
    province: text('province'),
    city: text('city'),
    address: values.type === 'printMagazine' ? text('address') : '',
    email: values.type === 'eZine' ? text('email') : '',
  };
};
