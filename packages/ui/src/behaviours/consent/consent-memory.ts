import type { ConsentChoice, ConsentMemory } from './consent.machine.ts';

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
  let unstored: ConsentChoice | null = null;
  return {
    read: () => {
      if (unstored) return unstored;
      try {
        const text = storage().getItem(consentKey);
        return text === 'granted' || text === 'refused' ? text : null;
      } catch {
        return null;
      }
    },
    write: (choice) => {
      try {
        storage().setItem(consentKey, choice);
        unstored = null;
      } catch {
        // The next page asks again.
        unstored = choice;
      }
    },
  };
};
