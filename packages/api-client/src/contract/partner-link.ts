import { partnerLinkUrl, outboundRel, type PartnerLink } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireText } from './fields.ts';

/** A partner link on the wire (spec §3 `blogrolls`). */
export const wirePartnerLink = v.object({ title: v.string(), url: wireText, url_rel: wireText, path: wireText });

/** The partner links of the footer. */
export const partnerLinkList = defineCall({
  method: 'GET',
  path: '/api/blogrolls',
  request: v.object({}),
  response: v.object({ list: v.array(wirePartnerLink) }),
});

/** A partner link as the domain knows it. */
export const readPartnerLink = (wire: v.InferOutput<typeof wirePartnerLink>): PartnerLink => {
  const rel = outboundRel(wire.url_rel);
  return { title: wire.title, url: partnerLinkUrl(wire.url), ...(rel !== undefined && { rel }) };
};
