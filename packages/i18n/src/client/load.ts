import type { Messages } from '@lingui/core';
import { htmlLang, type EditionKey } from '@millwright/domain';
import type { EditionHosts, MillwrightEdition } from '../editions/types.ts';

const loaders = {
  'zh-CN': () => import('./cn.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
} as const;
const laterLoaders = {
  'zh-CN': () => import('../catalogs/cn-later.ts'),
  en: () => import('../catalogs/en-later.ts'),
  de: () => import('../catalogs/de-later.ts'),
} as const;

/** What the browser needs of one edition. */
export interface ClientEdition {
  /** Its structure. */
  edition: MillwrightEdition;
  /** Messages of what is shown. */
  messages: Messages;
}

/**
 * Loads what the browser needs of one edition, its structure and its messages; nothing of the other is ever fetched.
 * @param hosts Where the sites next to the portal are. @default the built-in hosts
 */
export const loadClientEdition = async (key: EditionKey, hosts?: Partial<EditionHosts>): Promise<ClientEdition> => {
  const { createEdition, messages } = await loaders[htmlLang(key)]();
  return { edition: { ...createEdition(hosts), key }, messages };
};

/** Fetches the messages of what is fetched later. */
export const loadLaterMessages = async (key: EditionKey): Promise<Messages> =>
  (await laterLoaders[htmlLang(key)]()).messages;
