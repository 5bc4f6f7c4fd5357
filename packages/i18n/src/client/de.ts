import { messages as later } from '../catalogs/de/later.po';
import { messages as portal } from '../catalogs/de/portal.po';
import { messages as shared } from '../catalogs/de/shared.po';
import { messages as ui } from '../catalogs/de/ui.po';

export { createDeEdition as createEdition } from '../editions/de.ts';
/** The messages that scripts of the browser say in German. */
export const messages = { ...shared, ...later, ...ui, ...portal };
