import { messages as portal } from '../catalogs/en/portal.po';
import { messages as shared } from '../catalogs/en/shared.po';
import { messages as ui } from '../catalogs/en/ui.po';

export { createEnEdition as createEdition } from '../editions/en.ts';
/** The messages of what every page of the portal shows at once, in this edition. */
export const messages = { ...shared, ...ui, ...portal };
