import { createApiClient, getMember, valueOf } from '@millwright/api-client';
import type { BrowserApiOptions } from './site.ts';

/** Creates what tells who is looking. Fetched after the page is hydrated: nothing on it waits for it. */
export function createVisitServices(options: BrowserApiOptions) {
  const client = createApiClient(options);
  return { loadMember: async () => valueOf(await getMember(client)) };
}
