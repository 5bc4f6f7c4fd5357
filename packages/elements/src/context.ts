import type { I18n } from '@lingui/core';
import { createI18n } from '@millwright/i18n/create-i18n';
import { loadClientEdition } from '@millwright/i18n/client';
import type { MillwrightEdition } from '@millwright/i18n/editions';
import { retriedOnce } from '@millwright/ui/chunk-reload';
import type { RouterLinkProps } from '@millwright/ui/link';
import { createSharedState, type SharedStateStore } from '@millwright/ui/shared-state';
import type { ComponentType } from 'react';
import type { Calls } from './calls.ts';
import type { CardCalls } from './card-calls.ts';
import { siteLink } from './site-link.tsx';
import type { SessionCalls } from './session-calls.ts';
import type { Settings } from './settings.ts';
import { createQueue, type Queue } from './queue.ts';

/** What all elements of a page share that belong to one site and edition. */
export interface ElementContext {
  /** Of site and edition: another one for each pair. */
  key: string;
  settings: Settings;
  edition: MillwrightEdition;
  i18n: I18n;
  /** Who is logged in, and whether the login dialog is open. */
  store: SharedStateStore;
  /** Which element shows the login dialog. */
  queue: Queue;
  /** How own paths become links to the site. */
  link: ComponentType<RouterLinkProps>;
  /** Fetches what headers, menus and banners call, with their first use. */
  loadCalls: () => Promise<Calls>;
  /** Fetches what cards call, with their first use. */
  loadCardCalls: () => Promise<CardCalls>;
  /** Fetches what logs in and out, with its first use. */
  loadSessionCalls: () => Promise<SessionCalls>;
}

const contexts = new Map<string, Promise<ElementContext>>();

async function makeContext(key: string, settings: Settings): Promise<ElementContext> {
  const { site } = settings;
  const { edition, messages } = await loadClientEdition(settings.edition);
  const options = { baseUrl: site || location.origin, edition: settings.edition, imagePrefix: site };
  const loadCalls = retriedOnce(async () => (await import('./calls.ts')).createCalls(options));
  const store = createSharedState({
    loadMember: async () => {
      const result = await (await loadCalls()).getMember();
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    loadBaseInfo: async () => {
      const info = await (await loadCalls()).getBaseInfo();
      return info.ok ? info.value : null;
    },
  });
  return {
    key,
    settings,
    edition,
    i18n: createI18n(settings.edition, messages),
    store,
    queue: createQueue(),
    link: siteLink(site),
    loadCalls,
    loadCardCalls: retriedOnce(async () => (await import('./card-calls.ts')).createCardCalls(options)),
    loadSessionCalls: retriedOnce(async () => (await import('./session-calls.ts')).createSessionCalls(options)),
  };
}

/** The kit of a site and edition: made once, and again when it could not be had. */
export function contextOf(settings: Settings): Promise<ElementContext> {
  const key = `${settings.edition} ${settings.site}`;
  const known = contexts.get(key);
  if (known) return known;
  const made = makeContext(key, settings);
  contexts.set(key, made);
  made.catch(() => contexts.delete(key));
  return made;
}
