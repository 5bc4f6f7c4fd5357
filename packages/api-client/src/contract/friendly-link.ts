import { friendlyLinkUrl, outboundRel, type FriendlyLink } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireText } from './fields.ts';

/** A friendly link on the wire (spec §3 `blogrolls`). */
export const wireFriendlyLink = v.object({ title: v.string(), url: wireText, url_rel: wireText, path: wireText });

/** The friendly links of the footer. */
export const friendlyLinkList = defineCall({
  method: 'GET',
  path: '/api/blogrolls',
  request: v.object({}),
  response: v.object({ list: v.array(wireFriendlyLink) }),
});

/** A friendly link as the domain knows it. */
export const readFriendlyLink = (wire: v.InferOutput<typeof wireFriendlyLink>): FriendlyLink => {
  const rel = outboundRel(wire.url_rel);
  return { title: wire.title, url: friendlyLinkUrl(wire.url), ...(rel !== undefined && { rel }) };
};
