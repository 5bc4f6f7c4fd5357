import { messages as accounts } from '../catalogs/de/accounts.po';
import { messages as enquiry } from '../catalogs/de/enquiry.po';
import { messages as later } from '../catalogs/de/later.po';
import { messages as members } from '../catalogs/de/members.po';
import { messages as shared } from '../catalogs/de/shared.po';
import { messages as ui } from '../catalogs/de/ui.po';

export { createDeEdition as createEdition } from '../editions/de.ts';
/** The messages of the sites with accounts in German. */
export const messages = { ...shared, ...members, ...enquiry, ...later, ...ui, ...accounts };
