import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { htmlLang, type EditionKey } from '@millwright/domain';

/**
 * Creates the Lingui instance of one request or one browser page. Plural rules and number formats follow the edition's
 * language tag, because the edition's key is none. Later catalogs win over earlier ones.
 */
export const createI18n = (edition: EditionKey, ...catalogs: readonly Messages[]): I18n =>
  setupI18n({
    locale: edition,
    locales: [htmlLang(edition)],
    messages: { [edition]: Object.assign({}, ...catalogs) as Messages },
  });
