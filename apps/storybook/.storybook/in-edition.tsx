import type { I18n } from '@lingui/core';
import { millwrightMessages } from '@millwright/i18n/catalogs/millwright';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions, type Edition } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import { use, type ReactNode } from 'react';
import type { StoryEdition } from './toolbar.ts';

/** What an edition consists of: its structure and its copy. */
interface LoadedEdition {
  structure: Edition;
  i18n: I18n;
}

/** The editions, of which a story loads its own alone. */
const loaders: Readonly<Record<StoryEdition, () => Promise<LoadedEdition>>> = {
  cn: async () => ({
    structure: editions.cn,
    i18n: createI18n('cn', millwrightMessages.cn, (await import('@millwright/i18n/catalogs/cn')).messages),
  }),
  en: async () => ({
    structure: editions.en,
    i18n: createI18n('en', millwrightMessages.en, (await import('@millwright/i18n/catalogs/en')).messages),
  }),
  de: async () => {
    const { german } = await import('./further-editions.ts');
    return { structure: german, i18n: createI18n(german, (await import('@millwright/i18n/catalogs/de')).messages) };
  },
  ar: async () => {
    const { arabic } = await import('./further-editions.ts');
    return { structure: arabic, i18n: createI18n(arabic, (await import('@millwright/i18n/catalogs/ar')).messages) };
  },
  pseudo: async () => ({
    structure: editions.en,
    i18n: (await import('@millwright/i18n/pseudo')).createPseudoI18n(),
  }),
};

const requested = new Map<StoryEdition, Promise<LoadedEdition>>();
const loaded = new Map<StoryEdition, LoadedEdition>();

/** Loads an edition, once: a story that is rendered after that shows it at once. */
export const loadEdition = (edition: StoryEdition): Promise<LoadedEdition> => {
  const before = requested.get(edition);
  if (before) return before;
  const whole = loaders[edition]().then((parts) => {
    loaded.set(edition, parts);
    return parts;
  });
  requested.set(edition, whole);
  return whole;
};

/** Loads every edition: what renders stories without Storybook waits for it. */
export const loadEveryEdition = (): Promise<unknown> =>
  Promise.all((Object.keys(loaders) as StoryEdition[]).map(loadEdition));

/** The language tag of an edition that was loaded, and which way its text runs. */
export const languageOf = (edition: StoryEdition): Edition | undefined => loaded.get(edition)?.structure;

/** Gives a story the structure and the copy of one edition. Suspends where nobody loaded it. */
export const InEdition = ({ edition, children }: { edition: StoryEdition; children: ReactNode }) => {
  const { structure, i18n } = loaded.get(edition) ?? use(loadEdition(edition));
  return (
    <EditionProvider edition={structure} i18n={i18n}>
      {children}
    </EditionProvider>
  );
};
