import type { I18n } from '@lingui/core';
import type { Result } from '@millwright/api-client';
import type { CardClient } from '@millwright/api-client/cards';
import type { LoginCalls } from '@millwright/api-client/login';
import { createVisitorClient, type VisitorClient } from '@millwright/api-client/visitor';
import { createI18n } from '@millwright/i18n/create-i18n';
import { loadClientEdition } from '@millwright/i18n/client';
import type { Edition } from '@millwright/i18n/editions';
import type { RouterLinkProps } from '@millwright/ui/link';
import { createSharedState, type SharedStateStore } from '@millwright/ui/shared-state';
import type { ComponentType } from 'react';
import { siteLink } from './site-link.tsx';
import type { Settings } from './settings.ts';
import { createTurns, type Turns } from './turns.ts';

/** What all elements of a page share that belong to one site and edition. */
export interface Kit {
  /** Of site and edition: another one for each pair. */
  key: string;
  settings: Settings;
  edition: Edition;
  i18n: I18n;
  /** Who is logged in, and whether the login dialog is open. */
  store: SharedStateStore;
  /** Which element shows the login dialog. */
  turns: Turns;
  /** How own paths become links to the site. */
  link: ComponentType<RouterLinkProps>;
  /** The calls that need little. */
  visitor: VisitorClient;
  /** Fetches the calls for what cards and menus show, with their first use. */
  loadCards: () => Promise<CardClient>;
  /** Fetches the calls for logging in and out, with their first use. */
  loadLogin: () => Promise<{ calls: LoginCalls; logOut: () => Promise<Result<void>> }>;
}

const kits = new Map<string, Promise<Kit>>();

/** Keeps what was fetched; asks again where that failed. */
const kept = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let coming: Promise<Value> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
};

async function makeKit(key: string, settings: Settings): Promise<Kit> {
  const { site } = settings;
  const { edition, messages } = await loadClientEdition(settings.edition);
  const options = { baseUrl: site || location.origin, edition: settings.edition, imagePrefix: site };
  const visitor = createVisitorClient(options);
  const loadCards = kept(async () => (await import('@millwright/api-client/cards')).createCardClient(options));
  const store = createSharedState({
    loadMember: async () => {
      const result = await visitor.me();
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    loadTopBanner: async () => null,
    loadBaseInfo: async () => {
      const info = await (await loadCards()).baseInfo();
      return info.ok ? info.value : null;
    },
  });
  return {
    key,
    settings,
    edition,
    i18n: createI18n(settings.edition, messages),
    store,
    turns: createTurns(),
    link: siteLink(site),
    visitor,
    loadCards,
    loadLogin: kept(async () => {
      const { createLoginClient, loginCalls } = await import('@millwright/api-client/login');
      const client = createLoginClient(options);
      return { calls: loginCalls(client), logOut: () => client.members.logout() };
    }),
  };
}

/** The kit of a site and edition: made once, and again when it could not be had. */
export function kitOf(settings: Settings): Promise<Kit> {
  const key = `${settings.edition} ${settings.site}`;
  const known = kits.get(key);
  if (known) return known;
  const made = makeKit(key, settings);
  kits.set(key, made);
  made.catch(() => kits.delete(key));
  return made;
}
