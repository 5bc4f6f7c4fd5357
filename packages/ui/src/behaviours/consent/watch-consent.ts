import type { ConsentActor } from './consent.machine.ts';
import { consentKey } from './consent-memory.ts';

/** Takes over what the visitor chooses in another tab. Returns how to stop. */
export const watchConsent = (consent: ConsentActor, target: EventTarget = window): (() => void) => {
  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (key !== consentKey) return;
    if (newValue === 'granted') consent.send({ type: 'CONSENT.GIVEN' });
    if (newValue === 'refused') consent.send({ type: 'CONSENT.REFUSED' });
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
};
