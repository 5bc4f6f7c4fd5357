import { isEditionKey, type EditionKey } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';

/** The edition whose texts and names of both are shown; English ones where the site has another edition. */
export const useNamesOf = (): EditionKey => {
  const { key } = useEdition();
  return isEditionKey(key) ? key : 'en';
};
