import * as v from 'valibot';
import { defineExtension } from './call.ts';
import { queryId, wireText } from './fields.ts';

/** How a supplier, or the author of a post, is reached, by the id of the supplier or post. Refused to a visitor. */
export const contactDetail = defineExtension({
  method: 'GET',
  path: '/memberApi/contact',
  request: v.object({ id: queryId }),
  response: v.object({ contact: v.object({ person: wireText, phone: wireText, email: wireText, address: wireText }) }),
});
