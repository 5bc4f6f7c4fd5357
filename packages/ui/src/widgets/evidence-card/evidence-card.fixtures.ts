import type { ReplyTime, Certificate } from '@millwright/domain';

/** A supplier that mostly replies within half a day. */
export const quickReplies: ReplyTime = { medianHours: 12, repliedPercent: 92, enquiries: 13 };

/** One that was checked, one that only the supplier states, and one that has expired. */
export const threeCertificates: readonly Certificate[] = [
  {
    name: 'ISO 9001:2015',
    issuer: 'Nordcert',
    number: 'NC-Q-30411',
    scope: 'Development and production of motor spindles',
    validUntil: '2028-05-31',
    checkedBy: 'Editors of Millwright',
    checkedOn: '2026-09-14',
  },
  { name: 'CE', issuer: '', number: '', scope: '', validUntil: null, checkedBy: '', checkedOn: null },
  {
    name: 'ISO 14001:2015',
    issuer: 'Nordcert',
    number: 'NC-U-11873',
    scope: 'Production site Wuxi',
    validUntil: '2026-11-22',
    checkedBy: 'Editors of Millwright',
    checkedOn: '2025-02-03',
  },
];
