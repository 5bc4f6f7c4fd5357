export { messages } from '../catalogs/en.ts';
export { createEnEdition as createEdition } from '../editions/en.ts';
