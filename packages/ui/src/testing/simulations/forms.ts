import { memberFormChart } from '../../behaviours/member-form/member-form.machine.ts';
import type { FormProblems, FormValues } from '../../behaviours/member-form/member-form.types.ts';
import { confirmedActionChart } from '../../behaviours/confirmed-action/confirmed-action.machine.ts';
import { checkCertificate, emptyCertificate } from '../../widgets/certificate-form/certificate-fields.ts';
import { checkEnquiry, emptyEnquiry } from '../../widgets/enquiry-form/enquiry-fields.ts';
import { checkMessage, emptyMessage } from '../../widgets/enquiry-thread/message-fields.ts';
import { checkQuote, emptyQuote } from '../../widgets/quote-form/quote-fields.ts';
import { checkSubscription, emptySubscription } from '../../widgets/subscription-form/subscription-fields.ts';
import { reader } from '../../widgets/subscription-form/subscription-form.fixtures.ts';
import { nothing, simulate, simulateAlone } from './simulate.ts';

/** A form of members: a member's and a visitor's, with a server that the reader plays. */
const simulateForm = <Field extends string>(
  id: string,
  empty: FormValues<Field>,
  check: (values: FormValues<Field>) => FormProblems<Field>,
  complete: FormValues<Field>,
) => {
  const of = (isMember: boolean) => () =>
    memberFormChart<Field>(id, empty, {
      check,
      isMember: () => isMember,
      promptLogin: nothing,
      send: nothing,
      cancel: nothing,
      saveDraft: nothing,
      clearDraft: nothing,
    });
  return simulate(id, {
    events: [
      { type: 'FIELD.CHANGED', values: complete },
      { type: 'FIELD.CHANGED', values: empty },
      { type: 'VALUES.KNOWN', values: complete },
      { type: 'DRAFT.FOUND', values: complete },
      { type: 'SENDING.REFUSED', fields: Object.keys(empty).slice(-1), message: null },
      { type: 'SENDING.FAILED', message: null },
    ],
    worlds: { 'A member': of(true), 'A visitor': of(false) },
    says: ({ problems, failure }) => [...Object.keys(problems), failure?.code].filter(Boolean).join(', '),
  });
};

/** The enquiry form. */
export const enquiryFormSimulation = simulateForm('enquiryForm', emptyEnquiry, checkEnquiry, {
  ...emptyEnquiry,
  quantity: '12',
  message: 'Which delivery time do you offer?',
});

/** The subscription form. */
export const subscriptionFormSimulation = simulateForm(
  'subscriptionForm',
  emptySubscription,
  checkSubscription,
  reader,
);

/** The form of a message in a thread. */
export const threadMessageSimulation = simulateForm('threadMessage', emptyMessage, checkMessage, {
  ...emptyMessage,
  text: 'When can you deliver?',
});

/** An action that is confirmed, with a server that the reader plays. */
export const confirmedActionSimulation = simulateAlone(confirmedActionChart({ run: nothing }), {
  events: [
    { type: 'ACTION.SETTLED', outcome: { status: 'sent' } },
    { type: 'ACTION.SETTLED', outcome: { status: 'failed' } },
  ],
});

/** The quote form. */
export const quoteFormSimulation = simulateForm('quoteForm', emptyQuote, (values) => checkQuote(values, '2026-11-23'), {
  ...emptyQuote,
  prices: '[{"quantity":"12","unitPrice":"8950"}]',
  validUntil: '2027-01-31',
});

/** The certificate form. */
export const certificateFormSimulation = simulateForm('certificateForm', emptyCertificate, checkCertificate, {
  ...emptyCertificate,
  name: 'ISO 9001:2015',
});
