import { messages as later } from '../catalogs/en/later.po';
import { messages as portal } from '../catalogs/en/portal.po';
import { messages as shared } from '../catalogs/en/shared.po';
import { messages as ui } from '../catalogs/en/ui.po';

export { createEnEdition as createEdition } from '../editions/en.ts';
/** The messages that scripts of the browser say in this edition. */
export const messages = { ...shared, ...later, ...ui, ...portal };
