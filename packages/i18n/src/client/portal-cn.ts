import { messages as portal } from '../catalogs/cn/portal.po';
import { messages as shared } from '../catalogs/cn/shared.po';
import { messages as ui } from '../catalogs/cn/ui.po';

export { createCnEdition as createEdition } from '../editions/cn.ts';
/** The messages of what every page of the portal shows at once, in this edition. */
export const messages = { ...shared, ...ui, ...portal };
