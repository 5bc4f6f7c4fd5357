import { createApiClient, loginPorts, logOut, valueOf } from '@millwright/api-client';
import { encryptForLogin } from '@millwright/api-client/encrypt';
import type { BrowserApiOptions } from './browser-services.ts';

/** Creates the calls of the login dialog. Fetched with it, and the encryption with them: nothing is missing later. */
export function createLoginCalls(options: BrowserApiOptions) {
  const client = createApiClient({ ...options, encrypt: encryptForLogin });
  return { ports: loginPorts(client), logOut: async () => valueOf(await logOut(client)) };
}
