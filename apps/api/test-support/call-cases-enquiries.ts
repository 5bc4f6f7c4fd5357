import {
  blockThread,
  decideQuote,
  declineThread,
  getEnquiry,
  getThread,
  listEnquiries,
  listThreads,
  markThreadRead,
  reportThread,
  type Result,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  uploadFile,
  valueOf,
} from '@millwright/api-client';
import type { EnquiryForm, QuoteForm } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { mostBytes } from '../src/routes/uploads/uploads.handlers.ts';
import type { Browser } from './browser.ts';
import { asBusyMember, asMember, nothing, ofMember, someId, type CallCase } from './call-case.ts';
import type { Stage } from './call-stage.ts';

/** An enquiry about a product of the supplier 1001, in which nothing more than needed is said. */
export const sampleEnquiry: EnquiryForm = {
  targetId: 1500,
  supplierIds: [],
  specification: '',
  parameters: [],
  quantity: 3,
  unit: '台',
  targetDate: null,
  destination: '',
  incoterm: null,
  message: '请报价',
  uploads: [],
};

/** A quote that holds for a month of the tests' clock. */
export const sampleQuote: QuoteForm = {
  currency: 'EUR',
  prices: [
    { quantity: 1, unitPrice: 12_500.5 },
    { quantity: 10, unitPrice: 11_900 },
  ],
  leadTimeDays: 45,
  validUntil: '2026-04-15',
  incoterm: 'FOB',
  toolingCost: null,
  notes: '',
};

/** A file that says that it is a PDF. */
export const samplePdf = (text = 'drawing'): Blob => new Blob([`%PDF-1.7\n${text}`]);

let keys = 0;
/** A key that no form has made. */
export const nextKey = (): string => `key-${String((keys += 1)).padStart(16, '0')}`;

/** Sends an enquiry to the supplier 1001 and returns the id of its thread. */
export async function openThread({ client }: Pick<Browser, 'client'>, form = sampleEnquiry): Promise<number> {
  const { id } = valueOf(await sendEnquiry(client, form, nextKey()));
  return valueOf(await getEnquiry(client, id)).threads[0]!.id;
}

/** Has the supplier quote in a thread, and returns the id of the quote. */
export const quoteIn = async ({ client }: Pick<Browser, 'client'>, thread: number): Promise<number> =>
  valueOf(await sendQuote(client, thread, sampleQuote, nextKey()));

/** Asks about a thread that the member has begun. */
const inThread =
  (
    by: 'member' | 'supplier',
    request: (client: Browser['client'], thread: number, stage: Stage) => Promise<Result<unknown>>,
  ) =>
  async (stage: Stage): Promise<Result<unknown>> =>
    request(stage[by].client, await openThread(stage.member), stage);

/** Asks about a thread whose other side takes nothing more. */
const inBlockedThread =
  (by: 'member' | 'supplier', request: (client: Browser['client'], thread: number) => Promise<Result<unknown>>) =>
  async (stage: Stage): Promise<Result<unknown>> => {
    const thread = await openThread(stage.member);
    const other = by === 'member' ? stage.supplier : stage.member;
    valueOf(await blockThread(other.client, thread, true));
    // A supplier that takes nothing more of a member would take no further enquiry either.
    return request(stage[by].client, thread).finally(() => blockThread(other.client, thread, false));
  };

const message = { text: '何时交货？' };

