import { messages as later } from '../catalogs/cn/later.po';
import { messages as portal } from '../catalogs/cn/portal.po';
import { messages as shared } from '../catalogs/cn/shared.po';
import { messages as ui } from '../catalogs/cn/ui.po';

export { createCnEdition as createEdition } from '../editions/cn.ts';
/** The messages that scripts of the browser say in this edition. */
export const messages = { ...shared, ...later, ...ui, ...portal };
