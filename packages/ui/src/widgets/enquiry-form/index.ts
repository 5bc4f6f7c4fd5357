export { EnquiryForm } from './enquiry-form.tsx';
export type { EnquiryField, EnquiryFormProps, EnquiryOutcome, PostedEnquiry } from './enquiry-form.types.ts';
export {
  checkEnquiry,
  enquiryFields,
  enquiryOf,
  isWrongParameter,
  parametersIn,
  statedParameters,
} from './enquiry-fields.ts';
export { ParameterRows, type ParameterRowsProps } from './parameter-rows.tsx';
export { readPostedEnquiry } from './read-posted-enquiry.ts';
