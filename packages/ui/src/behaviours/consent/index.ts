export {
  createConsent,
  type ConsentActor,
  type ConsentChoice,
  type ConsentEvent,
  type ConsentMemory,
  type ConsentState,
} from './consent.chart.ts';
export { consentKey, createConsentMemory } from './consent-memory.ts';
export { whenGranted } from './when-granted.ts';
