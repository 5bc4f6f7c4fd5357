import { byEdition, EDITION_KEYS } from '@millwright/domain';
import type { Site } from '../app/site.ts';

/** What the server tells the member site of Millwright in English. */
export const memberSite: Site = {
  editionKey: 'en',
  kind: 'member',
  languages: {},
  names: null,
  portals: byEdition(EDITION_KEYS, (key) => `http://${key}.localhost`),
  accounts: byEdition(EDITION_KEYS, () => ({})),
};
