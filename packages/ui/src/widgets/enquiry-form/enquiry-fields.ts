import {
  ENQUIRY_LIMITS,
  INCOTERMS,
  type EnquiryForm as Enquiry,
  type Fact,
  type Id,
  type Incoterm,
} from '@millwright/domain';
import { type EnquirySoFar } from '@millwright/domain/sourcing';
import type { FieldProblem, FormProblems, FormValues } from '../../behaviours/member-form/index.ts';
import { filesIn, isObject, listIn } from '../../parts/trade/list-fields.ts';
import type { EnquiryField } from './enquiry-form.types.ts';

/** The longest text of each field, as the server takes it. */
export const ENQUIRY_LENGTHS = { specification: 2000, unit: 40, destination: 200, message: 4000 } as const;

/** The longest name and value of a parameter, as the server takes them. */
export const PARAMETER_LENGTHS = { label: 100, value: 300 } as const;

/** The largest quantity. */
const ENQUIRY_QUANTITY_MAX = 1_000_000_000;

/** An enquiry in which nothing is filled in. Lists are JSON, for a draft holds texts. */
export const emptyEnquiry: FormValues<EnquiryField> = {
  supplierIds: '',
  specification: '',
  parameters: '',
  quantity: '',
  unit: '',
  targetDate: '',
  destination: '',
  incoterm: '',
  message: '',
  uploads: '',
};

/** The fields, in the order shown. */
export const enquiryFields = Object.keys(emptyEnquiry) as readonly EnquiryField[];

/** Key of the draft for a target. */
export const enquiryDraftKey = (targetId: Id): string => `millwright.enquiry.${targetId}`;

/** The rows of parameters, those included in which nothing is filled in yet. */
export const parametersIn = (text: string): Fact[] =>
  listIn(text)
    .filter(isObject)
    .map(({ label, value }) => ({
      label: typeof label === 'string' ? label : '',
      value: typeof value === 'string' ? value : '',
    }));

/** The suppliers that are asked besides. */
export const supplierIdsIn = (text: string): Id[] => listIn(text).filter((id): id is Id => Number.isSafeInteger(id));

const quantityOf = (text: string): number =>
  /^[0-9]{1,10}$/.test(text.normalize('NFKC').trim()) ? Number(text.normalize('NFKC').trim()) : Number.NaN;

const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  // The 31st of a short month is read as the next one's 1st.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const isIncoterm = (text: string): text is Incoterm => (INCOTERMS as readonly string[]).includes(text);

/** Whether a row lacks its name, or is longer than the server takes. Rows without a value are left out when sent. */
export const isWrongParameter = ({ label, value }: Fact): boolean =>
  (value.trim() !== '' && label.trim() === '') ||
  label.length > PARAMETER_LENGTHS.label ||
  value.length > PARAMETER_LENGTHS.value;

/** The parameters that are sent: rows with a value. */
export const statedParameters = (text: string): Fact[] =>
  parametersIn(text)
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ value }) => value !== '');

const isWrongList = {
  supplierIds: (text: string) => supplierIdsIn(text).length > ENQUIRY_LIMITS.furtherSuppliers,
  parameters: (text: string) =>
    parametersIn(text).some(isWrongParameter) || statedParameters(text).length > ENQUIRY_LIMITS.parameters,
  uploads: (text: string) => filesIn(text).length > ENQUIRY_LIMITS.uploads,
};

/** What is wrong with an enquiry. Quantity and message are needed; a date is a day of the calendar. Pure. */
export const checkEnquiry = (values: FormValues<EnquiryField>): FormProblems<EnquiryField> => {
  const problems: Partial<Record<EnquiryField, FieldProblem>> = {};
  const quantity = quantityOf(values.quantity);
  if (values.quantity.trim() === '') problems.quantity = 'missing';
  else if (!(quantity >= 1 && quantity <= ENQUIRY_QUANTITY_MAX)) problems.quantity = 'wrong';
  if (values.targetDate !== '' && !isDay(values.targetDate)) problems.targetDate = 'wrong';
  if (values.incoterm !== '' && !isIncoterm(values.incoterm)) problems.incoterm = 'wrong';
  if (values.message.trim() === '') problems.message = 'missing';
  for (const [field, longest] of Object.entries(ENQUIRY_LENGTHS) as [keyof typeof ENQUIRY_LENGTHS, number][]) {
    if (values[field].length > longest) problems[field] = 'wrong';
  }
  for (const [field, isWrong] of Object.entries(isWrongList) as [keyof typeof isWrongList, (text: string) => boolean][])
    if (isWrong(values[field])) problems[field] = 'wrong';
  return problems;
};

/** The enquiry that checked values stand for. */
export const enquiryOf = (targetId: Id, values: FormValues<EnquiryField>): Enquiry => ({
  targetId,
  supplierIds: supplierIdsIn(values.supplierIds),
  specification: values.specification.trim(),
  parameters: statedParameters(values.parameters),
  quantity: quantityOf(values.quantity),
  unit: values.unit.trim(),
  targetDate: values.targetDate === '' ? null : values.targetDate,
  destination: values.destination.trim(),
  incoterm: isIncoterm(values.incoterm) ? values.incoterm : null,
  message: values.message.trim(),
  uploads: filesIn(values.uploads).map(({ id }) => id),
});

/** What is filled in, as far as it tells how complete the enquiry is. */
export const enquirySoFar = (values: FormValues<EnquiryField>): EnquirySoFar => ({
  specification: values.specification,
  message: values.message,
  parameters: parametersIn(values.parameters),
  unit: values.unit,
  targetDate: values.targetDate,
  destination: values.destination,
  incoterm: values.incoterm,
  files: filesIn(values.uploads).length,
});
