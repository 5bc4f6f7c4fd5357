import { messages as portal } from '../catalogs/de/portal.po';
import { messages as shared } from '../catalogs/de/shared.po';
import { messages as ui } from '../catalogs/de/ui.po';

export { createDeEdition as createEdition } from '../editions/de.ts';
/** The messages of what every page of the portal shows at once in German. */
export const messages = { ...shared, ...ui, ...portal };
