import type { Enquiry, Quote, Thread, ThreadMessage, ThreadSummary } from '@millwright/domain';

/** Who is asked. */
const hxSpindles = { id: 51, title: 'HX Spindles', image: null };

/** What was asked. */
const spindleEnquiry: Enquiry = {
  id: 9,
  targetId: 31,
  target: { id: 31, title: 'Motor spindle HSK-A63, 24,000 rpm', image: null },
  supplierIds: [52],
  specification: 'Oil-air lubrication, encoder with 1 Vss',
  parameters: [{ label: 'Rated power', value: '30 kW' }],
  quantity: 12,
  unit: 'pieces',
  targetDate: '2027-03-31',
  destination: 'Hamburg, Germany',
  incoterm: 'CIF',
  message: 'Which delivery time do you offer?',
  uploads: [{ id: 'drawing', name: 'housing.step', type: 'step', bytes: 240_000 }],
  lang: 'en',
  sentAt: '2026-11-20T06:05:00Z',
  repliedAt: '2026-11-20T09:40:00Z',
};

/** A message of the supplier, in Chinese, and the buyer's reply, in English. */
export const twoMessages: ThreadMessage[] = [
  {
    id: 1,
    side: 'supplier',
    author: '王敏',
    text: '您好，请问主轴需要配编码器吗？\n图纸已收到，交期约十周。',
    lang: 'cn',
    sentAt: '2026-11-20T09:40:00Z',
    uploads: [{ id: 'sheet', name: 'HX-63 data sheet.pdf', type: 'pdf', bytes: 1_240_000 }],
  },
  {
    id: 2,
    side: 'buyer',
    author: 'Lin Xia',
    text: 'Yes, with 1 Vss. Ten weeks are fine.',
    lang: 'en',
    sentAt: '2026-11-21T01:12:00Z',
    uploads: [],
  },
];

/** A thread as lists show it. */
export const spindleSummary: ThreadSummary = {
  id: 77,
  enquiryId: 9,
  supplier: hxSpindles,
  buyer: { name: 'Lin Xia', company: 'Hansa Werkzeugbau' },
  target: spindleEnquiry.target,
  status: 'answered',
  unread: 0,
  lastAt: '2026-11-21T01:12:00Z',
  quantity: 12,
  unit: 'pieces',
};

/** A thread as the buyer sees it. */
export const spindleThread: Thread = {
  ...spindleSummary,
  side: 'buyer',
  enquiry: spindleEnquiry,
  messages: twoMessages,
  earlier: false,
  quotes: [],
  blocked: false,
};

/** A quote of the supplier. */
export const hxQuote: Quote = {
  id: 5,
  threadId: 77,
  supplier: hxSpindles,
  currency: 'EUR',
  prices: [
    { quantity: 1, unitPrice: 9800 },
    { quantity: 10, unitPrice: 8950 },
  ],
  leadTimeDays: 70,
  validUntil: '2027-01-31',
  incoterm: 'CIF',
  toolingCost: null,
  notes: 'Encoder included.',
  lang: 'en',
  sentAt: '2026-11-22T03:00:00Z',
  decision: 'open',
};
