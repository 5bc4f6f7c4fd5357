export { messages } from '../catalogs/cn.ts';
export { createCnEdition as createEdition } from '../editions/cn.ts';
