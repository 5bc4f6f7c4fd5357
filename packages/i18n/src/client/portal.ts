import type { Messages } from '@lingui/core';
import { htmlLang, type EditionKey } from '@millwright/domain';
import type { EditionHosts } from '../editions/types.ts';
import type { ClientEdition } from './load.ts';

const first = {
  'zh-CN': () => import('./portal-cn.ts'),
  en: () => import('./portal-en.ts'),
  de: () => import('./portal-de.ts'),
} as const;
const later = {
  'zh-CN': () => import('../catalogs/cn/later.po'),
  en: () => import('../catalogs/en/later.po'),
  de: () => import('../catalogs/de/later.po'),
} as const;
const ofEnquiry = {
  'zh-CN': () => import('../catalogs/cn/enquiry.po'),
  en: () => import('../catalogs/en/enquiry.po'),
  de: () => import('../catalogs/de/enquiry.po'),
} as const;

/**
 * Loads what a page of the portal needs of its edition at once: its structure, and the messages of what every page
 * shows; nothing of the other edition is ever fetched.
 * @param hosts Where the sites next to the portal are. @default the built-in hosts
 */
export const loadPortalEdition = async (key: EditionKey, hosts?: Partial<EditionHosts>): Promise<ClientEdition> => {
  const { createEdition, messages } = await first[htmlLang(key)]();
  return { edition: { ...createEdition(hosts), key }, messages };
};

/** Fetches the messages of dialogs and islands. */
export const loadLaterMessages = async (key: EditionKey): Promise<Messages> => (await later[htmlLang(key)]()).messages;

/** Fetches the messages of the enquiry form. */
export const loadEnquiryMessages = async (key: EditionKey): Promise<Messages> =>
  (await ofEnquiry[htmlLang(key)]()).messages;
