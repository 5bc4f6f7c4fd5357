import type {
  Enquiry,
  EnquiryDetail,
  EnquiryForm,
  EnquiryReceipt,
  Id,
  Page,
  QuoteForm,
  ReportReason,
  Side,
  Thread,
  ThreadStatus,
  ThreadSummary,
  Upload,
} from '@millwright/domain';
import type { ApiClient } from '../client.ts';
import { pageOf, perform } from '../http/http.ts';
import * as enquiries from '../contract/enquiry.ts';
import * as quotes from '../contract/quote.ts';
import * as threads from '../contract/thread.ts';
import * as uploads from '../contract/upload.ts';
import type { CallOptions } from '../http/http.types.ts';
import { failed, type Result } from '../result.ts';
import type { MemberListQuery } from './member-things.ts';

/** How long a file may take to be sent, in milliseconds: ten megabytes over a slow line. */
const uploadTimeout = 120_000;

/** A page of the member's enquiries. */
export const listEnquiries = (
  client: ApiClient,
  query: MemberListQuery = {},
  options?: CallOptions,
): Promise<Result<Page<Enquiry>>> =>
  perform(client, enquiries.enquiryList, { query: { ...query } }, pageOf(enquiries.readEnquiry), options);

/**
 * Sends an enquiry and returns its id, with the suppliers that were named but not asked; `key` is made once for each
 * form, so that a repeated sending counts once.
 */
export const sendEnquiry = (
  client: ApiClient,
  { targetId, supplierIds, targetDate, ...form }: EnquiryForm,
  key: string,
  options?: CallOptions,
): Promise<Result<EnquiryReceipt>> =>
  perform(
    client,
    enquiries.sendEnquiry,
    { body: { ...form, target_id: targetId, supplier_ids: supplierIds, target_date: targetDate, key } },
    ({ id, not_asked: notAskedIds }) => ({ id, notAskedIds }),
    options,
  );

/** An enquiry of the member with its threads, and their quotes for the comparison. */
export const getEnquiry = (client: ApiClient, id: Id, options?: CallOptions): Promise<Result<EnquiryDetail>> =>
  perform(client, threads.enquiryDetail, { query: { id } }, threads.readEnquiryDetail, options);

/** Which threads are listed. */
export interface ThreadListQuery extends MemberListQuery {
  /** Those of the member, or those of the suppliers that the member belongs to. @default buyer */
  role?: Side;
  /** Those of one supplier. @default all */
  supplier?: Id;
  /** Those that stand there. @default all */
  status?: ThreadStatus;
}

/** A page of threads, the last in which something was said first. */
export const listThreads = (
  client: ApiClient,
  query: ThreadListQuery = {},
  options?: CallOptions,
): Promise<Result<Page<ThreadSummary>>> =>
  perform(client, threads.threadList, { query: { ...query } }, pageOf(threads.readThreadSummary), options);

/** A thread with its last 50 messages, or the 50 before a message. */
export const getThread = (
  client: ApiClient,
  id: Id,
  { before }: { before?: Id | undefined } = {},
  options?: CallOptions,
): Promise<Result<Thread>> =>
  perform(client, threads.threadDetail, { query: { id, before } }, threads.readThreadDetail, options);

/** The member's side has seen everything in a thread; that a supplier's side did is seen by the buyer. */
export const markThreadRead = (client: ApiClient, id: Id, options?: CallOptions): Promise<Result<void>> =>
  perform(client, threads.readThread, { body: { id } }, () => undefined, options);

/** Writes into a thread and returns the id of the message; a repeated sending with the same key counts once. */
export const sendThreadMessage = (
  client: ApiClient,
  id: Id,
  message: { text: string; uploads?: readonly string[] },
  key: string,
  options?: CallOptions,
): Promise<Result<Id>> =>
  perform(
    client,
    threads.sendMessage,
    { body: { id, text: message.text, uploads: message.uploads ?? [], key } },
    (sent) => sent.id,
    options,
  );

/** A supplier quotes; returns the id of the quote. A repeated sending with the same key counts once. */
export const sendQuote = (
  client: ApiClient,
  threadId: Id,
  { prices, leadTimeDays, validUntil, toolingCost, ...form }: QuoteForm,
  key: string,
  options?: CallOptions,
): Promise<Result<Id>> =>
  perform(
    client,
    quotes.sendQuote,
    {
      body: {
        ...form,
        id: threadId,
        key,
        prices: prices.map((price) => ({ quantity: price.quantity, unit_price: price.unitPrice })),
        lead_time_days: leadTimeDays,
        valid_until: validUntil,
        tooling_cost: toolingCost,
      },
    },
    ({ id }) => id,
    options,
  );

/** The buyer accepts or declines a quote. @param reason becomes a message of the thread; empty for none */
export const decideQuote = (
  client: ApiClient,
  id: Id,
  decision: 'accepted' | 'declined',
  reason = '',
  options?: CallOptions,
): Promise<Result<void>> =>
  perform(client, quotes.decideQuote, { body: { id, decision, reason } }, () => undefined, options);

/** The supplier will not quote. @param reason becomes a message of the thread; empty for none */
export const declineThread = (client: ApiClient, id: Id, reason = '', options?: CallOptions): Promise<Result<void>> =>
  perform(client, threads.declineThread, { body: { id, reason } }, () => undefined, options);

/** Reports a thread to the people who run the site. */
export const reportThread = (
  client: ApiClient,
  id: Id,
  report: { reason: ReportReason; text: string },
  options?: CallOptions,
): Promise<Result<void>> =>
  perform(client, threads.reportThread, { body: { id, ...report } }, () => undefined, options);

/** Takes nothing more from the other side of a thread, or takes it again. */
export const blockThread = (
  client: ApiClient,
  id: Id,
  blocked: boolean,
  options?: CallOptions,
): Promise<Result<void>> => perform(client, threads.blockThread, { body: { id, blocked } }, () => undefined, options);

/** Stores a file, at most 10 MB, for an enquiry or a message that is sent within a day. */
export async function uploadFile(
  client: ApiClient,
  name: string,
  file: Blob,
  options?: CallOptions,
): Promise<Result<Upload>> {
  // A file that was moved since it was chosen cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return failed({ kind: 'malformed', problem: 'the file cannot be read' });
  return perform(client, uploads.uploadFile, { query: { name }, file: new Uint8Array(bytes) }, uploads.readUpload, {
    timeout: uploadTimeout,
    ...options,
  });
}

/** Where an uploaded file is fetched from, as an attachment. */
export const uploadUrl = (client: ApiClient, id: string): string =>
  client.urlOf(`${uploads.uploadedFile.path}?id=${encodeURIComponent(id)}`);
