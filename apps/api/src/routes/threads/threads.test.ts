import {
  blockThread,
  decideQuote,
  declineThread,
  getEnquiry,
  getSupplier,
  getThread,
  listEnquiries,
  listThreads,
  markThreadRead,
  reportThread,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  uploadFile,
  valueOf,
  wrongFields,
} from '@millwright/api-client';
import type { EnquiryForm, ThreadStatus } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import {
  nextKey,
  openThread,
  quoteIn,
  sampleEnquiry,
  samplePdf,
  sampleQuote,
} from '../../../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { enquiry, enquiryThread, memberAction, threadMessage, threadQuote, threadReport } from '../../db/schema.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';
import { reasonOf } from '../../../test-support/results.ts';

const hour = 3_600_000;

describeOnOneDatabase('an enquiry to suppliers', (use) => {
  let [buyer, supplier]: Browser[] = [];
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    [buyer, supplier] = [await logIn(use().api, 0, 'cn'), await logIn(use().api, 2, 'en')];
  });
  beforeEach(async () => {
    // What the tests before did leaves room, and each thing happens a minute after the one before.
    use().time.now = fixtureNow;
    await use().database.db.delete(memberAction);
  });
  const pass = (time: number): void => void (use().time.now = new Date(use().time.now.getTime() + time));
  const statusOf = async (thread: number): Promise<ThreadStatus> =>
    valueOf(await getThread(buyer!.client, thread)).status;

  it('goes to three, comes back as three answers, is compared and accepted', async () => {
    const { client } = buyer!;
    const upload = valueOf(await uploadFile(client, '图纸.pdf', samplePdf()));
    const form: EnquiryForm = {
      targetId: 1500,
      // The supplier of the product is requested once, however often it is named.
      supplierIds: [1000, 1001, 1002, 1000],
      specification: '瓶盖，PP，直径 28 mm',
      parameters: [{ label: '锁模力', value: '500 kN' }],
      quantity: 10_000,
      unit: '件',
      targetDate: '2026-06-01',
      destination: '佛山',
      incoterm: 'DAP',
      message: '请按图纸报价。\n谢谢！',
      uploads: [upload.id],
    };
    const { id } = valueOf(await sendEnquiry(client, form, nextKey()));
    const sent = valueOf(await getEnquiry(client, id));
    const { supplierIds, uploads, ...same } = form;
    expect(sent).toMatchObject({ ...same, uploads: [upload], lang: 'cn', target: { id: 1500 }, quotes: [] });
    expect([supplierIds, uploads, sent.supplierIds]).toEqual([supplierIds, [upload.id], supplierIds]);
    expect(sent.threads.map((thread) => [thread.supplier.id, thread.status, thread.unread])).toEqual([
      [1001, 'sent', 0],
      [1000, 'sent', 0],
      [1002, 'sent', 0],
    ]);

    const inbox = valueOf(await listThreads(supplier!.client, { role: 'supplier' }));
    expect(inbox).toMatchObject({ total: 3, page: 1, rows: 20 });
    expect(inbox.items[0]).toMatchObject({
      enquiryId: id,
      buyer: { name: '林晓', company: '' },
      unread: 1,
      quantity: 10_000,
      unit: '件',
      target: { id: 1500, title: 'product no. 0' },
    });
    const quotes = [];
    for (const [at, { id: thread }] of sent.threads.entries()) {
      pass(hour);
      valueOf(await markThreadRead(supplier!.client, thread));
      expect(await statusOf(thread)).toBe('read');
      valueOf(await sendThreadMessage(supplier!.client, thread, { text: 'We can do that.' }, nextKey()));
      expect(await statusOf(thread)).toBe('answered');
      const quote = { ...sampleQuote, prices: [{ quantity: 1, unitPrice: 0.0825 + at }], toolingCost: 9500 };
      quotes.push(valueOf(await sendQuote(supplier!.client, thread, quote, nextKey())));
      expect(await statusOf(thread)).toBe('quoted');
    }
    const compared = valueOf(await getEnquiry(client, id));
    expect(compared.quotes.map((quote) => [quote.id, quote.supplier.id, quote.prices, quote.decision])).toEqual([
      [quotes[0], 1001, [{ quantity: 1, unitPrice: 0.0825 }], 'open'],
      [quotes[1], 1000, [{ quantity: 1, unitPrice: 1.0825 }], 'open'],
      [quotes[2], 1002, [{ quantity: 1, unitPrice: 2.0825 }], 'open'],
    ]);
    expect(compared.quotes[0]).toMatchObject({
      ...sampleQuote,
      prices: expect.anything(),
      toolingCost: 9500,
      lang: 'en',
    });
    expect(compared.threads.map(({ unread }) => unread)).toEqual([2, 2, 2]);
    const [best, ...others] = compared.threads.map((thread) => thread.id);
    valueOf(await decideQuote(client, quotes[0]!, 'accepted', '成交，请发合同。'));
    for (const quote of quotes.slice(1)) valueOf(await decideQuote(client, quote, 'declined'));
    const accepted = valueOf(await getThread(supplier!.client, best!));
    expect(accepted).toMatchObject({ status: 'accepted', side: 'supplier', quotes: [{ decision: 'accepted' }] });
    expect(accepted.messages.map((message) => [message.side, message.author, message.lang, message.text])).toEqual([
      ['supplier', '陈伟', 'en', 'We can do that.'],
      ['buyer', '林晓', 'cn', '成交，请发合同。'],
    ]);
    for (const other of others) expect(await statusOf(other)).toBe('declined');
    // The facts that answer times are computed from: each was answered once, an hour after the one before.
    const listed = valueOf(await listEnquiries(client)).items.find((item) => item.id === id)!;
    expect(listed.repliedAt).toBe(new Date(fixtureNow.getTime() + hour).toISOString());
    const page = valueOf(await getSupplier(client, 1002));
    expect(page.replies).toEqual({ medianHours: 3, repliedPercent: 100, enquiries: 1 });
  });

  it('stores what is sent again with the same key once, at the same time too, and responds the same', async () => {
    const thread = await openThread(buyer!);
    const [messageKey, quoteKey] = [nextKey(), nextKey()];
    const send = () => sendThreadMessage(buyer!.client, thread, { text: '？' }, messageKey);
    const quote = () => sendQuote(supplier!.client, thread, sampleQuote, quoteKey);
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    const [firstQuote, ...otherQuotes] = await Promise.all([quote(), quote(), quote()]);
    expect([first!.ok, firstQuote!.ok]).toEqual([true, true]);
    for (const other of [...others, await send()]) expect(other).toEqual(first);
    for (const other of [...otherQuotes, await quote()]) expect(other).toEqual(firstQuote);
    const { db } = use().database;
    expect(await db.$count(threadMessage, eq(threadMessage.threadId, thread))).toBe(1);
    expect(await db.$count(threadQuote, eq(threadQuote.threadId, thread))).toBe(1);
    // The other side's key is another key.
    expect(await sendThreadMessage(supplier!.client, thread, { text: '!' }, messageKey)).not.toEqual(first);
  });

  it('counts for each side what it has not seen', async () => {
    const thread = await openThread(buyer!);
    const unread = async () => [
      valueOf(await getThread(buyer!.client, thread)).unread,
      valueOf(await getThread(supplier!.client, thread)).unread,
    ];
    expect(await unread()).toEqual([0, 1]);
    valueOf(await markThreadRead(supplier!.client, thread));
    expect(await unread()).toEqual([0, 0]);
    valueOf(await sendThreadMessage(supplier!.client, thread, { text: '1' }, nextKey()));
    await quoteIn(supplier!, thread);
    expect(await unread()).toEqual([2, 0]);
    valueOf(await sendThreadMessage(buyer!.client, thread, { text: '2' }, nextKey()));
    expect(await unread()).toEqual([2, 1]);
    valueOf(await markThreadRead(buyer!.client, thread));
    expect(await unread()).toEqual([0, 1]);
  });

  it('expires when the last day of the last open quote is over in Shanghai, and a new quote reopens it', async () => {
    const thread = await openThread(buyer!);
    const until = async (validUntil: string) =>
      valueOf(await sendQuote(supplier!.client, thread, { ...sampleQuote, validUntil }, nextKey()));
    const [short, long] = [await until('2026-03-03'), await until('2026-03-05')];
    const decisions = async () =>
      valueOf(await getThread(buyer!.client, thread)).quotes.map(({ decision }) => decision);
    use().time.now = new Date('2026-03-03T16:00:00Z');
    expect([await statusOf(thread), await decisions()]).toEqual(['quoted', ['expired', 'open']]);
    expect(reasonOf(await decideQuote(buyer!.client, short, 'accepted'))).toBe('thread_closed');
    use().time.now = new Date('2026-03-05T15:59:59.999Z');
    expect(await statusOf(thread)).toBe('quoted');
    use().time.now = new Date('2026-03-05T16:00:00Z');
    expect([await statusOf(thread), await decisions()]).toEqual(['expired', ['expired', 'expired']]);
    expect(reasonOf(await decideQuote(buyer!.client, long, 'accepted'))).toBe('thread_closed');
    const expired = valueOf(await listThreads(buyer!.client, { status: 'expired' }));
    expect(expired.items.map(({ id }) => id)).toEqual([thread]);
    expect(valueOf(await listThreads(buyer!.client, { status: 'quoted' })).items.map(({ id }) => id)).not.toContain(
      thread,
    );
    valueOf(await sendThreadMessage(supplier!.client, thread, { text: '…' }, nextKey()));
    expect(await statusOf(thread)).toBe('expired');
    valueOf(await sendQuote(supplier!.client, thread, { ...sampleQuote, validUntil: '2026-03-06' }, nextKey()));
    expect([await statusOf(thread), await decisions()]).toEqual(['quoted', ['expired', 'expired', 'open']]);
  });

  it('is declined when the last open quote is, or by the supplier, once; accepting one declines the others', async () => {
    const thread = await openThread(buyer!);
    const [one, two] = [await quoteIn(supplier!, thread), await quoteIn(supplier!, thread)];
    valueOf(await decideQuote(buyer!.client, one, 'declined'));
    expect(await statusOf(thread)).toBe('quoted');
    valueOf(await decideQuote(buyer!.client, two, 'declined', '太贵'));
    valueOf(await decideQuote(buyer!.client, two, 'declined', '太贵'));
    const declined = valueOf(await getThread(supplier!.client, thread));
    expect([declined.status, declined.messages.map(({ text }) => text)]).toEqual(['declined', ['太贵']]);
    const [three, four] = [await quoteIn(supplier!, thread), await quoteIn(supplier!, thread)];
    valueOf(await decideQuote(buyer!.client, four, 'accepted'));
    const { status, quotes } = valueOf(await getThread(buyer!.client, thread));
    expect([status, quotes.map(({ decision }) => decision)]).toEqual([
      'accepted',
      ['declined', 'declined', 'declined', 'accepted'],
    ]);
    expect(reasonOf(await decideQuote(buyer!.client, three, 'accepted'))).toBe('thread_closed');
    expect(reasonOf(await sendQuote(supplier!.client, thread, sampleQuote, nextKey()))).toBe('thread_closed');

    const other = await openThread(buyer!);
    for (let time = 0; time < 2; time += 1) valueOf(await declineThread(supplier!.client, other, 'Not our size.'));
    const refused = valueOf(await getThread(buyer!.client, other));
    expect([refused.status, refused.messages.map(({ text }) => text)]).toEqual(['declined', ['Not our size.']]);
  });

  it('takes nothing of a side that the other has blocked, and takes it again; a report is stored', async () => {
    const thread = await openThread(buyer!);
    valueOf(await blockThread(buyer!.client, thread, true));
    expect(valueOf(await getThread(buyer!.client, thread)).blocked).toBe(true);
    expect(valueOf(await getThread(supplier!.client, thread)).blocked).toBe(false);
    expect([
      reasonOf(await sendThreadMessage(supplier!.client, thread, { text: '!' }, nextKey())),
      reasonOf(await sendQuote(supplier!.client, thread, sampleQuote, nextKey())),
      reasonOf(await declineThread(supplier!.client, thread, '!')),
      reasonOf(await sendThreadMessage(buyer!.client, thread, { text: '?' }, nextKey())),
    ]).toEqual(['thread_blocked', 'thread_blocked', 'thread_blocked', null]);
    valueOf(await blockThread(buyer!.client, thread, false));
    valueOf(await sendThreadMessage(supplier!.client, thread, { text: '!' }, nextKey()));
    valueOf(await reportThread(buyer!.client, thread, { reason: 'insult', text: 'first' }));
    valueOf(await reportThread(buyer!.client, thread, { reason: 'spam', text: '广告' }));
    const { db } = use().database;
    expect(await db.select().from(threadReport).where(eq(threadReport.threadId, thread))).toMatchObject([
      { memberId: 1, reason: 'spam', text: '广告' },
    ]);
  });

  it('of several suppliers is sent to those that take it, and says who does not, each time it is sent', async () => {
    const { client } = buyer!;
    const blocked = await openThread(buyer!, { ...sampleEnquiry, targetId: 1000 });
    valueOf(await blockThread(supplier!.client, blocked, true));
    const cases: [Partial<EnquiryForm>, number[]][] = [
      [{ targetId: 1500, supplierIds: [1000, 1002] }, [1001, 1002]],
      // Also where it began at the one that takes nothing more.
      [{ targetId: 1000, supplierIds: [1002] }, [1002]],
    ];
    for (const [form, asked] of cases) {
      const key = nextKey();
      const receipt = valueOf(await sendEnquiry(client, { ...sampleEnquiry, ...form }, key));
      expect(receipt.notAskedIds).toEqual([1000]);
      expect(valueOf(await sendEnquiry(client, { ...sampleEnquiry, ...form }, key))).toEqual(receipt);
      const { threads } = valueOf(await getEnquiry(client, receipt.id));
      expect(threads.map((one) => one.supplier.id)).toEqual(asked);
    }
    const alone = await sendEnquiry(client, { ...sampleEnquiry, targetId: 1000 }, nextKey());
    expect(reasonOf(alone)).toBe('thread_blocked');
    valueOf(await blockThread(supplier!.client, blocked, false));
  });

  it('about a post that belongs to no supplier is refused, unless others are asked', async () => {
    const { db } = use().database;
    const before = await db.$count(enquiry);
    const about = { ...sampleEnquiry, targetId: 1600 };
    expect(reasonOf(await sendEnquiry(buyer!.client, about, nextKey()))).toBe('no_recipient');
    expect(await db.$count(enquiry)).toBe(before);
    const { id } = valueOf(await sendEnquiry(buyer!.client, { ...about, supplierIds: [1001] }, nextKey()));
    expect(valueOf(await getEnquiry(buyer!.client, id)).threads.map((one) => one.supplier.id)).toEqual([1001]);
  });

  it('shows fifty messages at once, and those before', async () => {
    const thread = await openThread(buyer!);
    const sentAt = use().time.now;
    const row = { threadId: thread, side: 'buyer', memberId: 1, lang: 'cn', sentAt } as const;
    await use()
      .database.db.insert(threadMessage)
      .values(Array.from({ length: 120 }, (_, at) => ({ ...row, requestKey: `many ${at}`, text: String(at) })));
    const read = async (before?: number) => {
      const { messages, earlier, unread } = valueOf(await getThread(supplier!.client, thread, { before }));
      return [messages[0], messages.at(-1), messages.length, earlier, unread] as const;
    };
    const [first, last, ...about] = await read();
    expect([first!.text, last!.text, ...about]).toEqual(['70', '119', 50, true, 99]);
    const [earlier] = await read(first!.id);
    expect(earlier!.text).toBe('20');
    const [oldest, newest, ...rest] = await read(earlier!.id);
    expect([oldest!.text, newest!.text, ...rest]).toEqual(['0', '19', 20, false, 99]);
  });

  it('names what is wrong with a form, and stores nothing of it', async () => {
    const { db } = use().database;
    const before = await db.$count(enquiryThread);
    const wrong = async (form: Partial<EnquiryForm>) => {
      const result = await sendEnquiry(buyer!.client, { ...sampleEnquiry, ...form }, nextKey());
      return result.ok ? null : wrongFields(result.failure);
    };
    const fact = { label: 'a', value: '' };
    const cases: [Partial<EnquiryForm>, string[]][] = [
      [{ supplierIds: [1500] }, ['supplierIds']],
      [{ supplierIds: [99_999] }, ['supplierIds']],
      [{ supplierIds: Array.from({ length: 10 }, (_, at) => 1000 + at) }, ['supplierIds']],
      [{ parameters: Array.from({ length: 31 }, () => fact) }, ['parameters']],
      [{ incoterm: 'FOO' as never }, ['incoterm']],
      [{ uploads: ['sample-file-0123456789'] }, ['uploads']],
      [{ uploads: Array.from({ length: 6 }, () => 'sample-file-0123456789') }, ['uploads']],
    ];
    for (const [form, fields] of cases) expect([form, await wrong(form)]).toEqual([form, fields]);
    expect(await db.$count(enquiryThread)).toBe(before);
    const thread = await openThread(buyer!);
    const wrongQuote = async (quote: object) => {
      const result = await sendQuote(supplier!.client, thread, { ...sampleQuote, ...quote }, nextKey());
      return result.ok ? null : wrongFields(result.failure).map((field) => field.split('.')[0]);
    };
    const price = (quantity: number, unitPrice = 1) => ({ quantity, unitPrice });
    const quotes: [object, string[]][] = [
      [{ prices: [] }, ['prices']],
      [{ prices: [price(10), price(10)] }, ['prices']],
      [{ prices: [price(1, 0.000_01)] }, ['prices']],
      [{ prices: [price(1, -1)] }, ['prices']],
      [{ prices: Array.from({ length: 7 }, (_, at) => price(at + 1)) }, ['prices']],
      [{ validUntil: '2026-02-28' }, ['validUntil']],
      [{ validUntil: '2029-01-01' }, ['validUntil']],
      [{ currency: 'XXX' }, ['currency']],
      [{ leadTimeDays: -1 }, ['leadTimeDays']],
    ];
    for (const [quote, fields] of quotes) expect([quote, await wrongQuote(quote)]).toEqual([quote, fields]);
    expect(await db.$count(threadQuote, eq(threadQuote.threadId, thread))).toBe(0);
  });

  it('holds a long text of every letter, and ten quotes of a thread', async () => {
    const text = '字'.repeat(4000);
    const parameters = Array.from({ length: 30 }, () => ({ label: '锁'.repeat(100), value: '值'.repeat(300) }));
    const form = { ...sampleEnquiry, specification: '规'.repeat(2000), message: text, parameters };
    const thread = await openThread(buyer!, form);
    expect(valueOf(await getThread(supplier!.client, thread)).enquiry).toMatchObject({ message: text, parameters });
    for (let sent = 0; sent < 10; sent += 1) await quoteIn(supplier!, thread);
    expect(reasonOf(await sendQuote(supplier!.client, thread, sampleQuote, nextKey()))).toBe('thread_closed');
    const { enquiryId, quotes } = valueOf(await getThread(buyer!.client, thread));
    expect(quotes).toHaveLength(10);
    expect(valueOf(await getEnquiry(buyer!.client, enquiryId)).quotes).toEqual(quotes.slice(5));
  });

  it('of an old client, which says no more than it used to, is taken', async () => {
    const body = { target_id: 1000, quantity: 1, message: '老客户端', key: nextKey() };
    const response = await buyer!.fetch(
      new Request('http://api.test/memberApi/enquiries', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
    const { data } = (await response.json()) as { data: { id: number } };
    const [stored] = await use().database.db.select().from(enquiry).where(eq(enquiry.id, data.id));
    expect(stored).toMatchObject({ supplierIds: [], parameters: [], incoterm: null });
  });
});
