import type { Call } from './call.ts';
import * as resources from './resources.ts';

export * from './resources.ts';

/** The calls among what some modules export. */
type CallsIn<Exports> = { [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name] };

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

/** Every call that returns an envelope: all that the modules of the contract define. */
export const calls = Object.fromEntries(
  Object.entries(resources).filter(([, value]) => isCall(value)),
) as unknown as CallsIn<typeof resources>;

/**
 * Every URL that responds without an envelope: with bytes or a page of `type`, or, where that is null, with a redirect.
 * The OpenAPI document, the fake and the matrix of roles have each of them.
 */
export const rawCalls = {
  accountExport: { ...resources.accountExport, type: 'application/json' },
  bannerClick: { ...resources.bannerClick, type: null },
  imageCode: { ...resources.captchaImage, type: 'image/svg+xml' },
  paperFile: { ...resources.paperFile, type: 'application/pdf' },
  productTable: { ...resources.productTable, type: 'text/csv' },
  signOn: { ...resources.signOn, type: null },
  signOnAccept: { ...resources.signOnAccept, type: null },
  signOnCode: { ...resources.signOnCode, type: null },
  unsubscribe: { ...resources.unsubscribePage, type: 'text/html' },
  uploadedFile: { ...resources.uploadedFile, type: 'application/octet-stream' },
} as const;

/** The call at a URL; undefined where there is none. */
export const callAt = (method: string, path: string): Call | undefined =>
  (Object.values(calls) as Call[]).find((call) => call.path === path && call.method === method);
