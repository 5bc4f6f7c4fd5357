import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { htmlLang, type EditionKey } from '@millwright/domain';

/** What a text is called in the language of one of the site's editions: "Summary, in German". */
export const inLanguage = (i18n: I18n, label: string, edition: EditionKey): string => {
  const labels = {
    'zh-CN': msg`${label}, in Chinese`,
    en: msg`${label}, in English`,
    de: msg`${label}, in German`,
  };
  return i18n._(labels[htmlLang(edition)]);
};
