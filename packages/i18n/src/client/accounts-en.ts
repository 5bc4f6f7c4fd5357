import { messages as accounts } from '../catalogs/en/accounts.po';
import { messages as enquiry } from '../catalogs/en/enquiry.po';
import { messages as later } from '../catalogs/en/later.po';
import { messages as members } from '../catalogs/en/members.po';
import { messages as shared } from '../catalogs/en/shared.po';
import { messages as ui } from '../catalogs/en/ui.po';

export { createEnEdition as createEdition } from '../editions/en.ts';
/** The messages of the sites with accounts in this edition. */
export const messages = { ...shared, ...members, ...enquiry, ...later, ...ui, ...accounts };
