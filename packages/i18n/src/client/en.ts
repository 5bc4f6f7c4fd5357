export { messages } from '../catalogs/en.ts';
export { createEnEdition as createEdition } from '../editions/en.ts';

/** Fetches the messages of what is fetched later. */
export const fetchLater = async () => (await import('../catalogs/en-later.ts')).messages;
