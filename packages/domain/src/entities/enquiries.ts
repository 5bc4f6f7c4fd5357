import type { EditionKey, Id } from './entities.ts';
import type { EntryReference, Fact } from './sourcing.ts';

/** Where an enquiry stands with one supplier. */
export const THREAD_STATUSES = ['sent', 'read', 'answered', 'quoted', 'accepted', 'declined', 'expired'] as const;
/** Where an enquiry stands with one supplier. */
export type ThreadStatus = (typeof THREAD_STATUSES)[number];

/** The rules of Incoterms 2020: who pays and bears the risk up to where. */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
/** A rule of Incoterms 2020. */
export type Incoterm = (typeof INCOTERMS)[number];

/** Who speaks in a thread. */
export const SIDES = ['buyer', 'supplier'] as const;
/** Who speaks in a thread. */
export type Side = (typeof SIDES)[number];

/** What an uploaded file may be, as its content says. */
export const UPLOAD_TYPES = ['pdf', 'png', 'jpeg', 'webp', 'step', 'dxf'] as const;
/** What an uploaded file is, as its content says. */
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** What a quote may be in, by ISO 4217. */
export const QUOTE_CURRENCIES = ['CNY', 'EUR', 'USD', 'JPY', 'GBP'] as const;
/** What a quote is in, by ISO 4217. */
export type QuoteCurrency = (typeof QUOTE_CURRENCIES)[number];

/** What became of a quote. */
export const QUOTE_DECISIONS = ['open', 'accepted', 'declined', 'expired'] as const;
/** What became of a quote. */
export type QuoteDecision = (typeof QUOTE_DECISIONS)[number];

/** Why a thread is reported. */
export const REPORT_REASONS = ['spam', 'fraud', 'insult', 'other'] as const;
/** Why a thread is reported. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The largest file that can be uploaded, in bytes: 10 MB. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

/** How many there may be at most of what an enquiry and its replies hold. */
export const ENQUIRY_LIMITS = {
  /** Suppliers besides the one that the enquiry is about. */
  furtherSuppliers: 9,
  /** Parameters of an enquiry. */
  parameters: 30,
  /** Files of an enquiry or of a message. */
  uploads: 5,
  /** Prices of a quote. */
  prices: 6,
  /** Quotes of a thread. */
  quotes: 10,
} as const;

/** A file that a member uploaded. */
export interface Upload {
  /** Unguessable; not a number. */
  id: string;
  /** The name that it is saved under. */
  name: string;
  type: UploadType;
  bytes: number;
}

/** What a buyer asks one or several suppliers. Texts are stored as they were written. */
export interface EnquiryForm {
  /** The supplier, product or post that it is about. */
  targetId: Id;
  /** Further suppliers that are asked the same, at most 9. */
  supplierIds: Id[];
  /** Plain text; empty where nothing is said. */
  specification: string;
  /** What the goods must be like, at most 30 lines. */
  parameters: Fact[];
  /** A whole number, 1 to 1,000,000,000. */
  quantity: number;
  /** What the quantity counts; empty where it is not said. */
  unit: string;
  /** YYYY-MM-DD; null where there is none. */
  targetDate: string | null;
  /** Where the goods go; empty where it is not said. */
  destination: string;
  /** Null where it is open to the supplier. */
  incoterm: Incoterm | null;
  message: string;
  /** Ids of uploaded files, at most 5. */
  uploads: string[];
}

/** What came of sending an enquiry. */
export interface EnquiryReceipt {
  id: Id;
  /** Suppliers that were named but not asked: they take no more enquiries of the member. The others have it. */
  notAskedIds: Id[];
}

/** An enquiry that was sent. */
export interface Enquiry extends Omit<EnquiryForm, 'uploads'> {
  id: Id;
  /** What it is about; null where that is no more. */
  target: EntryReference | null;
  /** Its files. */
  uploads: Upload[];
  /** The language of the page that it was written on. */
  lang: EditionKey;
  /** ISO 8601 instant. */
  sentAt: string;
  /** ISO 8601 instant of the first reply of any supplier that was asked; null before it. */
  repliedAt: string | null;
}

/** An enquiry with one of the suppliers that were asked, as lists show it. */
export interface ThreadSummary {
  id: Id;
  enquiryId: Id;
  /** Who is asked; its title is empty where it is no more. */
  supplier: EntryReference;
  /** Who asks. */
  buyer: {
    name: string;
    /** Empty where it is not stated. */
    company: string;
  };
  /** What it is about; null where that is no more. */
  target: EntryReference | null;
  status: ThreadStatus;
  /** Messages and quotes that the reader's side has not seen. */
  unread: number;
  /** ISO 8601 instant of the last thing said in it. */
  lastAt: string;
  quantity: number;
  /** What the quantity counts; empty where it is not said. */
  unit: string;
}

/** What somebody wrote in a thread. */
export interface ThreadMessage {
  id: Id;
  side: Side;
  /** The name of who wrote it; empty where that member is no more. */
  author: string;
  /** Plain text. */
  text: string;
  /** The language of the page that it was written on. */
  lang: EditionKey;
  /** ISO 8601 instant. */
  sentAt: string;
  uploads: Upload[];
}

/** What a piece costs from a quantity on. */
export interface QuotePrice {
  /** From how many on; a whole number of at least 1. */
  quantity: number;
  /** For one, in the currency of the quote. */
  unitPrice: number;
}

/** A quote as the supplier fills it in. */
export interface QuoteForm {
  currency: QuoteCurrency;
  /** 1 to 6, by ascending quantity. */
  prices: QuotePrice[];
  /** Days from the order to the delivery; null where it is not stated. */
  leadTimeDays: number | null;
  /** The last day on which it holds, YYYY-MM-DD. */
  validUntil: string;
  /** Null where it is not stated. */
  incoterm: Incoterm | null;
  /** What tools cost once, in the same currency; null where there are none. */
  toolingCost: number | null;
  /** Plain text; empty where nothing is said. */
  notes: string;
}

/** A quote that was sent. */
export interface Quote extends QuoteForm {
  id: Id;
  threadId: Id;
  supplier: EntryReference;
  /** The language of the page that its notes were written on. */
  lang: EditionKey;
  /** ISO 8601 instant. */
  sentAt: string;
  decision: QuoteDecision;
}

/** An enquiry with one of the suppliers that were asked, and all that was said. */
export interface Thread extends ThreadSummary {
  /** Whose side the reader is on. */
  side: Side;
  /** The supplier's side does not learn who else was asked. */
  enquiry: Enquiry;
  /** The last 50 before the requested one, the first of them first. */
  messages: ThreadMessage[];
  /** Whether there are messages before these. */
  earlier: boolean;
  /** At most 10, the first of them first. */
  quotes: Quote[];
  /** Whether the reader's side takes nothing more from the other. */
  blocked: boolean;
}

/** An enquiry with what became of it at each supplier. */
export interface EnquiryDetail extends Enquiry {
  /** One for each supplier that was asked, at most 10. */
  threads: ThreadSummary[];
  /** Of all threads, the last 5 of each, for the comparison. */
  quotes: Quote[];
}
