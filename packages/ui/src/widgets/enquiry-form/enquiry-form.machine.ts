import { memberFormChart } from '../../behaviours/member-form/member-form.chart.ts';
import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { checkEnquiry, emptyEnquiry } from './enquiry-fields.ts';

const nothing = () => undefined;

/** The enquiry form for XState: a member's, with a server that never answers and no place for drafts. */
export const enquiryFormMachine = toXstate(
  memberFormChart('enquiryForm', emptyEnquiry, {
    check: checkEnquiry,
    isMember: () => true,
    askToLogIn: nothing,
    send: nothing,
    cancel: nothing,
    saveDraft: nothing,
    clearDraft: nothing,
  }),
);
