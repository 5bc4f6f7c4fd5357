import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { htmlLang, type EditionKey } from '@millwright/domain';
import type { Edition } from './editions/types.ts';

/** A language that a site adds to those of the editions. */
export interface FurtherLanguage {
  /** A name of its own, for example `de`. */
  locale: string;
  /** BCP 47 tag for plural rules and number formats. @default the locale */
  lang?: string;
}

/** What says which language copy is in: the key of an edition of ours, an edition, or a language alone. */
export type CopyLanguage = EditionKey | Pick<Edition, 'key' | 'lang' | 'copy'> | FurtherLanguage;

const languageOf = (language: CopyLanguage): { locale: string; lang: string; copy?: Messages } => {
  if (typeof language === 'string') return { locale: language, lang: htmlLang(language) };
  if ('key' in language) return { locale: language.key, lang: language.lang, copy: language.copy };
  return { lang: language.locale, ...language };
};

/**
 * Creates the Lingui instance of one request or one browser page. Plural rules and number formats follow the language's
 * tag, because the key of an edition is none. Later catalogs win over earlier ones.
 */
export const createI18n = (language: CopyLanguage, ...catalogs: readonly Messages[]): I18n => {
  const { locale, lang, copy } = languageOf(language);
  return setupI18n({
    locale,
    locales: [lang],
    messages: { [locale]: Object.assign({}, copy, ...catalogs) as Messages },
  });
};
