import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import type { Edition } from '../editions/types.ts';

const loaders = { cn: () => import('./cn.ts'), en: () => import('./en.ts') } as const;

/** What the browser needs of one edition. */
export interface ClientEdition {
  /** Its structure. */
  edition: Edition;
  /** Messages of what every page shows. */
  messages: Messages;
  /** Fetches the messages of what is fetched later. */
  fetchLater: () => Promise<Messages>;
}

/** Loads what the browser needs of one edition, its structure and its messages; nothing of the other is ever fetched. */
export const loadClientEdition = async (key: EditionKey): Promise<ClientEdition> => {
  const { createEdition, messages, fetchLater } = await loaders[key]();
  return { edition: createEdition(), messages, fetchLater };
};
