import { isOwnPath } from '@millwright/domain';
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { viewsPath } from './views-path.ts';

/** The longest URL of a page view. */
export const longestViewUrl = 2048;

export { isOwnPath };

/** Records that a page was seen. `url` is a path of the site itself. */
export const recordView = defineCall({
  method: 'POST',
  path: viewsPath,
  request: v.object({ url: v.pipe(v.string(), v.maxLength(longestViewUrl), v.check(isOwnPath)) }),
  response: v.any(),
});
