import { DESK_TEXT_LENGTH, type Id, type StatedCertificate } from '@millwright/domain';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import type { CertificateField } from './certificate-form.types.ts';

/** A certificate in which nothing is filled in. */
export const emptyCertificate: FormValues<CertificateField> = {
  name: '',
  'issuer.cn': '',
  'issuer.en': '',
  number: '',
  validUntil: '',
  'scope.cn': '',
  'scope.en': '',
};

/** The fields, in the order shown. */
export const certificateFields = Object.keys(emptyCertificate) as readonly CertificateField[];

const longest: Readonly<Record<CertificateField, number>> = {
  name: DESK_TEXT_LENGTH.certificateName,
  'issuer.cn': DESK_TEXT_LENGTH.issuer,
  'issuer.en': DESK_TEXT_LENGTH.issuer,
  number: DESK_TEXT_LENGTH.number,
  validUntil: 10,
  'scope.cn': DESK_TEXT_LENGTH.scope,
  'scope.en': DESK_TEXT_LENGTH.scope,
};

/** Key of the draft: a new certificate has one, and each that is changed has its own. */
export const certificateDraftKey = (supplierId: Id, certificate: StatedCertificate | undefined): string =>
  ['millwright.certificate', supplierId, ...(certificate ? [certificate.name, certificate.number] : [])].join('.');

/** A certificate as the form has it. */
export const valuesOf = ({
  name,
  issuer,
  number,
  scope,
  validUntil,
}: StatedCertificate): FormValues<CertificateField> => ({
  name,
  'issuer.cn': issuer.cn,
  'issuer.en': issuer.en,
  number,
  validUntil: validUntil ?? '',
  'scope.cn': scope.cn,
  'scope.en': scope.en,
});

/** What is wrong with a certificate: it needs a name, and editors may have written more than a form takes. Pure. */
export const checkCertificate = (values: FormValues<CertificateField>): FormProblems<CertificateField> => {
  const tooLong = certificateFields.filter((field) => values[field].length > longest[field]);
  const problems: Partial<Record<CertificateField, FieldProblem>> = Object.fromEntries(
    tooLong.map((field) => [field, 'wrong']),
  );
  if (values.name.trim() === '') problems.name = 'missing';
  if (values.validUntil !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(values.validUntil)) problems.validUntil = 'wrong';
  return problems;
};

/** The certificate that values stand for. */
export const certificateOf = (values: FormValues<CertificateField>): StatedCertificate => ({
  name: values.name.trim(),
  issuer: { cn: values['issuer.cn'].trim(), en: values['issuer.en'].trim() },
  number: values.number.trim(),
  scope: { cn: values['scope.cn'].trim(), en: values['scope.en'].trim() },
  validUntil: values.validUntil || null,
});
