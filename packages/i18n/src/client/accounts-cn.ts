import { messages as accounts } from '../catalogs/cn/accounts.po';
import { messages as enquiry } from '../catalogs/cn/enquiry.po';
import { messages as later } from '../catalogs/cn/later.po';
import { messages as members } from '../catalogs/cn/members.po';
import { messages as shared } from '../catalogs/cn/shared.po';
import { messages as ui } from '../catalogs/cn/ui.po';

export { createCnEdition as createEdition } from '../editions/cn.ts';
/** The messages of the sites with accounts in this edition. */
export const messages = { ...shared, ...members, ...enquiry, ...later, ...ui, ...accounts };
