import type { I18n } from '@lingui/core';
import { millwrightMessages } from '@millwright/i18n/catalogs/millwright';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { use, type ReactNode } from 'react';
import { arabic, german } from './further-editions.ts';
import type { StoryEdition } from './toolbar.ts';

const structures = { cn: editions.cn, en: editions.en, de: german, ar: arabic, pseudo: editions.en };

/** The copy of each edition, of which a story loads its own alone. */
const loaders: Readonly<Record<StoryEdition, () => Promise<I18n>>> = {
  cn: async () => createI18n('cn', millwrightMessages.cn, (await import('@millwright/i18n/catalogs/cn')).messages),
  en: async () => createI18n('en', millwrightMessages.en, (await import('@millwright/i18n/catalogs/en')).messages),
  de: async () => createI18n(german, (await import('@millwright/i18n/catalogs/de')).messages),
  ar: async () => createI18n(arabic, (await import('@millwright/i18n/catalogs/ar')).messages),
  pseudo: async () => (await import('@millwright/i18n/pseudo')).createPseudoI18n(),
};

const requested = new Map<StoryEdition, Promise<I18n>>();
const loaded = new Map<StoryEdition, I18n>();

/** Loads the copy of an edition, once: a story that is rendered after that shows it at once. */
export const loadCopy = (edition: StoryEdition): Promise<I18n> => {
  const before = requested.get(edition);
  if (before) return before;
  const copy = loaders[edition]().then((i18n) => {
    loaded.set(edition, i18n);
    return i18n;
  });
  requested.set(edition, copy);
  return copy;
};

/** Loads the copy of every edition: what renders stories without Storybook waits for it. */
export const loadEveryCopy = (): Promise<unknown> =>
  Promise.all((Object.keys(loaders) as StoryEdition[]).map(loadCopy));

/** The language tag of an edition of the toolbar, and which way its text runs. */
export const languageOf = (edition: StoryEdition) => structures[edition];

/** Gives a story the structure and the copy of one edition. Suspends where nobody loaded the copy. */
export const InEdition = ({ edition, children }: { edition: StoryEdition; children: ReactNode }) => (
  <EditionProvider edition={structures[edition]} i18n={loaded.get(edition) ?? use(loadCopy(edition))}>
    {children}
  </EditionProvider>
);
