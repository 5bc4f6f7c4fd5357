import { perform } from '../contract/call.ts';
import { recordView } from '../contract/view.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The call that records page views. */
export const viewEndpoints = (http: Http) => ({
  /** Records that the page at `path` was seen, without cookies; outlives the page. */
  record: (path: string, options?: CallOptions): Promise<Result<void>> =>
    perform(http, recordView, { body: { url: path } }, () => undefined, {
      keepalive: true,
      isAnonymous: true,
      ...options,
    }),
});
