import { messages as ar } from '@millwright/i18n/catalogs/ar';
import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { messages as de } from '@millwright/i18n/catalogs/de';
import { messages as en } from '@millwright/i18n/catalogs/en';
import { millwrightMessages } from '@millwright/i18n/catalogs/millwright';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { createPseudoI18n, pseudoEdition } from '@millwright/i18n/pseudo';
import { EditionProvider } from '@millwright/i18n/react';
import type { ReactNode } from 'react';
import { arabic, german } from './further-editions.ts';
import type { StoryEdition } from './toolbar.ts';

const provided = {
  cn: { edition: editions.cn, i18n: createI18n('cn', millwrightMessages.cn, cn) },
  en: { edition: editions.en, i18n: createI18n('en', millwrightMessages.en, en) },
  de: { edition: german, i18n: createI18n(german, de) },
  ar: { edition: arabic, i18n: createI18n(arabic, ar) },
  pseudo: { edition: pseudoEdition, i18n: createPseudoI18n() },
};

/** The language tag of an edition of the toolbar, and which way its text runs. */
export const languageOf = (edition: StoryEdition) => provided[edition].edition;

/** Gives a story the structure and the copy of one edition. */
export const InEdition = ({ edition, children }: { edition: StoryEdition; children: ReactNode }) => (
  <EditionProvider {...provided[edition]}>{children}</EditionProvider>
);
