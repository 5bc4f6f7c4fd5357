import {
  ALL_EDITION_KEYS,
  ENQUIRY_LIMITS,
  REPORT_REASONS,
  SIDES,
  THREAD_STATUSES,
  type EnquiryDetail,
  type Thread,
  type ThreadMessage,
  type ThreadSummary,
} from '@millwright/domain';
import * as v from 'valibot';
import { defineExtension, type ReadContext } from './call.ts';
import { readEnquiry, wireEnquiry } from './enquiry.ts';
import { readReference, wireReference } from './entry.ts';
import {
  queryId,
  queryPage,
  queryRows,
  queryWord,
  requestKey,
  requiredText,
  wireCount,
  wireMemberList,
  wireId,
  wireInstant,
  wirePage,
  writtenText,
} from './fields.ts';
import { readQuote, wireQuote } from './quote.ts';
import { readUpload, uploadId, wireUpload } from './upload.ts';

const summary = {
  id: wireId,
  enquiry_id: wireId,
  supplier: wireReference,
  buyer: v.object({ name: v.string(), company: v.string() }),
  target: v.nullish(wireReference, null),
  status: v.picklist(THREAD_STATUSES),
  unread: wireCount,
  time: wireInstant,
  quantity: wireCount,
  unit: v.string(),
};

const wireThreadSummary = v.object(summary);

const wireMessage = v.object({
  id: wireId,
  side: v.picklist(SIDES),
  author: v.string(),
  text: v.string(),
  lang: v.picklist(ALL_EDITION_KEYS),
  time: wireInstant,
  uploads: v.array(wireUpload),
});

/** A page of the threads of the member: as the buyer, or of the suppliers that the member belongs to. */
export const threadList = defineExtension({
  method: 'GET',
  path: '/memberApi/threads',
  request: v.object({
    /** Without it, as the buyer. */
    role: queryWord(SIDES),
    supplier: queryId,
    status: queryWord(THREAD_STATUSES),
    page: queryPage,
    rows: queryRows,
  }),
  response: wireMemberList(wirePage(wireThreadSummary)),
});

/** A thread of the member, with the last 50 messages before `before`. */
export const threadDetail = defineExtension({
  method: 'GET',
  path: '/memberApi/threads/detail',
  request: v.object({ id: queryId, before: queryId }),
  response: v.object({
    ...summary,
    side: v.picklist(SIDES),
    enquiry: wireEnquiry,
    messages: wirePage(wireMessage),
    earlier: v.boolean(),
    quotes: wirePage(wireQuote),
    blocked: v.boolean(),
  }),
});

/** An enquiry of the member, with its threads and their quotes. */
export const enquiryDetail = defineExtension({
  method: 'GET',
  path: '/memberApi/enquiries/detail',
  request: v.object({ id: queryId }),
  response: v.object({
    ...wireEnquiry.entries,
    threads: wirePage(wireThreadSummary),
    quotes: wirePage(wireQuote),
  }),
});

/** The reader's side has seen everything that is in a thread. */
export const readThread = defineExtension({
  method: 'POST',
  path: '/memberApi/threads/read',
  request: v.object({ id: wireId }),
  response: v.null(),
});

/** Writes into a thread. The `key` is made by the form: what is sent again with the same one is stored once. */
export const sendMessage = defineExtension({
  method: 'POST',
  path: '/memberApi/threads/messages',
  request: v.object({
    id: wireId,
    text: requiredText(4000),
    key: requestKey,
    uploads: v.optional(v.pipe(v.array(uploadId), v.maxLength(ENQUIRY_LIMITS.uploads)), []),
  }),
  response: v.object({ id: wireId }),
});

/** The supplier will not quote; the reason becomes a message. */
export const declineThread = defineExtension({
  method: 'POST',
  path: '/memberApi/threads/decline',
  request: v.object({ id: wireId, reason: v.optional(writtenText(2000), '') }),
  response: v.null(),
});

/** Reports a thread to the people who run the site; a second report replaces the first. */
export const reportThread = defineExtension({
  method: 'POST',
  path: '/memberApi/threads/report',
  request: v.object({ id: wireId, reason: v.picklist(REPORT_REASONS), text: v.optional(writtenText(2000), '') }),
  response: v.null(),
});

/** Takes nothing more from the other side of a thread, or takes it again. */
export const blockThread = defineExtension({
  method: 'POST',
  path: '/memberApi/threads/block',
  request: v.object({ id: wireId, blocked: v.boolean() }),
  response: v.null(),
});

/**
 * The page that a message links to, on which a member turns notifications of one kind off without a login. It returns
 * HTML, and does it only with `confirm=1`.
 */
export const unsubscribePage = {
  method: 'GET',
  path: '/memberApi/unsubscribe',
  request: v.object({ token: v.pipe(v.string(), v.maxLength(100)), confirm: queryWord(['1']) }),
} as const;

/** A thread of a list as the domain knows it. */
export const readThreadSummary = (
  wire: v.InferOutput<typeof wireThreadSummary>,
  context: ReadContext,
): ThreadSummary => ({
  id: wire.id,
  enquiryId: wire.enquiry_id,
  supplier: readReference(wire.supplier, context),
  buyer: wire.buyer,
  target: wire.target && readReference(wire.target, context),
  status: wire.status,
  unread: wire.unread,
  lastAt: wire.time,
  quantity: wire.quantity,
  unit: wire.unit,
});

const readMessage = ({ time, uploads, ...wire }: v.InferOutput<typeof wireMessage>): ThreadMessage => ({
  ...wire,
  sentAt: time,
  uploads: uploads.map(readUpload),
});

/** A thread as the domain knows it. */
export const readThreadDetail = (wire: v.InferOutput<typeof threadDetail.response>, context: ReadContext): Thread => ({
  ...readThreadSummary(wire, context),
  side: wire.side,
  enquiry: readEnquiry(wire.enquiry, context),
  messages: wire.messages.map(readMessage),
  earlier: wire.earlier,
  quotes: wire.quotes.map((quote) => readQuote(quote, context)),
  blocked: wire.blocked,
});

/** An enquiry with its threads as the domain knows it. */
export const readEnquiryDetail = (
  wire: v.InferOutput<typeof enquiryDetail.response>,
  context: ReadContext,
): EnquiryDetail => ({
  ...readEnquiry(wire, context),
  threads: wire.threads.map((thread) => readThreadSummary(thread, context)),
  quotes: wire.quotes.map((quote) => readQuote(quote, context)),
});
