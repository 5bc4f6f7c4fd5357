import type { HomePopupMemory } from './home-popup.types.ts';

/** Where the session stores that the pop-up was shown. */
export const homePopupKey = 'millwright.home-popup';

/**
 * The memory of a session. Where storage throws or forgets, the page remembers at least for itself.
 *
 * @param storage Called again for each use, because reaching for it may throw already.
 */
export const createHomePopupMemory = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.sessionStorage,
): HomePopupMemory => {
  let shown = false;
  const attempt = <Value>(act: () => Value, otherwise: Value): Value => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => shown || attempt(() => storage().getItem(homePopupKey) !== null, false),
    write: () => {
      shown = true;
      attempt(() => storage().setItem(homePopupKey, 'shown'), undefined);
    },
  };
};
