import type { EnquiryForm as Enquiry, Id } from '@millwright/domain';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import type { EnquiryField } from './enquiry-form.types.ts';

/** The longest text of each field, as the server takes it. */
export const ENQUIRY_LENGTHS = { specification: 2000, unit: 40, destination: 200, message: 4000 } as const;

/** The largest quantity. */
const ENQUIRY_QUANTITY_MAX = 1_000_000_000;

/** An enquiry in which nothing is filled in. */
export const emptyEnquiry: FormValues<EnquiryField> = {
  specification: '',
  quantity: '',
  unit: '',
  targetDate: '',
  destination: '',
  message: '',
};

/** The fields, in the order shown. */
export const enquiryFields = Object.keys(emptyEnquiry) as readonly EnquiryField[];

/** Key of the draft for a target. */
export const enquiryDraftKey = (targetId: Id): string => `millwright.enquiry.${targetId}`;

const quantityOf = (text: string): number =>
  /^[0-9]{1,10}$/.test(text.normalize('NFKC').trim()) ? Number(text.normalize('NFKC').trim()) : Number.NaN;

const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  // The 31st of a short month is read as the next one's 1st.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** What is wrong with an enquiry. Quantity and message are needed; a date is a day of the calendar. Pure. */
export const checkEnquiry = (values: FormValues<EnquiryField>): FormProblems<EnquiryField> => {
  const problems: Partial<Record<EnquiryField, FieldProblem>> = {};
  const quantity = quantityOf(values.quantity);
  if (values.quantity.trim() === '') problems.quantity = 'missing';
  else if (!(quantity >= 1 && quantity <= ENQUIRY_QUANTITY_MAX)) problems.quantity = 'wrong';
  if (values.targetDate !== '' && !isDay(values.targetDate)) problems.targetDate = 'wrong';
  if (values.message.trim() === '') problems.message = 'missing';
  for (const [field, longest] of Object.entries(ENQUIRY_LENGTHS) as [keyof typeof ENQUIRY_LENGTHS, number][]) {
    if (values[field].length > longest) problems[field] = 'wrong';
  }
  return problems;
};

/** The enquiry that checked values stand for. */
export const enquiryOf = (targetId: Id, values: FormValues<EnquiryField>): Enquiry => ({
  targetId,
  specification: values.specification.trim(),
  quantity: quantityOf(values.quantity),
  unit: values.unit.trim(),
  targetDate: values.targetDate === '' ? null : values.targetDate,
  destination: values.destination.trim(),
  message: values.message.trim(),
});
