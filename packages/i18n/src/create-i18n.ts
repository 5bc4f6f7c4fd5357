import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { htmlLang, type EditionKey } from '@millwright/domain';

/** A language that a site adds to those of the editions. */
export interface FurtherLanguage {
  /** A name of its own, for example `de`. */
  locale: string;
  /** BCP 47 tag for plural rules and number formats. @default the locale */
  lang?: string;
}

/**
 * Creates the Lingui instance of one request or one browser page. Plural rules and number formats follow the language's
 * tag, because the key of an edition is none. Later catalogs win over earlier ones.
 */
export const createI18n = (language: EditionKey | FurtherLanguage, ...catalogs: readonly Messages[]): I18n => {
  const { locale, lang = locale } =
    typeof language === 'string' ? { locale: language, lang: htmlLang(language) } : language;
  return setupI18n({ locale, locales: [lang], messages: { [locale]: Object.assign({}, ...catalogs) as Messages } });
};
