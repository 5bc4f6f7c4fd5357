import type { ConsentChoice, ConsentMemory } from './consent.chart.ts';

/** Key of the local memory of the choice. */
export const consentKey = 'millwright.consent';

/**
 * The memory over web storage. Where storage is blocked or full it lasts as long as the page. A value that nobody here
 * wrote counts as none.
 *
 * @param storage Gives the storage. A function, for the mere access may throw.
 */
export const createConsentMemory = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
): ConsentMemory => {
  let ofThisPage: ConsentChoice | null = null;
  return {
    read: () => {
      try {
        const text = storage().getItem(consentKey);
        return text === 'granted' || text === 'refused' ? text : ofThisPage;
      } catch {
        return ofThisPage;
      }
    },
    write: (choice) => {
      ofThisPage = choice;
      try {
        storage().setItem(consentKey, choice);
      } catch {
        // The next page asks again.
      }
    },
  };
};