/** Cases of enquiries, their threads, quotes and files. */
export const enquiryCases = {
  blockThread: {
    ...ofMember((client) => blockThread(client, nothing, true), undefined, {
      not_found: asMember((client) => blockThread(client, nothing, true)),
      invalid_request: asMember((client) => blockThread(client, 1, 'yes' as never)),
      member_limit: asBusyMember('decision', (client) => blockThread(client, 1, true)),
    }),
    succeed: inThread('member', (client, thread) => blockThread(client, thread, true)),
  },
  decideQuote: {
    ...ofMember((client) => decideQuote(client, nothing, 'accepted'), undefined, {
      not_found: asMember((client) => decideQuote(client, nothing, 'accepted')),
      invalid_request: asMember((client) => decideQuote(client, 1, 'open' as never)),
      forbidden: inThread('supplier', async (client, thread, stage) =>
        decideQuote(client, await quoteIn(stage.supplier, thread), 'accepted'),
      ),
      thread_closed: inThread('member', async (client, thread, stage) => {
        const quote = await quoteIn(stage.supplier, thread);
        valueOf(await decideQuote(client, quote, 'declined'));
        return decideQuote(client, quote, 'accepted');
      }),
      member_limit: asBusyMember('decision', (client) => decideQuote(client, 1, 'accepted')),
    }),
    succeed: inThread('member', async (client, thread, stage) =>
      decideQuote(client, await quoteIn(stage.supplier, thread), 'accepted', '成交'),
    ),
  },
  declineThread: {
    ...ofMember((client) => declineThread(client, nothing), undefined, {
      not_found: asMember((client) => declineThread(client, nothing)),
      invalid_request: asMember((client) => declineThread(client, 1, 5 as never)),
      forbidden: inThread('member', (client, thread) => declineThread(client, thread)),
      thread_closed: inThread('supplier', async (client, thread, stage) => {
        await quoteIn(stage.supplier, thread);
        return declineThread(client, thread);
      }),
      thread_blocked: inBlockedThread('supplier', (client, thread) => declineThread(client, thread)),
      member_limit: asBusyMember('decision', (client) => declineThread(client, 1)),
    }),
    succeed: inThread('supplier', (client, thread) => declineThread(client, thread, '不在我们的范围内')),
  },
  enquiryDetail: {
    ...ofMember(
      (client) => getEnquiry(client, nothing),
      { threads: [someId], quotes: [] },
      {
        not_found: asMember((client) => getEnquiry(client, nothing)),
      },
    ),
    succeed: async ({ member }: Stage) =>
      getEnquiry(member.client, valueOf(await sendEnquiry(member.client, sampleEnquiry, nextKey())).id),
  },
  enquiryList: ofMember((client) => listEnquiries(client), { items: expect.any(Array), page: 1 }),
  readThread: {
    ...ofMember((client) => markThreadRead(client, nothing), undefined, {
      not_found: asMember((client) => markThreadRead(client, nothing)),
      invalid_request: asMember((client) => markThreadRead(client, 0)),
      member_limit: asBusyMember('reading', (client) => markThreadRead(client, 1)),
    }),
    succeed: inThread('supplier', (client, thread) => markThreadRead(client, thread)),
  },
  reportThread: {
    ...ofMember((client) => reportThread(client, nothing, { reason: 'spam', text: '' }), undefined, {
      not_found: asMember((client) => reportThread(client, nothing, { reason: 'spam', text: '' })),
      invalid_request: asMember((client) => reportThread(client, 1, { reason: 'bored' as never, text: '' })),
      member_limit: asBusyMember('report', (client) => reportThread(client, 1, { reason: 'spam', text: '' })),
    }),
    succeed: inThread('member', (client, thread) => reportThread(client, thread, { reason: 'fraud', text: '' })),
  },
  sendEnquiry: ofMember(
    (client) => sendEnquiry(client, sampleEnquiry, 'form-0123456789ab'),
    { id: expect.any(Number), notAskedIds: [] },
    {
      not_found: asMember((client) => sendEnquiry(client, { ...sampleEnquiry, targetId: nothing }, nextKey())),
      invalid_request: asMember((client) => sendEnquiry(client, { ...sampleEnquiry, quantity: 0 }, nextKey())),
      // A post that belongs to no supplier.
      no_recipient: asMember((client) => sendEnquiry(client, { ...sampleEnquiry, targetId: 1600 }, nextKey())),
      thread_blocked: inBlockedThread('member', (client) => sendEnquiry(client, sampleEnquiry, nextKey())),
      member_limit: asBusyMember('enquiry', (client) => sendEnquiry(client, sampleEnquiry, nextKey())),
    },
  ),
  sendMessage: {
    ...ofMember((client) => sendThreadMessage(client, nothing, message, nextKey()), expect.any(Number), {
      not_found: asMember((client) => sendThreadMessage(client, nothing, message, nextKey())),
      invalid_request: asMember((client) => sendThreadMessage(client, 1, { text: ' ' }, nextKey())),
      thread_blocked: inBlockedThread('supplier', (client, thread) =>
        sendThreadMessage(client, thread, message, nextKey()),
      ),
      member_limit: asBusyMember('message', (client) => sendThreadMessage(client, 1, message, nextKey())),
    }),
    succeed: inThread('member', (client, thread) => sendThreadMessage(client, thread, message, nextKey())),
  },
  sendQuote: {
    ...ofMember((client) => sendQuote(client, nothing, sampleQuote, nextKey()), expect.any(Number), {
      not_found: asMember((client) => sendQuote(client, nothing, sampleQuote, nextKey())),
      invalid_request: asMember((client) =>
        sendQuote(client, 1, { ...sampleQuote, validUntil: '2020-01-01' }, nextKey()),
      ),
      forbidden: inThread('member', (client, thread) => sendQuote(client, thread, sampleQuote, nextKey())),
      thread_closed: inThread('supplier', async (client, thread, stage) => {
        valueOf(await decideQuote(stage.member.client, await quoteIn(stage.supplier, thread), 'accepted'));
        return sendQuote(client, thread, sampleQuote, nextKey());
      }),
      thread_blocked: inBlockedThread('supplier', (client, thread) =>
        sendQuote(client, thread, sampleQuote, nextKey()),
      ),
      member_limit: asBusyMember('quote', (client) => sendQuote(client, 1, sampleQuote, nextKey())),
    }),
    succeed: inThread('supplier', (client, thread) => sendQuote(client, thread, sampleQuote, nextKey())),
  },
  threadDetail: {
    ...ofMember(
      (client) => getThread(client, nothing),
      { side: 'supplier', messages: [], quotes: [], earlier: false },
      {
        not_found: asMember((client) => getThread(client, nothing)),
      },
    ),
    succeed: inThread('supplier', (client, thread) => getThread(client, thread)),
  },
  threadList: ofMember((client) => listThreads(client), { items: expect.any(Array), page: 1 }),
  uploadFile: ofMember(
    (client) => uploadFile(client, '图纸.pdf', samplePdf()),
    { name: '图纸.pdf', type: 'pdf' },
    {
      invalid_request: asMember((client) => uploadFile(client, ' ', samplePdf())),
      file_refused: asMember((client) => uploadFile(client, 'page.pdf', new Blob(['<!doctype html>']))),
      storage_full: async ({ test, supplier }) => {
        await test.database.db.execute(sql`
        insert into upload (id, member_id, name, type, bytes, content_hash, uploaded_at)
        select 'full', 3, 'full.pdf', 'pdf', ${mostBytes}::integer, 'full', ${test.time.now.toISOString()}::timestamptz`);
        return uploadFile(supplier.client, 'one-more.pdf', samplePdf('one more'));
      },
      member_limit: asBusyMember('upload', (client) => uploadFile(client, 'one-more.pdf', samplePdf())),
    },
  ),
} satisfies Record<string, CallCase>;
