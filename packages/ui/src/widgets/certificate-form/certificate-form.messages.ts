import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isEditionKey } from '@millwright/domain';
import type { FieldProblem } from '../../behaviours/member-form/index.ts';
import { inLanguage } from '../../primitives/bilingual-field/index.ts';
import { certificateLengths } from './certificate-fields.ts';
import type { CertificateField } from './certificate-form.types.ts';

/** Copy of the certificate form. */
export const messages = {
  label: msg`Certificate`,
  newTitle: msg`New certificate`,
  changeTitle: msg`Change the certificate`,
  checked: msg`The editors have checked this certificate. Once you change it, it is shown as stated by you.`,
  name: msg`Standard or mark`,
  nameHint: msg`Such as ISO 9001:2015 or CE`,
  issuer: msg`Issuer`,
  number: msg`Certificate number`,
  validUntil: msg`Last day of validity`,
  validHint: msg`Empty where it has no end`,
  scope: msg`Scope`,
  submit: msg`Save`,
  back: msg`Back`,
  membersOnly: msg`It is saved once you are logged in.`,
  stored: msg`The certificate was saved`,
  conflict: msg`Somebody else has changed the certificates meanwhile: the list shows what is saved now. What you wrote is still here, and is added to the list when you save it.`,
} as const;

/** What is wrong with a field. */
export const problemText = (field: CertificateField, problem: FieldProblem): MessageDescriptor => {
  if (field === 'name' && problem === 'missing') return msg`Enter the standard or mark`;
  const most = certificateLengths[field];
  return field === 'validUntil' ? msg`Enter a day, or nothing` : msg`Enter at most ${most} characters`;
};

/** What a field is called. */
export const fieldName = (field: CertificateField, i18n: I18n): string => {
  const [name = '', language] = field.split('.');
  const label = i18n._(messages[name as 'name' | 'number' | 'validUntil' | 'issuer' | 'scope']);
  return isEditionKey(language) ? inLanguage(i18n, label, language) : label;
};
