import type {
  EditionKey,
  Incoterm,
  QuoteCurrency,
  ReportReason,
  Side,
  ThreadStatus,
  UploadType,
} from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The tables of answers to enquiries: suppliers' people, threads, messages, quotes and files. */

/** A member who speaks for a supplier. */
export const supplierMember = pgTable(
  'supplier_member',
  {
    supplierId: integer('supplier_id').notNull(),
    memberId: integer('member_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplierId, table.memberId] })],
);

/** An enquiry with one of the suppliers that were asked. */
export const enquiryThread = pgTable('enquiry_thread', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  enquiryId: integer('enquiry_id').notNull(),
  supplierId: integer('supplier_id').notNull(),
  /** The buyer. */
  memberId: integer('member_id').notNull(),
  /** What it was last made; that a quoted one has expired follows from `expiresAt`. */
  status: text('status').$type<Exclude<ThreadStatus, 'expired'>>().notNull(),
  /** When the last open quote ends; null where none is open. */
  expiresAt: instant('expires_at'),
  lastAt: instant('last_at').notNull(),
  /** The last message or quote that a side has seen; null where the supplier has not seen the enquiry. */
  buyerSeen: integer('buyer_seen').notNull().default(0),
  supplierSeen: integer('supplier_seen'),
  buyerBlocked: boolean('buyer_blocked').notNull().default(false),
  supplierBlocked: boolean('supplier_blocked').notNull().default(false),
  buyerNotifiedAt: instant('buyer_notified_at'),
  supplierNotifiedAt: instant('supplier_notified_at'),
  /** When the supplier was reminded that nobody answered. */
  remindedAt: instant('reminded_at'),
});

/** Messages and quotes are numbered together, so that one number says what of both was seen. */
const threadEntryId = () =>
  integer('id')
    .primaryKey()
    .default(sql`nextval('thread_entry_id')`);

/** What somebody wrote in a thread. */
export const threadMessage = pgTable('thread_message', {
  id: threadEntryId(),
  threadId: integer('thread_id').notNull(),
  side: text('side').$type<Side>().notNull(),
  /** Null where the member is no more. */
  memberId: integer('member_id'),
  requestKey: text('request_key').notNull(),
  text: text('text').notNull(),
  lang: text('lang').$type<EditionKey>().notNull(),
  sentAt: instant('sent_at').notNull(),
});

/** A quote of a supplier in a thread. */
export const threadQuote = pgTable('thread_quote', {
  id: threadEntryId(),
  threadId: integer('thread_id').notNull(),
  /** Who sent it; null where the member is no more. */
  memberId: integer('member_id'),
  requestKey: text('request_key').notNull(),
  currency: text('currency').$type<QuoteCurrency>().notNull(),
  prices: jsonb('prices').$type<{ quantity: number; unit_price: number }[]>().notNull(),
  leadTimeDays: integer('lead_time_days'),
  /** YYYY-MM-DD */
  validUntil: text('valid_until').notNull(),
  /** The end of that day. */
  expiresAt: instant('expires_at').notNull(),
  incoterm: text('incoterm').$type<Incoterm>(),
  toolingCost: doublePrecision('tooling_cost'),
  notes: text('notes').notNull(),
  /** The edition that the notes were written in. */
  lang: text('lang').$type<EditionKey>().notNull(),
  sentAt: instant('sent_at').notNull(),
  /** An open one whose day is over has expired. */
  decision: text('decision').$type<'open' | 'accepted' | 'declined'>().notNull(),
  decidedAt: instant('decided_at'),
  /** When the buyer was reminded that it ends. */
  remindedAt: instant('reminded_at'),
});

/** A thread that a member reported. */
export const threadReport = pgTable(
  'thread_report',
  {
    threadId: integer('thread_id').notNull(),
    memberId: integer('member_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** When the people who run the site were done with it; null before. */
    closedAt: instant('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.memberId] })],
);

/** A file that a member uploaded; its bytes are in the data folder, under the same id. */
export const upload = pgTable('upload', {
  id: text('id').primaryKey(),
  memberId: integer('member_id').notNull(),
  name: text('name').notNull(),
  type: text('type').$type<UploadType>().notNull(),
  bytes: integer('bytes').notNull(),
  /** SHA-256, so that the same file is stored once. */
  contentHash: text('content_hash').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Where an uploaded file is: in an enquiry or in a message. */
export const attachment = pgTable('attachment', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  uploadId: text('upload_id').notNull(),
  enquiryId: integer('enquiry_id'),
  messageId: integer('message_id'),
});
