import type { Messages } from '@lingui/core';
import type { EditionKey } from '@millwright/domain';
import type { Edition } from '../editions/types.ts';

const loaders = { cn: () => import('./cn.ts'), en: () => import('./en.ts') } as const;

/** Loads what the browser needs of one edition, its structure and its messages; nothing of the other is ever fetched. */
export const loadClientEdition = async (key: EditionKey): Promise<{ edition: Edition; messages: Messages }> => {
  const { createEdition, messages } = await loaders[key]();
  return { edition: createEdition(), messages };
};
