/**
 * Names the banner's look on the root element, `<html data-top-banner="first | seen | hidden">`.
 * Without the attribute (no JavaScript) the small banner is shown.
 */
export const rootAttribute = 'data-top-banner';

/** What stands in a rule before a class to mean it during a first visit, as long as the large banner is there. */
export const whileLarge = `:root[${rootAttribute}="first"]`;

/** Says on the root element that the banner is hydrated and counts down itself. */
export const hydratedAttribute = 'data-top-banner-hydrated';

/** How the root element says it. */
export type RootLook = 'first' | 'seen' | 'hidden';
