import type { ApiClient } from '@millwright/api-client';

/** Breaks: components know no client. */
export type Client = ApiClient;
