'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { htmlLang, type EditionKey, type HtmlLang } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { Badge } from '../../primitives/badge/index.ts';

/** The languages in which members write. */
const languageNames: Readonly<Record<HtmlLang, MessageDescriptor>> = {
  'zh-CN': msg`Written in Chinese`,
  en: msg`Written in English`,
  de: msg`Written in German`,
};

/** The language alone: `zh` of `zh-CN`. */
const languageOf = (tag: string) => tag.split('-')[0];

/** Says in which language a text was written, where that is not the language of the page. */
export const LanguageBadge = ({ lang: written }: { lang: EditionKey }) => {
  const { t } = useLingui();
  const { lang } = useEdition();
  const tag = htmlLang(written);
  return languageOf(tag) === languageOf(lang) ? null : <Badge>{t(languageNames[tag])}</Badge>;
};
