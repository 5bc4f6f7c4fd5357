import { createApiClient, loginPorts, logOut, valueOf, type ApiClientOptions } from '@millwright/api-client';
import { encryptForLogin } from '@millwright/api-client/encrypt';

/** Creates the calls of the login dialog. Fetched with it, and the encryption with them: nothing is missing later. */
export function createLoginCalls(options: ApiClientOptions) {
  const client = createApiClient({ ...options, encrypt: encryptForLogin });
  return { ports: loginPorts(client), logOut: async () => valueOf(await logOut(client)) };
}
