import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';

const loaders: Readonly<Record<EditionKey, () => Promise<{ messages: Messages }>>> = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
};

/** Loads the messages that the browser needs in one edition; those of the other edition are never fetched. */
export const loadClientCatalog = async (edition: EditionKey): Promise<Messages> => (await loaders[edition]()).messages;
