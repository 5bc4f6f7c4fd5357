import type { FriendlyLink } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { wireText } from './fields.ts';

/** A friendly link on the wire (spec §3 Blogroll entry). */
export const wireFriendlyLink = v.object({ title: v.string(), url: wireText, url_rel: wireText, path: wireText });

/** The friendly links of the footer. */
export const friendlyLinkList = defineCall({
  method: 'GET',
  path: '/api/blogrolls',
  request: v.object({}),
  response: v.object({ list: v.array(wireFriendlyLink) }),
});

/**
 * The address that a friendly link leads to: `http://` is added where there is neither scheme nor `//` (spec §3, D18);
 * null where nothing is left or it is not http(s).
 */
export function friendlyLinkAddress(url: string): string | null {
  const text = url.trim();
  if (text === '') return null;
  const absolute = text.startsWith('//') ? `http:${text}` : /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `http://${text}`;
  const parsed = URL.parse(absolute);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.password !== '') return null;
  return parsed.href;
}

/** A friendly link as the domain knows it. */
export const readFriendlyLink = (wire: v.InferOutput<typeof wireFriendlyLink>): FriendlyLink => ({
  title: wire.title,
  url: friendlyLinkAddress(wire.url),
});
