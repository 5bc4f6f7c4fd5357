export { EnquiryForm } from './enquiry-form.tsx';
export type { EnquiryField, EnquiryFormProps, EnquiryOutcome } from './enquiry-form.types.ts';
