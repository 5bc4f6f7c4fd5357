export {
  createConsent,
  type ConsentActor,
  type ConsentChoice,
  type ConsentEvent,
  type ConsentMemory,
  type ConsentState,
} from './consent.machine.ts';
export { consentKey, createConsentMemory } from './consent-memory.ts';
export { hasPrivacySignal, initialChoice, mayRecordViews, type PrivacySignals } from './page-view-consent.ts';
export { watchConsent } from './watch-consent.ts';
