import type { I18n } from '@lingui/core';
import { createVisitorClient, type VisitorClient } from '@millwright/api-client/visitor';
import type { ApiClient } from '@millwright/api-client';
import { createI18n } from '@millwright/i18n/create-i18n';
import { loadClientEdition } from '@millwright/i18n/client';
import type { Edition } from '@millwright/i18n/editions';
import { createSharedState, type SharedStateStore } from '@millwright/ui/shared-state';
import type { Content } from './content.ts';
import type { Settings } from './settings.ts';

/** What all elements of a page share that belong to one site and edition. */
export interface Kit {
  settings: Settings;
  edition: Edition;
  i18n: I18n;
  /** Who is logged in, and whether the login dialog is open. */
  store: SharedStateStore;
  /** The calls that need little. */
  visitor: VisitorClient;
  /** Fetches the calls for what elements show, with their first use. */
  loadContent: () => Promise<Content>;
  /** Fetches the whole client of the API, with its first use: for logging in and out. */
  loadClient: () => Promise<ApiClient>;
}

const kits = new Map<string, Promise<Kit>>();

async function makeKit(settings: Settings): Promise<Kit> {
  const { edition: key, site } = settings;
  const { edition, messages } = await loadClientEdition(key);
  const options = { baseUrl: site || location.origin, edition: key, imagePrefix: site };
  const visitor = createVisitorClient(options);
  let client: Promise<ApiClient> | undefined;
  let content: Promise<Content> | undefined;
  const loadContent = () => (content ??= import('./content.ts').then(({ createContent }) => createContent(options)));
  const loadClient = () => (client ??= import('./client.ts').then(({ createElementsClient }) => createElementsClient(options)));
  const profile = async () => {
    const result = await visitor.me();
    if (!result.ok) throw new Error(result.failure.kind);
    return result.value;
  };
  const store = createSharedState({
    loadMember: async () => {
      const member = await profile();
      return member && { id: member.id, trueName: member.trueName };
    },
    loadTopBanner: async () => null,
    loadBaseInfo: async () => {
      const info = await (await loadContent()).baseInfo();
      return info.ok ? info.value : null;
    },
  });
  void store.actions.loadMember();
  return {
    settings,
    edition,
    i18n: createI18n(key, messages),
    store,
    visitor,
    loadContent,
    loadClient,
  };
}

/** The kit of a site and edition: made once, and again when it could not be had. */
export function kitOf(settings: Settings): Promise<Kit> {
  const key = `${settings.edition} ${settings.site}`;
  const known = kits.get(key);
  if (known) return known;
  const made = makeKit(settings);
  kits.set(key, made);
  made.catch(() => kits.delete(key));
  return made;
}
