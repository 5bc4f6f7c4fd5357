import type { MessageId } from '@millwright/i18n/messages';

/** What this site says otherwise than the widgets do; each text is found by its English one. */
export const ownWords: Readonly<Record<'cn' | 'en', Partial<Record<MessageId, string>>>> = {
  cn: { 'All industries': '全部行业分类' },
  en: { 'All industries': 'Every industry' },
};
