import type { Quote } from '@millwright/domain';
import { hxQuote } from '../../testing/enquiry-thread.fixtures.ts';

/** Three quotes for twelve spindles: one leaves things out, one has expired. */
export const threeQuotes: readonly Quote[] = [
  hxQuote,
  {
    ...hxQuote,
    id: 6,
    threadId: 78,
    supplier: { id: 52, title: 'Kaltner Spindeltechnik', image: null },
    prices: [
      { quantity: 5, unitPrice: 9100 },
      { quantity: 12, unitPrice: 8720.5 },
    ],
    leadTimeDays: 1,
    incoterm: null,
    toolingCost: 1500,
    validUntil: '2027-03-31',
    notes: '',
  },
  {
    ...hxQuote,
    id: 7,
    threadId: 79,
    supplier: { id: 53, title: '苏州联合精密', image: null },
    prices: [{ quantity: 50, unitPrice: 7900 }],
    leadTimeDays: null,
    validUntil: '2026-10-31',
    notes: '最小订购量五十件。',
    lang: 'cn',
  },
];
