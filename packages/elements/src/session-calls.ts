import { createApiClient, loginPorts, logOut, type ApiClientOptions, type Result } from '@millwright/api-client';
import type { LoginPorts } from '@millwright/ui/login-dialog';

/** What logs in and out. */
export interface SessionCalls {
  ports: Omit<LoginPorts, 'onSuccess'>;
  logOut(): Promise<Result<void>>;
}

/** Creates what logs in and out. Fetched with the dialog. */
export function createSessionCalls(options: ApiClientOptions): SessionCalls {
  const client = createApiClient(options);
  return { ports: loginPorts(client), logOut: () => logOut(client) };
}
