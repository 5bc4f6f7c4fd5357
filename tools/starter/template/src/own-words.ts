import type { MessageId } from '@millwright/i18n/messages';

/** What this site says otherwise than the widgets do; each text is found by its English one. */
export const ownWords: Readonly<Record<'cn' | 'en', Partial<Record<MessageId, string>>>> = {
  cn: { Millwright: '泵与阀', 'All industries': '全部行业分类' },
  en: { Millwright: 'Pumps & Valves', 'All industries': 'Every industry' },
};
