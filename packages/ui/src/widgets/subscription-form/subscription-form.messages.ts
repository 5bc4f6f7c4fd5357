import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EducationLevel, Gender, SubscriptionType } from '@millwright/domain';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import type { SubscriptionField } from './subscription-form.types.ts';

/** Names of the fields. */
export const fieldNames: Readonly<Record<SubscriptionField, MessageDescriptor>> = {
  type: msg`Subscription`,
  name: msg`Name`,
  gender: msg`Form of address`,
  education: msg`Education`,
  company: msg`Company`,
  country: msg`Country or region`,
  province: msg`Province or state`,
  city: msg`City`,
  address: msg`Postal address`,
  email: msg`E-mail`,
};

/** Forms of subscription (spec §3). */
export const typeNames: Readonly<Record<SubscriptionType, MessageDescriptor>> = {
  printMagazine: msg`Print magazine`,
  eZine: msg`E-zine`,
};

/** Forms of address (spec §3 Gender). */
export const genderNames: Readonly<Record<Gender, MessageDescriptor>> = { mr: msg`Mr`, ms: msg`Ms` };

/** Levels of education (spec §3). */
export const educationNames: Readonly<Record<EducationLevel, MessageDescriptor>> = {
  juniorCollege: msg`Junior college`,
  undergraduate: msg`Undergraduate`,
  postgraduate: msg`Postgraduate`,
  doctoral: msg`Doctoral`,
};

const tooLong = msg`This is too long or cannot be read`;

/** What is wrong with a field. */
export const problemTexts: Readonly<Record<SubscriptionField, Readonly<Record<FieldProblem, MessageDescriptor>>>> = {
  type: { missing: msg`Choose print magazine or e-zine`, wrong: msg`Choose print magazine or e-zine` },
  name: { missing: msg`Enter your name`, wrong: tooLong },
  gender: { missing: msg`Choose a form of address`, wrong: msg`Choose a form of address` },
  education: { missing: msg`Choose your education`, wrong: msg`Choose your education` },
  company: { missing: msg`Enter your company`, wrong: tooLong },
  country: { missing: msg`Enter your country or region`, wrong: tooLong },
  province: { missing: msg`Enter your province or state`, wrong: tooLong },
  city: { missing: msg`Enter your city`, wrong: tooLong },
  address: { missing: msg`Enter the address that the magazine is sent to`, wrong: tooLong },
  email: { missing: msg`Please enter the correct email`, wrong: msg`Please enter the correct email` },
};

/** Copy of the subscription form. */
export const messages = {
  printHint: msg`By post`,
  eZineHint: msg`By e-mail, on the day of issue`,
  choose: msg`Please choose`,
  countries: msg`Countries and regions`,
  provinces: msg`Provinces`,
  cities: msg`Cities`,
  noPlace: msg`No place has this name. It is kept as you typed it.`,
  submit: msg`Subscribe`,
  membersOnly: msg`Members can subscribe. What you write is kept in this browser while you log in.`,
  sent: msg`You have subscribed`,
  change: msg`Subscribe again`,
} as const;
