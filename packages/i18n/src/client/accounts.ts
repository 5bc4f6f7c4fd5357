import { htmlLang, type EditionKey } from '@millwright/domain';
import type { EditionHosts } from '../editions/types.ts';
import type { ClientEdition } from './load.ts';

const loaders = {
  'zh-CN': () => import('./accounts-cn.ts'),
  en: () => import('./accounts-en.ts'),
  de: () => import('./accounts-de.ts'),
} as const;

/**
 * Loads what the sites with accounts need of one edition, its structure and its messages; nothing of the other is ever
 * fetched.
 * @param hosts Where the sites next to the portal are.
 */
export const loadAccountsEdition = async (key: EditionKey, hosts: Partial<EditionHosts>): Promise<ClientEdition> => {
  const { createEdition, messages } = await loaders[htmlLang(key)]();
  return { edition: { ...createEdition(hosts), key }, messages };
};
