/**
 * Id of what says, on a list, that the page a reader came from has no twin in this edition. Addresses that end in it
 * show it.
 */
export const untranslatedId = 'untranslated';
