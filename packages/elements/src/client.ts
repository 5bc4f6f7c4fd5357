import { createApiClient, type ApiClient, type ApiClientOptions } from '@millwright/api-client';
import { encryptForLogin } from '@millwright/api-client/encrypt';

/** The whole client of the API, able to log in. */
export const createElementsClient = (options: Pick<ApiClientOptions, 'baseUrl' | 'edition' | 'imagePrefix'>): ApiClient =>
  createApiClient({ ...options, encrypt: encryptForLogin });
