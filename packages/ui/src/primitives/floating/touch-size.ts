/** The least height and width of what a finger touches: 44 px. */
export const touchSize = '2.75rem';
