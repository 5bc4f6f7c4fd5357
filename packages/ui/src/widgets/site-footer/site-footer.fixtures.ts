import type { PartnerLink } from '@millwright/domain';

/** Partner links of the Chinese edition; the last one has no URL. */
export const partnerLinks: readonly PartnerLink[] = [
  { title: '中国机床工具网', url: 'http://machine-tools.example' },
  { title: '铸造工程', url: 'https://foundry.example/' },
  { title: '模具工业', url: 'http://moulds.example', rel: 'nofollow sponsored' },
  { title: '激光制造商情', url: null },
];
