/** Breaks: the name of the file. */
export const sample = 1;
