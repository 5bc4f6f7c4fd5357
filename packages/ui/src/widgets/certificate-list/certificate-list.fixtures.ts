import type { ListedCertificate } from './certificate-list.tsx';

/** The day on which the stories look. */
export const today = '2026-11-28';

/** A certificate that who runs the site has checked. */
export const checked: ListedCertificate = {
  name: 'ISO 9001:2015',
  issuer: { cn: '德国莱茵', en: 'TÜV Rheinland' },
  number: '01 100 1900231',
  scope: { cn: '注塑机的设计与制造', en: 'Design and manufacture of injection moulding machines' },
  validUntil: '2028-06-30',
  isChecked: true,
};

/** One that only the supplier states, without an end and in Chinese alone. */
export const stated: ListedCertificate = {
  name: 'CCC',
  issuer: { cn: '中国质量认证中心', en: '' },
  number: '2026010307000123',
  scope: { cn: '注塑机', en: '' },
  validUntil: null,
  isChecked: false,
};

/** One that ended yesterday, checked as it was. */
export const expired: ListedCertificate = { ...checked, name: 'ISO 14001:2015', validUntil: '2026-11-27' };
