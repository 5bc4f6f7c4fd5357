import type { ApiClient } from '../client.ts';
import { perform } from '../http/http.ts';
import { recordView as recordViewCall } from '../contract/view.ts';
import type { CallOptions } from '../http/http.types.ts';
import type { Result } from '../result.ts';

/** Records that the page at `path` was seen, without cookies; outlives the page. */
export const recordView = (client: ApiClient, path: string, options?: CallOptions): Promise<Result<void>> =>
  perform(client, recordViewCall, { body: { url: path } }, () => undefined, {
    keepalive: true,
    isAnonymous: true,
    ...options,
  });
