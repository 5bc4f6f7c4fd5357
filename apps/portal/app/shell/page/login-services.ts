import { createApiClient, loginPorts, logOut, valueOf } from '@millwright/api-client';
import { encryptForLogin } from '@millwright/api-client/encrypt';
import type { BrowserApiOptions } from './site.ts';

/** Creates what the login dialog calls. Fetched with it. */
export function createLoginServices(options: BrowserApiOptions) {
  const client = createApiClient({ ...options, encrypt: encryptForLogin });
  return {
    loadLoginCalls: async () => loginPorts(client),
    logout: async () => valueOf(await logOut(client)),
  };
}
