import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { createPseudoI18n, pseudoEdition } from '@millwright/i18n/pseudo';
import { EditionProvider } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import type { StoryEdition } from './toolbar.ts';

const provided = {
  cn: { edition: editions.cn, i18n: createI18n('cn', cn) },
  en: { edition: editions.en, i18n: createI18n('en', en) },
  pseudo: { edition: pseudoEdition, i18n: createPseudoI18n() },
};

/** The language tag of an edition of the toolbar. */
export const languageOf = (edition: StoryEdition): string => provided[edition].edition.lang;

/** Gives a story the structure and the copy of one edition. */
export const InEdition = ({ edition, children }: { edition: StoryEdition; children: ReactNode }) => (
  <EditionProvider {...provided[edition]}>{children}</EditionProvider>
);
