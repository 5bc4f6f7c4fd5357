import { createApiClient, loginPorts, logOut, valueOf, type ApiClientOptions } from '@millwright/api-client';

/** Creates the calls of the login dialog. Fetched with it, before anything is sent. */
export function createLoginCalls(options: ApiClientOptions) {
  const client = createApiClient(options);
  return { ports: loginPorts(client), logOut: async () => valueOf(await logOut(client)) };
}
