import type { Member } from '@millwright/domain';
import { perform } from '../contract/call.ts';
import { readMember, userInfo } from '../contract/member.ts';
import { recordView } from '../contract/view.ts';
import type { CallOptions, Http } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** The calls about who is looking. */
export const memberEndpoints = (http: Http) => ({
  /** The member who is logged in; null for a visitor. */
  me: (options?: CallOptions): Promise<Result<Member | null>> => perform(http, userInfo, {}, readMember, options),
});

/** The call that records page views. */
export const viewEndpoints = (http: Http) => ({
  /** Records that the page at `path` was seen; outlives the page. */
  record: (path: string, options?: CallOptions): Promise<Result<void>> =>
    perform(http, recordView, { body: { url: path } }, () => undefined, { keepalive: true, ...options }),
});
