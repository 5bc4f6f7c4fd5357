import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import type { EditionHosts } from '../editions/types.ts';
import type { ClientEdition } from './load.ts';

const first = { cn: () => import('./portal-cn.ts'), en: () => import('./portal-en.ts') } as const;
const later = {
  cn: () => import('../catalogs/cn/later.po'),
  en: () => import('../catalogs/en/later.po'),
} as const;
const ofEnquiry = {
  cn: () => import('../catalogs/cn/enquiry.po'),
  en: () => import('../catalogs/en/enquiry.po'),
} as const;

/**
 * Loads what a page of the portal needs of its edition at once: its structure, and the messages of what every page
 * shows; nothing of the other edition is ever fetched.
 * @param hosts Where the sites beside the portal are. @default the built-in hosts
 */
export const loadPortalEdition = async (key: EditionKey, hosts?: Partial<EditionHosts>): Promise<ClientEdition> => {
  const { createEdition, messages } = await first[key]();
  return { edition: createEdition(hosts), messages };
};

/** Fetches the messages of dialogs and islands. */
export const loadLaterMessages = async (key: EditionKey): Promise<Messages> => (await later[key]()).messages;

/** Fetches the messages of the enquiry form. */
export const loadEnquiryMessages = async (key: EditionKey): Promise<Messages> => (await ofEnquiry[key]()).messages;
