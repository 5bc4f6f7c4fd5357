import { ENQUIRY_LIMITS } from '@millwright/domain';
import type { FormValues } from '../../behaviours/member-form/index.ts';
import { listText } from '../../parts/trade/list-fields.ts';
import { emptyEnquiry } from './enquiry-fields.ts';
import type { EnquiryField } from './enquiry-form.types.ts';

/** A browser sends line ends of two characters, which count as one where they are typed. */
const textOf = (text: string | null): string => (text ?? '').replaceAll('\r\n', '\n');

/**
 * The values of an enquiry form that a browser sent without JavaScript. Files are not among them; of rows and suppliers
 * beyond what is allowed one is left, which the check finds. Pure.
 */
export function readPostedEnquiry(sent: URLSearchParams): FormValues<EnquiryField> {
  const values = sent.getAll('parameterValue').map(textOf);
  const rows = sent
    .getAll('parameterLabel')
    .slice(0, ENQUIRY_LIMITS.parameters + 1)
    .map((label, place) => ({ label: textOf(label), value: values[place] ?? '' }));
  const texts = Object.keys(emptyEnquiry).map((field) => [field, textOf(sent.get(field))] as const);
  return {
    ...(Object.fromEntries(texts) as Record<EnquiryField, string>),
    parameters: listText(rows),
    supplierIds: listText(
      [...new Set(sent.getAll('supplierIds'))].slice(0, ENQUIRY_LIMITS.furtherSuppliers + 1).map(Number),
    ),
    uploads: '',
  };
}
