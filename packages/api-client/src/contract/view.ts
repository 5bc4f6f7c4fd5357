import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The longest address of a page view. */
export const longestViewUrl = 2048;

/** Whether an address is a path of our own: one slash, and nothing that a URL parser would take for a host. */
export function isOwnPath(url: string): boolean {
  if (!/^\/(?![/\\])/.test(url) || /[\p{Cc}\\]/u.test(url) || !url.isWellFormed()) return false;
  return URL.parse(url, 'http://own.invalid')?.host === 'own.invalid';
}

/** Records that a page was seen. `url` is a path of the site itself. */
export const recordView = defineCall({
  method: 'POST',
  path: '/api/views',
  request: v.object({ url: v.pipe(v.string(), v.maxLength(longestViewUrl), v.check(isOwnPath)) }),
  response: v.any(),
});
