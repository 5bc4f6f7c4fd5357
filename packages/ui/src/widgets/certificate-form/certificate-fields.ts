import { byEdition, DESK_TEXT_LENGTH, storedKeys, type Id, type StatedCertificate } from '@millwright/domain';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import type { CertificateField } from './certificate-form.types.ts';

/** A certificate in which nothing is filled in. */
export const emptyCertificate: FormValues<CertificateField> = {
  name: '',
  'issuer.cn': '',
  'issuer.en': '',
  'issuer.de': '',
  number: '',
  validUntil: '',
  'scope.cn': '',
  'scope.en': '',
  'scope.de': '',
};

/** The fields, in the order shown. */
export const certificateFields = Object.keys(emptyCertificate) as readonly CertificateField[];

/** Characters of each field at most. */
export const certificateLengths: Readonly<Record<CertificateField, number>> = {
  name: DESK_TEXT_LENGTH.certificateName,
  'issuer.cn': DESK_TEXT_LENGTH.issuer,
  'issuer.en': DESK_TEXT_LENGTH.issuer,
  'issuer.de': DESK_TEXT_LENGTH.issuer,
  number: DESK_TEXT_LENGTH.number,
  validUntil: 10,
  'scope.cn': DESK_TEXT_LENGTH.scope,
  'scope.en': DESK_TEXT_LENGTH.scope,
  'scope.de': DESK_TEXT_LENGTH.scope,
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
  'issuer.de': issuer.de ?? '',
  number,
  validUntil: validUntil ?? '',
  'scope.cn': scope.cn,
  'scope.en': scope.en,
  'scope.de': scope.de ?? '',
});

/** What is wrong with a certificate: it needs a name, and editors may have written more than a form takes. Pure. */
export const checkCertificate = (values: FormValues<CertificateField>): FormProblems<CertificateField> => {
  const tooLong = certificateFields.filter((field) => values[field].length > certificateLengths[field]);
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
  issuer: byEdition(storedKeys(), (key) => values[`issuer.${key}`].trim()),
  number: values.number.trim(),
  scope: byEdition(storedKeys(), (key) => values[`scope.${key}`].trim()),
  validUntil: values.validUntil || null,
});
