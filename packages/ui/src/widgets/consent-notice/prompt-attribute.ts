/**
 * Says on the document's element that the notice is open. A rule that asked the page whether it holds one would have
 * all of it styled again with each change.
 */
export const promptAttribute = 'data-consent-prompt';

/** What stands in a rule before a class to mean it while the notice is open. */
export const whilePrompted = `:root[${promptAttribute}]`;

/** The element id of the notice, by which the focus is brought to it. */
export const noticeId = 'consent-notice';
