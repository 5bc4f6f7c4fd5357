import { createApiClient, getMember, recordView, valueOf } from '@millwright/api-client';
import type { VisitServices } from './services.types.ts';
import type { BrowserApiOptions } from './site.ts';

/** Creates what every page calls once it is hydrated. Fetched after that: nothing on the page waits for it. */
export function createVisitServices(options: BrowserApiOptions): VisitServices {
  const client = createApiClient(options);
  return {
    loadMember: async () => valueOf(await getMember(client)),
    recordView: async (path) => valueOf(await recordView(client, path)),
  };
}
