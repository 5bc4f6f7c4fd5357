export { messages } from '../catalogs/cn.ts';
export { createCnEdition as createEdition } from '../editions/cn.ts';

/** Fetches the messages of what is fetched later. */
export const fetchLater = async () => (await import('../catalogs/cn-later.ts')).messages;
