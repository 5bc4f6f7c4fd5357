/**
 * Says on the document's element that the notice is open. A rule that asked the page whether it holds one would have
 * all of it styled again with each change.
 */
export const promptAttribute = 'data-consent-prompt';

/** What stands in a rule before a class to mean it while the notice is open. */
export const whilePrompted = `:root[${promptAttribute}]`;

/**
 * Room for the notice at the foot of the window, its longest copy at 320 px with wider spacing counted in: on a phone,
 * below the breakpoint, above it. Not a custom property of the document: with one, every element is styled again when
 * the notice opens, 100 ms on a slow phone.
 */
export const noticeRoom = { small: '9.25rem', narrow: '6rem', wide: '5rem' } as const;

/** The element id of the notice, by which the focus is brought to it. */
export const noticeId = 'consent-notice';

/** Says on the document's element that the connectivity notice lies over the foot of the window. */
export const connectivityAttribute = 'data-connectivity-notice';

/** What stands in a rule before a class to mean it while the connectivity notice is shown. */
export const whileDisconnected = `:root[${connectivityAttribute}]`;

/** What stands in a rule before a class to mean it while both are shown. */
export const whilePromptedDisconnected = `${whilePrompted}[${connectivityAttribute}]`;

/** Room for the connectivity notice below what else lies at the foot of the window: on a phone two lines, else one. */
export const connectivityRoom = { small: '3.5rem', wide: '2.25rem' } as const;
