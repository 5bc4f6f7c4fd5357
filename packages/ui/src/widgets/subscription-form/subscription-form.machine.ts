import { memberFormChart } from '../../behaviours/member-form/member-form.chart.ts';
import { toXstate } from '../../behaviours/chart/to-xstate.ts';
import { checkSubscription, emptySubscription } from './subscription-fields.ts';

const nothing = () => undefined;

/** The subscription form for XState: a member's, with a server that never answers and no place for drafts. */
export const subscriptionFormMachine = toXstate(
  memberFormChart('subscriptionForm', emptySubscription, {
    check: checkSubscription,
    isMember: () => true,
    askToLogIn: nothing,
    send: nothing,
    cancel: nothing,
    saveDraft: nothing,
    clearDraft: nothing,
  }),
);
