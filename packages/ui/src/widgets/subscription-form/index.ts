export { SubscriptionForm } from './subscription-form.tsx';
export type { SubscriptionField, SubscriptionFormProps, SubscriptionOutcome } from './subscription-form.types.ts';
