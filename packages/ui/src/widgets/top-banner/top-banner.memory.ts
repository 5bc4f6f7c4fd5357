import type { BannerMemory } from './top-banner.types.ts';

/** Key of the local flag that records the first visit (spec §4 Top banner). */
export const visitKey = 'millwright.top-banner.visited';

/** Key of the session flag that records that the visitor hid the banner. */
export const hiddenKey = 'millwright.top-banner.hidden';

const attempt = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action();
  } catch {
    // Storage that is blocked or full: the visitor sees the small banner, as on a later visit.
    return otherwise;
  }
};

/**
 * The memory over web storage.
 *
 * @param local Gives the storage that outlives the session. A function, for the mere access may throw.
 * @param session Gives the storage of the session.
 */
export const createBannerMemory = (
  local: () => Storage = () => window.localStorage,
  session: () => Storage = () => window.sessionStorage,
): BannerMemory => ({
  isFirstVisit: () => attempt(() => local().getItem(visitKey) === null, false),
  recordVisit: () => attempt(() => local().setItem(visitKey, '1'), undefined),
  isHidden: () => attempt(() => session().getItem(hiddenKey) !== null, false),
  recordHidden: () => attempt(() => session().setItem(hiddenKey, '1'), undefined),
});
