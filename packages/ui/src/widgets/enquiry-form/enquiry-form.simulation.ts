import { simulateForm } from '../../behaviours/member-form/form-simulation.ts';
import { checkEnquiry, emptyEnquiry } from './enquiry-fields.ts';

/** The enquiry form beside its stories. */
export const simulation = simulateForm('enquiryForm', emptyEnquiry, checkEnquiry, {
  ...emptyEnquiry,
  quantity: '12',
  message: 'Which delivery time do you offer?',
});
