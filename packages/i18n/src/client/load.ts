import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import type { EditionHosts, MillwrightEdition } from '../editions/types.ts';

const loaders = { cn: () => import('./cn.ts'), en: () => import('./en.ts') } as const;
const laterLoaders = {
  cn: () => import('../catalogs/cn-later.ts'),
  en: () => import('../catalogs/en-later.ts'),
} as const;

const enquiryLoaders = {
  cn: () => import('../catalogs/cn/enquiry.po'),
  en: () => import('../catalogs/en/enquiry.po'),
} as const;

/** What the browser needs of one edition. */
export interface ClientEdition {
  /** Its structure. */
  edition: MillwrightEdition;
  /** Messages of what every page shows. */
  messages: Messages;
}

/**
 * Loads what the browser needs of one edition, its structure and its messages; nothing of the other is ever fetched.
 * @param hosts Where the sites next to the portal are. @default the built-in hosts
 */
export const loadClientEdition = async (key: EditionKey, hosts?: Partial<EditionHosts>): Promise<ClientEdition> => {
  const { createEdition, messages } = await loaders[key]();
  return { edition: createEdition(hosts), messages };
};

/** Fetches the messages of what is fetched later. */
export const loadLaterMessages = async (key: EditionKey): Promise<Messages> => (await laterLoaders[key]()).messages;

/** Fetches the messages of the enquiry form. */
export const loadEnquiryMessages = async (key: EditionKey): Promise<Messages> => (await enquiryLoaders[key]()).messages;
