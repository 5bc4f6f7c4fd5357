import { simulateForm } from '../../behaviours/member-form/form-simulation.ts';
import { checkSubscription, emptySubscription } from './subscription-fields.ts';
import { reader } from './subscription-form.fixtures.ts';

/** The subscription form beside its stories. */
export const simulation = simulateForm('subscriptionForm', emptySubscription, checkSubscription, reader);
